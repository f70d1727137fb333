import { joinBrokenDates } from "./brokenDates.ts";
import { joinBrokenHeaders } from "./brokenHeaders.ts";
import { withDated } from "./dated/choose.ts";
import { datedLines } from "./datedLines.ts";
import { applyGroupEmployers, withSharedEmployers } from "./employerGroups.ts";
import type { Entry } from "./entry.ts";
import { chosenJobs, headersIn } from "./fields/chosen.ts";
import type { Header } from "./fields/headers.ts";
import { withoutHeaderBullets, withoutRepeatedPlaces } from "./headerLines.ts";
import { withHeaders } from "./headerStyles.ts";
import { type JobLine, withLabels, withoutLabelContinuations } from "./jobLabels.ts";
import { jobLines } from "./jobLines.ts";
import { jobsByRules } from "./jobsByRules.ts";
import { isLeave, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";
import { undatedJobs } from "./undatedJobs.ts";

/** The lines of a section with their labels, and broken dates joined. */
export const labelledLines = (section: ReadLine[]): JobLine[] =>
  joinBrokenDates(
    withLabels(withoutLabelContinuations(withoutHeaderBullets(jobLines(section)))).filter(
      ({ field }) => field !== "detail",
    ),
  );

/** The lines of a section, as they are and with broken headers joined. */
function variantsOf(section: ReadLine[]): JobLine[][] {
  const lines = withDated(labelledLines(section));
  const whole = joinBrokenHeaders(lines);
  const broken = joinBrokenHeaders(lines, false);
  const variants = broken.length > whole.length ? [whole, broken] : [whole];
  return variants.map(withoutRepeatedPlaces).map((some) => withHeaders(some, datedLines(some)));
}

/** The job headers of a section for each way of joining its lines, with what the rules parsed from them. */
export function headerVariants(section: ReadLine[]): { headers: Header[]; lines: JobLine[] }[] {
  const variants = variantsOf(section);
  const byRules = jobsByRules(variants);
  return variants.map((lines) => ({ lines, headers: headersIn(lines, byRules) }));
}

/** The jobs of a section: each has dates, with title and employer on that line, above or below it. */
export function experienceIn(section: ReadLine[], needsTitle = false): Entry[] {
  const variants = headerVariants(section);
  const [{ lines } = { lines: [] }] = variants;
  if (datedLines(lines).length === 0) return needsTitle ? [] : undatedJobs(lines);
  const jobs = withSharedEmployers(applyGroupEmployers(chosenJobs(variants))).filter(
    ({ title, company }) => !isLeave(title) && !isLeave(company),
  );
  const complete = jobs.filter(({ title, company }) => titleScore(title) >= 1 && company !== "");
  // If most are certainly jobs, others with the same layout count as jobs too.
  return needsTitle && complete.length <= jobs.length / 2
    ? complete
    : jobs.filter(({ title, company }) => title || company);
}
