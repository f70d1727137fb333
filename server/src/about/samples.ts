import type { Db } from "@career-hub/db/client.ts";
import { shownInCode } from "../cv/match/skills.ts";
import { listJobs } from "../job/queries.ts";
import { inThread } from "../matching/thread/scoring.ts";
import { publicPart } from "../profile/publicPart.ts";
import { findPerson } from "../profile/queries.ts";
import type { Profile } from "../profile/schema.ts";
import { match } from "../profile/suggestions.ts";
import { countEverything, listSamplePeople } from "./queries.ts";

/** Pairs of matching sample people; the first pair nobody is signed in as is used. */
const pairs = [
  ["henrike-paulsmeier", "zeynep-aksungur"],
  ["runa-aldecoa", "teodorbrask"],
  ["dov-lindqvist", "itzel-barrantes"],
];
const keptMs = 60_000;
/** Number of newest jobs with the main technologies to score; the tour shows the best. */
const triedJobs = 12;

/** Caches a response of the landing page for a minute per server, since it is the same for everybody. */
function cachedPerMinute<T>(make: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const cache = new WeakMap<Db, { at: number; value: Promise<T> }>();
  return (db) => {
    const entry = cache.get(db);
    if (entry && Date.now() - entry.at < keptMs) return entry.value;
    const value = make(db);
    cache.set(db, { at: Date.now(), value });
    value.catch(() => cache.delete(db));
    return value;
  };
}

export const counts = cachedPerMinute(countEverything);

async function findPair(db: Db) {
  for (const usernames of pairs) {
    const [userId, otherId] = await listSamplePeople(db, { usernames });
    if (!userId || !otherId) continue;
    const [you, they, score] = await Promise.all([
      findPerson(db, { userId, viewerId: userId }),
      findPerson(db, { userId: otherId, viewerId: otherId }),
      match(db, { userId, otherId }),
    ]);
    if (you?.profile && they?.profile && score)
      return { you: { ...you, profile: you.profile }, they: { ...they, profile: they.profile }, score };
  }
  return null;
}

/** Two sample people and their computed score; null without sample people. */
export const samplePair = cachedPerMinute(async (db) => {
  const pair = await findPair(db);
  if (!pair) return null;
  const personOf = ({ user, profile }: typeof pair.you) => ({
    id: user.id,
    username: user.github_username,
    profile: publicPart(profile),
  });
  return { you: personOf(pair.you), they: personOf(pair.they), match: pair.score };
});

/** A CV text from the profile, for the tour. */
const cvOf = ({ technical }: Profile) =>
  [
    technical.potentialRoles[0] ?? "",
    technical.coFounderSummary,
    "Skills",
    [...technical.identifiedTechnologies, ...technical.architecturalConcepts].join(", "),
    "Projects",
    ...technical.projectInsights.map(({ name, highlight }) => `${name}: ${highlight}`),
  ].join("\n");

/** An open job scored for a CV made from the sample profile; null without a sample or such a job. */
export const sampleJob = cachedPerMinute(async (db) => {
  const pair = await findPair(db);
  if (!pair) return null;
  const { profile } = pair.you;
  const technology = profile.technical.identifiedTechnologies.slice(0, 3);
  if (technology.length === 0) return null;
  const jobs = await listJobs(db, {
    userId: null,
    withoutHiddenOf: null,
    technology,
    limit: triedJobs,
    after: null,
  });
  const cv = await inThread("readCv", {
    text: cvOf(profile),
    positions: [],
    corrections: {},
    shown: shownInCode(profile),
  });
  const scored = await Promise.all(
    jobs.map(async (job) => ({
      job,
      ...(await inThread("scoreAd", {
        cvKey: `tour ${pair.you.user.id}`,
        cv,
        ad: { title: job.job_title, descriptionText: job.description_html.replace(/<[^>]*>/g, "\n") },
        now: Date.now(),
      })),
    })),
  );
  const [best] = scored.sort((a, b) => b.finalScore - a.finalScore);
  if (!best) return null;
  const { job } = best;
  return {
    username: pair.you.user.github_username,
    job: { id: job.id, job_title: job.job_title, company_name: job.company_name },
    finalScore: best.finalScore,
    reason: best.aiAnalysis.reason,
    requirements: best.match.requirements,
  };
});
