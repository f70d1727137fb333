import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { yearsOf } from "./commitsByYear.ts";
import { factsOf } from "./page.ts";
import type { PublicProfile } from "./publicProfile.ts";

export type Picture = {
  name: string;
  headline: string;
  claims: { text: string; count: number }[];
  /** Own commits in public repositories by year, oldest first; empty when unknown. */
  years: { year: number; commits: number }[];
  facts: string;
  productName: string;
};

const maxHeadline = 60;
const maxClaims = 5;
/** Longer claims leave no room for a second one on the line. */
const maxClaimLength = 22;
const maxYears = 8;
const drawMs = 20_000;
const cache = new LRUCache<string, Promise<Buffer>>({ max: 100 });
let last: Promise<unknown> = Promise.resolve();

/** The bundled font has no letters of other scripts, which would be drawn as boxes. */
const isDrawable = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);

/** At most 60 characters, cut at a word. */
const cut = (text: string) =>
  text.length <= maxHeadline ? text : `${text.slice(0, maxHeadline).replace(/\s+\S*$/, "")}…`;

async function drawInThread(picture: Picture): Promise<Buffer> {
  await using worker = new Worker(new URL("./openGraphThread.ts", import.meta.url), { workerData: picture });
  const [png] = await once(worker, "message", { signal: AbortSignal.timeout(drawMs) });
  return Buffer.from(png);
}

/** Rendering takes a few hundred milliseconds of CPU time, so it runs in a thread, one picture at a time. */
function draw(picture: Picture): Promise<Buffer> {
  const drawn = last.then(() => drawInThread(picture));
  last = drawn.catch(() => {});
  return drawn;
}

type Person = { username: string; profile: PublicProfile };

/**
 * The Open Graph image of a public page, 1200 × 630 PNG; `version` changes with the profile. A name in another script than
 * Latin is replaced by the username, a headline left out.
 */
export function openGraphPicture(version: string, { username, profile }: Person, productName: string) {
  const cached = cache.get(version);
  if (cached) return cached;
  const picture = draw({
    name: isDrawable(profile.name) ? profile.name : username,
    headline: isDrawable(profile.headline) ? cut(profile.headline) : "",
    claims: [...profile.strengths, ...profile.technologies]
      .filter(({ claim }) => claim.length <= maxClaimLength)
      .slice(0, maxClaims)
      .map(({ claim, evidence }) => ({ text: claim, count: evidence.length })),
    years: yearsOf(profile.repositories, maxYears).map((year) => ({
      year,
      commits: profile.repositories.reduce((sum, { byYear }) => sum + (byYear[year] ?? 0), 0),
    })),
    facts: factsOf({ ...profile, level: "" }),
    productName,
  });
  cache.set(version, picture);
  picture.catch(() => cache.delete(version));
  return picture;
}
