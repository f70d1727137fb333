/**
 * `npm run train:fields FOLDER…`: trains the weights that find the dates of jobs and choose title and employer, from
 * the work half of the generated and written CVs, the CVs of CAREER_HUB_DATA that were read by hand, and folders as of
 * `eval:cv --folder`. `--lines` (dates), `--sections` (sections and schools) and `--fields` (title and employer) select.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readDocx } from "../server/src/cv/docx/readDocx.ts";
import { kindOf } from "../server/src/cv/file/kind.ts";
import { readPdf } from "../server/src/cv/pdf/readPdf.ts";
import {
  weights as datedWeights,
  setWeights as setDatedWeights,
} from "../server/src/cv/reading/dated/choose.ts";
import { cvsOfFolder } from "./cvEval/folder.ts";
import { generatedForWork } from "./cvEval/generated.ts";
import { renamed, renamedTruth } from "./cvEval/renamed.ts";
import { isEqual, isSimilar, isSimilarName, type Job, type Same } from "./cvEval/similarity.ts";
import { datedExamplesOf, trainDated, trainSections } from "./cvEval/trainDated.ts";
import { trainSchools } from "./cvEval/trainSchools.ts";
import { examplesOf, type Sample, trainWeights } from "./cvEval/trainWeights.ts";
import { anonymisedCvs, cvsByHand } from "./cvEval/truths.ts";
import { writtenCvs } from "./cvEval/written.ts";
import { dataFolder, root } from "./project.ts";

type Truth = { experience: Job[] };

/**
 * An anonymised CV is used twice, each time with half the weight: as it is, and with generated names for placeholders.
 */
async function samplesOf(path: string, truth: Truth, same: Same, weight = 1): Promise<Sample[]> {
  const bytes = readFileSync(path);
  const isPdf = kindOf(bytes, { name: basename(path) }) === "pdf";
  const file = await (isPdf ? readPdf(bytes) : readDocx(bytes));
  const named = renamed(file, samples.length);
  const experience = named.names.length > 0 && renamedTruth(truth.experience, named.names);
  if (!experience) return [{ file, truth, weight, same }];
  return [
    { file, truth, weight: weight / 2, same },
    { file: named.file, truth: { ...truth, experience }, weight: weight / 2, same },
  ];
}

const samples: Sample[] = [];
for (const { file, truth } of await generatedForWork())
  samples.push(...(await samplesOf(file, truth, isEqual, 0.5)));
for (const folder of process.argv.slice(2).filter((one) => !one.startsWith("--")))
  for (const { file, truth } of cvsOfFolder(folder))
    samples.push(...(await samplesOf(file, truth, isSimilarName, 0.5)));
for (const { file, ...truth } of [...cvsByHand(), ...anonymisedCvs("work")]) {
  const path = join(dataFolder, "cv", file);
  if (existsSync(path)) samples.push(...(await samplesOf(path, truth, isSimilar)));
}
const withoutWritten = [...samples];
for (const { file, truth } of await writtenCvs("work"))
  samples.push(...(await samplesOf(file, truth, isSimilarName, 0.5)));
const write = (path: string, some: object) =>
  writeFileSync(join(root, "server/src/cv/reading", path), `${JSON.stringify(some, null, 2)}\n`);
const isWanted = (part: string) =>
  process.argv.includes(part) ||
  !["--lines", "--sections", "--fields"].some((one) => process.argv.includes(one));
if (isWanted("--lines")) {
  // With the written CVs lines were classified no better on the half that is only counted.
  const lines = trainDated(withoutWritten.flatMap(datedExamplesOf));
  setDatedWeights({ ...datedWeights, ...lines });
}
if (isWanted("--sections")) {
  setDatedWeights({ ...datedWeights, ...trainSections(samples) });
  write("schools/weights.json", trainSchools(samples));
}
write("dated/weights.json", datedWeights);
if (!isWanted("--fields")) process.exit(0);
const weights = trainWeights(samples.flatMap(examplesOf), console.log);
write("fields/weights.json", weights);
console.log(`${Object.keys(weights).length} weights from ${samples.length} CVs`);
