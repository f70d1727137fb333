import type { Db } from "@career-hub/db/client.ts";
import { scoresOf } from "../match/board.ts";
import { listSaved } from "../match/queries.ts";
import { checkConstants as limits } from "./constants.ts";

export type AskedFor = Awaited<ReturnType<typeof askedFor>>;

/** Requirements of the saved jobs that the CV does not mention, most frequent first. Null without saved jobs. */
export async function askedFor(db: Db, userId: string) {
  const jobs = await listSaved(db, { userId, limit: limits.savedJobs });
  if (!jobs.length) return null;
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const { scores } = await scoresOf(db, { userId, ids: [...titles.keys()] });
  const missing = scores.flatMap(({ id, match }) =>
    match.requirements
      .filter(
        ({ inCv, spoken, through, notCompared }) => !inCv && !spoken && !notCompared && through === null,
      )
      .map(({ skill, must, shownIn }) => ({
        skill,
        must,
        shownIn,
        job: { id, title: titles.get(id) ?? "" },
      })),
  );
  const skills = [...Map.groupBy(missing, ({ skill }) => skill)].map(([skill, requirements]) => ({
    skill,
    shownIn: requirements[0]?.shownIn ?? null,
    isMust: requirements.some(({ must }) => must),
    jobs: requirements.map(({ job }) => job),
  }));
  skills.sort(
    (a, b) =>
      b.jobs.length - a.jobs.length ||
      Number(b.isMust) - Number(a.isMust) ||
      a.skill.localeCompare(b.skill, "en"),
  );
  return { jobs: jobs.length, skills: skills.slice(0, limits.skills) };
}
