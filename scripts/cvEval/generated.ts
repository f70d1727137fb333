import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { openFile } from "../../server/src/cv/file/openFile.ts";
import { layouts } from "../../tests/cv/generated/layouts.ts";
import { cacheKey, type GeneratedCv, generated, printAll } from "../../tests/cv/generated/print.ts";
import { varied } from "../../tests/cv/generated/varied.ts";
import { countReadings, type Show } from "./countReadings.ts";
import { isEqual, isSameSkill, percent, type Same } from "./similarity.ts";

const perLayout = 3;
const variedCount = 400;

/**
 * Evaluates generated CVs. Layouts of even index and varied CVs of even seed are the work half, whose errors may be shown.
 * Those of odd index are only counted, so that no rule is tuned on them; `isOnlyWork` skips them.
 */
export async function reportGenerated(isVerbose: boolean, isOnlyWork: boolean): Promise<void> {
  const show: Show = (text) => isVerbose && console.log(text);
  const { layoutCvs, variedCvs } = await allPrinted();
  await reportCvs("layouts for work", layoutCvs.filter(isWork), show);
  await reportCvs("varied, for work", variedCvs.filter(isEvenSeed), show);
  if (isOnlyWork) return;
  const otherLayouts = layoutCvs.filter((cv) => !isWork(cv));
  const otherVaried = variedCvs.filter((cv, index) => !isEvenSeed(cv, index));
  await reportCvs("layouts only reported", otherLayouts, () => {});
  await reportCvs("varied, only reported", otherVaried, () => {});
}

async function allPrinted() {
  const layoutCvs = await printed(generated(perLayout));
  const variedCvs = await printed(Array.from({ length: variedCount }, (_, seed) => varied(seed)));
  return { layoutCvs, variedCvs };
}

const isWork = (cv: GeneratedCv) => Number(cv.group) % 2 === 0;
const isEvenSeed = (_: GeneratedCv, index: number) => index % 2 === 0;

/** The half of the generated CVs that may be learned from. */
export async function generatedForWork(): Promise<GeneratedCv[]> {
  const { layoutCvs, variedCvs } = await allPrinted();
  return [...variedCvs.filter(isEvenSeed), ...layoutCvs.filter(isWork)];
}

async function printed(unprinted: Parameters<typeof printAll>[1]): Promise<GeneratedCv[]> {
  const { cvs, missing } = await printAll(join(tmpdir(), `generated-cvs-${cacheKey()}`), unprinted);
  if (missing.length) console.log(`printers not installed         ${missing.join(", ")}`);
  return cvs;
}

/** Groups by printer and language. */
function kindsOf(group: string): string[] {
  const { language, printer } = layouts[Number(group)] ?? {};
  return language && printer ? [printer, language] : group.split(" ").slice(0, 2);
}

export async function reportCvs(
  name: string,
  cvs: GeneratedCv[],
  show: Show,
  { same, sameSkill }: { same: Same; sameSkill: Same } = { same: isEqual, sameSkill: isSameSkill },
): Promise<void> {
  const { jobs, skills, add, jobLines } = countReadings({ same, sameSkill, show });
  const groups = new Map<string, { jobs: number; whole: number }>();
  const schools = { true: 0, found: 0 };
  const rightNumber = { positions: 0, schools: 0 };
  for (const { file, group, truth } of cvs) {
    const { reading } = await openFile(readFileSync(file), { name: basename(file) });
    const { experience, education } = reading;
    const label = `${basename(file)} ${group}`;
    const whole = add(label, truth, reading);
    for (const kind of kindsOf(group)) {
      const before = groups.get(kind) ?? { jobs: 0, whole: 0 };
      groups.set(kind, { jobs: before.jobs + truth.experience.length, whole: before.whole + whole });
    }
    rightNumber.positions += Number(experience.length === truth.experience.length);
    rightNumber.schools += Number(education.length === truth.schools.length);
    const found = truth.schools.filter((school) => education.some((one) => isEqual(one.institution, school)));
    schools.found += found.length;
    schools.true += truth.schools.length;
    if (education.length !== truth.schools.length || found.length < truth.schools.length)
      show(`  ${label}: schools ${JSON.stringify(truth.schools)} read as ${JSON.stringify(education)}`);
  }
  const precision = (skills.read - skills.wrong) / Math.max(1, skills.read);
  const recall = (skills.true - skills.missing) / Math.max(1, skills.true);
  console.log(`${name}: ${cvs.length} CVs, ${jobs.true} jobs`);
  const byGroup = [...groups].map(([group, { jobs, whole }]) => `${group} ${percent(whole, jobs)}`);
  console.log(`  whole jobs right           ${byGroup.join(", ")}`);
  for (const line of jobLines()) console.log(`  ${line}`);
  console.log(`  number of positions right  ${percent(rightNumber.positions, cvs.length)} of CVs`);
  console.log(`  number of schools right    ${percent(rightNumber.schools, cvs.length)} of CVs`);
  console.log(`  names of schools right     ${percent(schools.found, schools.true)}`);
  console.log(
    `  skills F1                  ${((2 * precision * recall) / (precision + recall)).toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})`,
  );
}
