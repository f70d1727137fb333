import type { ReadCv } from "../../server/src/cv/file/readFile.ts";
import { compareJobs, compareSkills, type Job, percent, type Same } from "./similarity.ts";

export type Show = (text: string) => void;

/** Compares parsed CVs with their truths; `show` receives the errors. Not every truth has skills. */
export function countReadings({ same, sameSkill, show }: { same: Same; sameSkill: Same; show: Show }) {
  const jobs = { true: 0, read: 0, titles: 0, titled: 0, companies: 0, named: 0, dates: 0, whole: 0 };
  const skills = { true: 0, read: 0, missing: 0, wrong: 0 };

  /** Returns the number of positions parsed without errors. */
  const add = (
    name: string,
    truth: { experience: Job[]; skills?: string[] },
    reading: ReadCv["reading"] | undefined,
  ): number => {
    const { results, left } = compareJobs(truth.experience, reading?.experience ?? [], same);
    const before = jobs.whole;
    jobs.true += results.length;
    jobs.read += reading?.experience.length ?? 0;
    for (const { truth: job, found, title, company, dates } of results) {
      jobs.titled += Number(job.title !== "");
      jobs.titles += Number(job.title !== "" && title);
      jobs.named += Number(job.company !== "");
      jobs.companies += Number(job.company !== "" && company);
      jobs.dates += Number(dates);
      if (title && company && dates) jobs.whole += 1;
      else show(`  ${name}: ${JSON.stringify(job)} read as ${JSON.stringify(found)}`);
    }
    for (const job of left) show(`  ${name}: read but not there ${JSON.stringify(job)}`);
    if (truth.skills) {
      const { missing, wrong } = compareSkills(truth.skills, reading?.skills ?? [], sameSkill);
      skills.true += truth.skills.length;
      skills.read += reading?.skills.length ?? 0;
      skills.missing += missing.length;
      skills.wrong += wrong.length;
      if (missing.length + wrong.length)
        show(`  ${name}: skills missing [${missing.join("; ")}] wrong [${wrong.join("; ")}]`);
    }
    return jobs.whole - before;
  };

  const jobLines = () => [
    `titles right               ${percent(jobs.titles, jobs.titled)}`,
    `employers right            ${percent(jobs.companies, jobs.named)}`,
    `dates right                ${percent(jobs.dates, jobs.true)}`,
  ];
  return { jobs, skills, add, jobLines };
}
