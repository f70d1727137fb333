import { html } from "../text/html.ts";
import { textOfHtml } from "./description.ts";
import type { listJobs } from "./queries.ts";

type Job = Pick<
  Awaited<ReturnType<typeof listJobs>>[number],
  "id" | "job_title" | "company_name" | "description_html" | "location" | "posted_at"
>;
type Feed = { publicUrl: string; productName: string; search: object };

/** Without characters that XML does not allow, not even escaped. */
const xml = (text: string) =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");

const shortened = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, "")}…` : text;

/** RSS 2.0 of a search, with links to the pages of this site. */
export function feedOfJobs(jobs: Job[], { publicUrl, productName, search }: Feed): string {
  const words = Object.entries(search)
    .filter(([name]) => name !== "limit" && name !== "cursor")
    .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
  const query = words.length ? `?${new URLSearchParams(words)}` : "";
  const filters = words.map(([, value]) => value).filter(Boolean);
  const items = jobs.map((job) => {
    const title = [job.job_title, job.company_name, job.location].filter(Boolean).join(" · ");
    return html`<item>
<title>${xml(title)}</title>
<link>${publicUrl}/jobs/${job.id}</link>
<guid isPermaLink="false">${job.id}</guid>
<pubDate>${new Date(job.posted_at).toUTCString()}</pubDate>
<description>${xml(shortened(textOfHtml(job.description_html), 500))}</description>
</item>
`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(`Jobs${filters.length ? `: ${filters.join(", ")}` : ""} – ${productName}`)}</title>
<link>${publicUrl}/jobs${query}</link>
<atom:link href="${publicUrl}/api/jobs.rss${query}" rel="self" type="application/rss+xml"/>
<description>Open positions on ${productName}, newest first.</description>
${items}</channel>
</rss>
`.html;
}
