import { withJobs } from "../../server/src/cv/reading/dated/judgeSections.ts";
import { entriesIn } from "../../server/src/cv/reading/education.ts";
import { headedSections } from "../../server/src/cv/reading/parseCv.ts";
import { isOnlyDegree } from "../../server/src/cv/reading/schools/choose.ts";
import { schoolFeatures } from "../../server/src/cv/reading/schools/features.ts";
import { countsOf } from "../../server/src/text/counts.ts";
import { withinLength } from "../../server/src/text/fileText.ts";
import { wordsKey } from "../../server/src/text/tokens.ts";
import { logistic, type Row } from "./trainDated.ts";
import type { Sample } from "./trainWeights.ts";

/** The entries of a CV's education sections, and whether the truth has their school. */
function rowsOf({ file, truth, weight }: Sample): Row[] {
  const { schools } = truth as { schools?: string[] };
  if (!schools) return [];
  const lines = withJobs(headedSections(withinLength(file.lines).lines))
    .filter(({ kinds }) => kinds.includes("education"))
    .flatMap((section) => section.lines);
  const entries = entriesIn(lines);
  const features = schoolFeatures(entries);
  return entries.flatMap((entry, at) => {
    if (isOnlyDegree(entry)) return [];
    const text = ` ${wordsKey(`${entry.institution} ${entry.line?.plain}`)} `;
    // The line of a school whose name was read wrongly is one as well.
    const isPositive = schools.some((school) => {
      const words = wordsKey(school).split(" ");
      return words.filter((word) => text.includes(` ${word} `)).length > words.length / 2;
    });
    return [{ features: features[at] ?? [], isPositive, weight }];
  });
}

const leastExamples = 8;

export function trainSchools(samples: Sample[]) {
  const rows = samples.flatMap(rowsOf);
  const counts = countsOf(rows.flatMap(({ features }) => features));
  const isUsual = (name: string) => (counts.get(name) ?? 0) >= leastExamples;
  return logistic(rows.map((row) => ({ ...row, features: row.features.filter(isUsual) })));
}
