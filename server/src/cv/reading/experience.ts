import { joinBrokenDates } from "./brokenDates.ts";
import { joinBrokenHeaders } from "./brokenHeaders.ts";
import { withDated } from "./dated/choose.ts";
import { datedLines } from "./datedLines.ts";
import { applyGroupEmployers, withSharedEmployers } from "./employerGroups.ts";
import { chosenJobs, headersIn } from "./fields/chosen.ts";
import type { Header } from "./fields/headers.ts";
import { withoutHeaderBullets, withoutRepeatedPlaces } from "./headerLines.ts";
import { joinHeaders, withHeaders } from "./headerStyles.ts";
import { type JobLine, withLabels, withoutLabelContinuations } from "./jobLabels.ts";
import { jobLines } from "./jobLines.ts";
import { jobsByRules } from "./jobsByRules.ts";
import type { Entry } from "./layoutOfJobs.ts";
import { titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";
import { likely, unlikely, type Variant } from "./splitVariants.ts";
import { undatedJobs } from "./undatedJobs.ts";

/** The lines of a section with their labels, and broken dates joined. */
export const labelledLines = (section: ReadLine[]): JobLine[] =>
  joinBrokenDates(
    withLabels(withoutLabelContinuations(withoutHeaderBullets(jobLines(section)))).filter(
      ({ field }) => field !== "detail",
    ),
  );

/** The lines of a section, as they are and with broken headers joined. */
function variantsOf(section: ReadLine[]): Variant[] {
  const labelled = withDated(labelledLines(section));
  const whole = joinBrokenHeaders(labelled);
  const broken = joinBrokenHeaders(labelled, false);
  return [
    { lines: whole, prior: 0 },
    ...(broken.length > whole.length ? [{ lines: broken, prior: unlikely }] : []),
  ].flatMap(({ lines, prior }) => {
    const distinct = withoutRepeatedPlaces(lines);
    const headed = withHeaders(distinct, datedLines(distinct));
    const joined = joinHeaders(headed);
    return [
      { lines: headed, prior },
      ...(joined.length < headed.length ? [{ lines: joined, prior: prior + likely }] : []),
    ];
  });
}

type Variants = { headers: Header[]; lines: JobLine[] }[];

/** The headers of the jobs of a section, for each way to join its lines, with what rules read in them. */
export function headerVariants(section: ReadLine[]): Variants {
  const variants = variantsOf(section);
  const byRules = jobsByRules(variants);
  return variants.map(({ lines }) => ({ lines, headers: headersIn(lines, byRules) }));
}

/** The jobs of a section: each has dates, with title and employer on that line, above or below it. */
export function experienceIn(section: ReadLine[], needsTitle = false): Entry[] {
  const variants = headerVariants(section);
  const [{ lines } = { lines: [] }] = variants;
  if (datedLines(lines).length === 0) return needsTitle ? [] : undatedJobs(lines);
  const jobs = withSharedEmployers(applyGroupEmployers(chosenJobs(variants)));
  const complete = jobs.filter(({ title, company }) => titleScore(title) >= 1 && company !== "");
  // If most are certainly jobs, the others with the same layout are too.
  return needsTitle && complete.length <= jobs.length / 2
    ? complete
    : jobs.filter(({ title, company }) => title || company);
}
