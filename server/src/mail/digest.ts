import type { Db } from "@career-hub/db/client.ts";
import { listPending } from "../connection/queries.ts";
import type { Filters } from "../job/schema.ts";
import { countNewJobs, listNewJobs } from "../job/searches/queries.ts";
import { lazy } from "../lazy.ts";
import { suggest } from "../profile/suggestions.ts";
import { counted } from "../text/counted.ts";
import type { Part } from "./email.ts";

const list = lazy(() => new Intl.ListFormat("en-GB"));
const maxJobs = 5;
const maxPeople = 3;
const maxRequests = 5;

type Window = { userId: string; since: Date; until: Date };

function boardAddress(publicUrl: string, search: Filters): string {
  const words = Object.entries(search).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one): [string, string][] => (one === "" ? [] : [[name, String(one)]])),
  );
  return `${publicUrl}/jobs?${new URLSearchParams(words)}`;
}

async function jobParts(db: Db, publicUrl: string, window: Window): Promise<Part[]> {
  const searches = await listNewJobs(db, { ...window, limit: maxJobs });
  return searches.map(({ name, search, count, jobs }) => ({
    heading: `${name}: ${counted(count, "new job")}`,
    lines: [
      ...jobs.map(({ id, title, company, location }) => ({
        text: title,
        href: `${publicUrl}/jobs/${id}`,
        note: [company, location].filter(Boolean).join(" · "),
      })),
      {
        text: count > jobs.length ? `All ${count} on the job board` : "Open this search on the job board",
        href: boardAddress(publicUrl, search),
      },
    ],
  }));
}

/** News between two times; null without any. Older pending requests are listed but do not trigger a digest. */
export async function digestParts(db: Db, publicUrl: string, window: Window) {
  const jobs = await countNewJobs(db, window);
  const people = (await suggest(db, window)).suggestions.filter((one) => one.is_new);
  const pending = (await listPending(db, { userId: window.userId })).filter((one) => !one.set_aside);
  const requests = pending.filter(({ created_at: at }) => at > window.since && at <= window.until);
  const summary = list().format(
    [
      jobs && counted(jobs, "new job"),
      people.length && counted(people.length, "new match", "new matches"),
      requests.length && counted(requests.length, "new request"),
    ].filter((one) => typeof one === "string"),
  );
  if (!summary) return null;
  const parts: Part[] = await jobParts(db, publicUrl, window);
  if (people.length)
    parts.push({
      heading: "New people who fit",
      lines: people.slice(0, maxPeople).map((one) => ({
        text: one.github_username,
        href: `${publicUrl}/profile/view/${one.user_id}`,
        note: `Match score ${one.matchScore}%, ${one.matchStrength}`,
      })),
    });
  if (pending.length)
    parts.push({
      heading: `${counted(pending.length, "request")} waiting for your answer`,
      lines: pending.slice(0, maxRequests).map((one) => ({
        text: one.requester_username,
        href: `${publicUrl}/profile#incoming`,
      })),
    });
  return { summary, parts };
}
