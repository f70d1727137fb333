import { type Html, html } from "../text/html.ts";
import { linkOf, yearsText } from "./elements.ts";
import type { PublicProfile } from "./publicProfile.ts";

type Repository = PublicProfile["repositories"][number];

const maxRepositories = 12;
const maxYears = 12;
/** In pixels; matches the row height in page.css. */
const maxBarHeight = 26;

/** The years from the first to the last with own commits, at most the newest `most`. */
export function yearsOf(repositories: Repository[], most: number): number[] {
  const years = repositories.flatMap(({ byYear }) => Object.keys(byYear).map(Number));
  if (years.length === 0) return [];
  const last = Math.max(...years);
  const first = Math.max(Math.min(...years), last - most + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const shortName = (name: string) => name.split("/").at(-1) ?? name;

function bars(repositories: Repository[], years: number[]): Html {
  const tallest = Math.max(...repositories.flatMap(({ byYear }) => years.map((year) => byYear[year] ?? 0)));
  const bar = (commits: number) =>
    html`<i class="year" style="height:${commits && Math.max(1, Math.round((commits / tallest) * maxBarHeight))}px"></i>`;
  return html`<div class="years" aria-hidden="true">${repositories.map(
    ({ name, ownCommits, byYear }) =>
      html`<div><span class="mono">${shortName(name)}</span><div class="bars">${years.map((year) => bar(byYear[year] ?? 0))}</div><b>${ownCommits.toLocaleString("en")}</b></div>`,
  )}<div class="axis"><span></span><div class="bars">${years.map((year) => html`<span>’${String(year).slice(2)}</span>`)}</div></div></div>`;
}

const table = (repositories: Repository[]): Html =>
  html`<table><thead><tr><th scope="col">Repository</th><th scope="col">Own commits</th><th scope="col">Years</th></tr></thead><tbody>${repositories.map(
    ({ name, url, ownCommits, from, to }) =>
      html`<tr><th scope="row" class="mono">${linkOf(url, name)}</th><td>${ownCommits.toLocaleString("en")}</td><td>${yearsText(from, to)}</td></tr>`,
  )}</tbody></table>`;

/** Bars by repository and year on a common scale with an expandable table; only the table where years are unknown. */
export function commitsByYear({ repositories }: PublicProfile): Html | false {
  const rows = repositories.slice(0, maxRepositories);
  const years = yearsOf(rows, maxYears);
  if (rows.length === 0) return false;
  if (years.length === 0) return table(rows);
  return html`${bars(rows, years)}<details class="as-table"><summary>Show as table</summary>${table(rows)}</details>`;
}
