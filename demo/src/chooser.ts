import { type Html, html } from "@career-hub/server/text/html.ts";
import { avatarPath } from "./avatars.ts";
import fields from "./fields.json" with { type: "json" };
import { layout, lockIcon } from "./layout.ts";
import type { DemoPerson } from "./people.ts";

const startingOut = "Starting out";
const fewCommits = 150;

type Choice = { person: DemoPerson; languages: string[]; field: string };

/** The sign-in page: all people by field, each a link that signs in. */
export function chooserPage(page: {
  base: string;
  people: DemoPerson[];
  productName: string;
  includesPrivate: boolean;
  chooseUrl: (login: string) => string;
  cancelUrl: string;
}): string {
  const choices = page.people.map(toChoice);
  const groups = [...fields.map(({ name }) => name), startingOut]
    .map((name) => ({
      name,
      id: name.toLowerCase().replace(/[^a-z]+/g, "-"),
      choices: choices.filter(({ field }) => field === name),
    }))
    .filter((group) => group.choices.length > 0);
  const body = html`
<div class="head">
  <div>
    <h1>Sign in as a sample developer</h1>
    <p class="lead">This server is not connected to GitHub, so it offers ${page.people.length} fictional developers instead. Their names, repositories and numbers are invented. Choose one to see what ${page.productName} makes of their work.</p>
  </div>
</div>
${page.includesPrivate && html`<p class="notice">${lockIcon}<span>Private sample repositories are included, as you asked.</span></p>`}
<nav class="jump" aria-label="Fields">${groups.map(({ name, id, choices }) => html`<a href="#${id}">${name} <span class="count">${choices.length}</span></a>`)}</nav>
${groups.map(
  ({ name, id, choices }) =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2><ul class="people">${choices.map((choice) => card(choice, page))}</ul></section>`,
)}
<section class="real" aria-labelledby="real"><h2 id="real">Use real GitHub instead</h2>
<p>Register an OAuth app in GitHub's developer settings, set <code>GITHUB_CLIENT_ID</code> and <code>GITHUB_CLIENT_SECRET</code> to its ID and secret, and restart the server. GitHub's own sign-in page then replaces this one.</p></section>`;
  const action = html`<a class="btn" href="${page.cancelUrl}">Cancel</a>`;
  return layout({ base: page.base, title: "Sign in as a sample developer", body, action });
}

function card(
  { person, languages }: Choice,
  page: { base: string; chooseUrl: (login: string) => string },
): Html {
  const count = person.repositories.length;
  return html`<li><a class="person" href="${page.chooseUrl(person.login)}">
<img src="${page.base}${avatarPath(person.login)}" alt="" width="40" height="40">
<span class="who"><b>${person.name}</b><span class="tagline">${person.tagline}</span><span class="facts">${[...languages, count === 1 ? "1 repository" : `${count} repositories`].join(" · ")}</span></span>
</a></li>`;
}

/** Languages are weighted by the person's share of each repository, so that vendored code does not dominate. */
function toChoice(person: DemoPerson): Choice {
  const weights = new Map<string, number>();
  let commits = 0;
  for (const repository of person.repositories.filter(({ isFork }) => !isFork)) {
    const bytes = Object.values(repository.languages).reduce((sum, size) => sum + size, 0) || 1;
    commits += repository.commits.own;
    for (const [language, size] of Object.entries(repository.languages)) {
      weights.set(language, (weights.get(language) ?? 0) + (repository.commits.own * size) / bytes);
    }
  }
  const sum = (languages: string[]) =>
    languages.reduce((total, language) => total + (weights.get(language) ?? 0), 0);
  const best = fields.reduce((a, b) => (sum(b.languages) > sum(a.languages) ? b : a));
  return {
    person,
    field: commits < fewCommits || sum(best.languages) === 0 ? startingOut : best.name,
    languages: [...weights]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 2)
      .map(([language]) => language),
  };
}
