import { textOfHtml } from "./description.ts";

type Job = {
  id: string;
  job_title: string;
  company_name: string;
  description_html: string;
  location: string | null;
  posted_at: string;
};
type Feed = { publicUrl: string; productName: string; search: object };

// Characters that XML does not allow, not even escaped.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(impossible, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

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
    const address = `${publicUrl}/jobs/${job.id}`;
    const title = [job.job_title, job.company_name, job.location].filter(Boolean).join(" · ");
    return `<item>
<title>${xml(title)}</title>
<link>${xml(address)}</link>
<guid isPermaLink="false">${xml(job.id)}</guid>
<pubDate>${new Date(job.posted_at).toUTCString()}</pubDate>
<description>${xml(shortened(textOfHtml(job.description_html), 500))}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(`Jobs${filters.length ? `: ${filters.join(", ")}` : ""} – ${productName}`)}</title>
<link>${xml(`${publicUrl}/jobs${query}`)}</link>
<atom:link href="${xml(`${publicUrl}/api/jobs.rss${query}`)}" rel="self" type="application/rss+xml"/>
<description>${xml(`Open positions on ${productName}, newest first.`)}</description>
${items.join("\n")}
</channel>
</rss>
`;
}
