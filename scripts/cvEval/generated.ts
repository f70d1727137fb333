import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { openFile } from "../../server/src/cv/file/openFile.ts";
import { layouts } from "../../tests/cv/generated/layouts.ts";
import { cacheKey, type GeneratedCv, generated, printAll } from "../../tests/cv/generated/print.ts";
import { varied } from "../../tests/cv/varied/compose.ts";
import { compareJobs, compareSkills, isEqual, isSameSkill, percent, type Same } from "./likeness.ts";

const perLayout = 3;
const variedCount = 400;
type Show = (text: string) => void;

/**
 * Invented CVs, printed and read. Layouts of even index and varied CVs of even seed are for work: their errors may be
 * shown. Those of odd index are only counted, so that no rule is made for them; `isOnlyWork` leaves them out.
 */
export async function reportGenerated(isVerbose: boolean, isOnlyWork: boolean): Promise<void> {
  const show: Show = (text) => isVerbose && console.log(text);
  const layoutCvs = await printed(generated(perLayout), ".");
  const variedCvs = await printed(
    Array.from({ length: variedCount }, (_, seed) => varied(seed)),
    ".",
    "../varied",
  );
  const isWork = (cv: GeneratedCv) => Number(cv.group) % 2 === 0;
  const isEvenSeed = (_: GeneratedCv, index: number) => index % 2 === 0;
  await reportCvs("layouts for work", layoutCvs.filter(isWork), show);
  await reportCvs("varied, for work", variedCvs.filter(isEvenSeed), show);
  if (isOnlyWork) return;
  await reportCvs(
    "layouts only reported",
    layoutCvs.filter((cv) => !isWork(cv)),
    () => {},
  );
  await reportCvs(
    "varied, only reported",
    variedCvs.filter((cv, index) => !isEvenSeed(cv, index)),
    () => {},
  );
}

async function printed(
  unprinted: Parameters<typeof printAll>[1],
  ...parts: string[]
): Promise<GeneratedCv[]> {
  const { cvs, missing } = await printAll(join(tmpdir(), `generated-cvs-${cacheKey(...parts)}`), unprinted);
  if (missing.length) console.log(`printers not installed         ${missing.join(", ")}`);
  return cvs;
}

/** Printer and language. */
function kindsOf(group: string): string[] {
  const { language, printer } = layouts[Number(group)] ?? {};
  return language && printer ? [printer, language] : group.split(" ").slice(0, 2);
}

export async function reportCvs(
  name: string,
  cvs: GeneratedCv[],
  show: Show,
  sameSkill: Same = isSameSkill,
): Promise<void> {
  const count = {
    jobs: 0,
    titles: 0,
    titled: 0,
    companies: 0,
    named: 0,
    dates: 0,
    positions: 0,
    schoolCounts: 0,
    schools: 0,
    schoolsRead: 0,
  };
  const groups = new Map<string, { jobs: number; whole: number }>();
  const skills = { true: 0, read: 0, missing: 0, wrong: 0 };
  for (const { file, group, truth } of cvs) {
    const read = await openFile(readFileSync(file), { name: basename(file) });
    const { experience, education, skills: skillsRead } = read.reading;
    const { results, left } = compareJobs(truth.experience, experience, isEqual);
    for (const { title, company, dates, truth: job, found } of results) {
      for (const kind of kindsOf(group)) {
        const { jobs, whole } = groups.get(kind) ?? { jobs: 0, whole: 0 };
        groups.set(kind, { jobs: jobs + 1, whole: whole + Number(title && company && dates) });
      }
      count.jobs += 1;
      count.titled += Number(job.title !== "");
      count.titles += Number(job.title !== "" && title);
      count.named += Number(job.company !== "");
      count.companies += Number(job.company !== "" && company);
      count.dates += Number(dates);
      if (!(title && company && dates))
        show(`  ${basename(file)} ${group}: ${JSON.stringify(job)} read as ${JSON.stringify(found)}`);
    }
    for (const job of left) show(`  ${basename(file)} ${group}: read but not there ${JSON.stringify(job)}`);
    count.positions += Number(experience.length === truth.experience.length);
    count.schoolCounts += Number(education.length === truth.schools.length);
    const found = truth.schools.filter((school) => education.some((one) => isEqual(one.institution, school)));
    count.schools += found.length;
    count.schoolsRead += truth.schools.length;
    if (education.length !== truth.schools.length || found.length < truth.schools.length)
      show(
        `  ${basename(file)} ${group}: schools ${JSON.stringify(truth.schools)} read as ${JSON.stringify(education)}`,
      );
    if (!truth.skills) continue;
    const { missing, wrong } = compareSkills(truth.skills, skillsRead, sameSkill);
    skills.true += truth.skills.length;
    skills.read += skillsRead.length;
    skills.missing += missing.length;
    skills.wrong += wrong.length;
    if (missing.length + wrong.length)
      show(
        `  ${basename(file)} ${group}: skills missing [${missing.join("; ")}] wrong [${wrong.join("; ")}]`,
      );
  }
  const precision = (skills.read - skills.wrong) / Math.max(1, skills.read);
  const recall = (skills.true - skills.missing) / Math.max(1, skills.true);
  console.log(`${name}: ${cvs.length} CVs, ${count.jobs} jobs`);
  const byGroup = [...groups].map(([group, { jobs, whole }]) => `${group} ${percent(whole, jobs)}`);
  console.log(`  whole jobs right           ${byGroup.join(", ")}`);
  console.log(`  titles right               ${percent(count.titles, count.titled)}`);
  console.log(`  employers right            ${percent(count.companies, count.named)}`);
  console.log(`  dates right                ${percent(count.dates, count.jobs)}`);
  console.log(`  number of positions right  ${percent(count.positions, cvs.length)} of CVs`);
  console.log(`  number of schools right    ${percent(count.schoolCounts, cvs.length)} of CVs`);
  console.log(`  names of schools right     ${percent(count.schools, count.schoolsRead)}`);
  console.log(
    `  skills F1                  ${((2 * precision * recall) / (precision + recall)).toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})`,
  );
}
