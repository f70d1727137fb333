/**
 * `npm run train:fields FOLDER…`: trains the weights that find the dates of jobs and choose title and employer, from
 * the work half of the generated CVs, the CVs of CAREER_HUB_DATA that were read by hand, and folders as of `eval:cv
 * --folder`. `--dated` trains those of dates alone, `--fields` those of title and employer.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readDocx } from "../server/src/cv/docx/readDocx.ts";
import { kindOf } from "../server/src/cv/file/kind.ts";
import { readPdf } from "../server/src/cv/pdf/readPdf.ts";
import { setWeights as setDatedWeights } from "../server/src/cv/reading/dated/choose.ts";
import { cvsOfFolder } from "./cvEval/folder.ts";
import { generatedForWork } from "./cvEval/generated.ts";
import { renamed, renamedTruth } from "./cvEval/renamed.ts";
import type { Job } from "./cvEval/similarity.ts";
import { datedExamplesOf, trainDated, trainSections } from "./cvEval/trainDated.ts";
import { examplesOf, type Sample, trainWeights } from "./cvEval/trainWeights.ts";
import { anonymisedCvs, cvsByHand } from "./cvEval/truths.ts";
import { dataFolder, root } from "./project.ts";

type Truth = { experience: Job[] };

/**
 * An anonymised CV is used twice, each time with half the weight: as it is, and with generated names for placeholders.
 */
async function samplesOf(path: string, truth: Truth, weight = 1, isLoose = false): Promise<Sample[]> {
  const bytes = readFileSync(path);
  const isPdf = kindOf(bytes, { name: basename(path) }) === "pdf";
  const file = await (isPdf ? readPdf(bytes) : readDocx(bytes));
  const named = renamed(file, samples.length);
  const experience = named.names.length > 0 && renamedTruth(truth.experience, named.names);
  if (!experience) return [{ file, truth, weight, isLoose }];
  return [
    { file, truth, weight: weight / 2, isLoose },
    { file: named.file, truth: { ...truth, experience }, weight: weight / 2, isLoose },
  ];
}

const samples: Sample[] = [];
for (const { file, truth } of await generatedForWork()) samples.push(...(await samplesOf(file, truth, 0.5)));
for (const folder of process.argv.slice(2).filter((one) => !one.startsWith("--")))
  for (const { file, truth } of cvsOfFolder(folder)) samples.push(...(await samplesOf(file, truth)));
for (const { file, experience } of [...cvsByHand(), ...anonymisedCvs("work")]) {
  const path = join(dataFolder, "cv", file);
  if (existsSync(path)) samples.push(...(await samplesOf(path, { experience }, 1, true)));
}
const write = (path: string, some: object) =>
  writeFileSync(join(root, "server/src/cv/reading", path), `${JSON.stringify(some, null, 2)}\n`);
if (!process.argv.includes("--fields")) {
  const dated = trainDated(samples.flatMap(datedExamplesOf));
  setDatedWeights(dated);
  const both = { ...dated, ...trainSections(samples) };
  setDatedWeights(both);
  write("dated/weights.json", both);
}
if (process.argv.includes("--dated")) process.exit(0);
const weights = trainWeights(samples.flatMap(examplesOf), console.log);
write("fields/weights.json", weights);
console.log(`${Object.keys(weights).length} weights from ${samples.length} CVs`);
