import type { SectionKind } from "../../../text/enums.ts";
import { headingKinds } from "../../../text/headings.ts";
import { splitMixedSection } from "../mixed.ts";
import { titleScore } from "../names.ts";
import type { Section } from "../sections.ts";
import { sum, weights } from "./choose.ts";
import { datedSection, sectionFeatures } from "./sectionFeatures.ts";

const open: SectionKind[] = ["education", "identity", "summary", "skills", "languages", "other"];
const isUnknown = ({ heading }: Section) => heading !== null && headingKinds(heading).length === 0;

/**
 * Treats a section as experience if the trained weights classify its dates as those of jobs, unless its heading says
 * otherwise; schools among them ("Academic history") remain schools. An unknown heading right below other jobs is the
 * employer of the next one, and a title belongs to its job.
 */
export function withJobs(sections: Section[]): Section[] {
  const dated = sections.map(datedSection);
  const features = sectionFeatures(dated);
  const result: Section[] = [];
  sections.forEach((section, at) => {
    const isOpen = section.kinds.every((kind) => open.includes(kind));
    const hasJobs = isOpen && dated[at]?.candidates.length && sum(features[at] ?? [], weights.experience) > 0;
    const before = result.at(-1);
    if (!hasJobs) result.push(section);
    else if (section.kinds.includes("education")) {
      const parts = splitMixedSection({ ...section, kinds: ["experience", "education"] });
      result.push(...(parts.length > 1 ? parts : [{ ...section, kinds: ["experience" as const] }]));
    } else if (before?.kinds[0] === "experience" && isUnknown(section) && section.headingLine)
      result[result.length - 1] = {
        ...before,
        lines: [...before.lines, section.headingLine, ...section.lines],
      };
    else if (section.headingLine && titleScore(section.heading ?? "") >= 2)
      result.push({ ...section, kinds: ["experience"], lines: [section.headingLine, ...section.lines] });
    else result.push({ ...section, kinds: ["experience"] });
  });
  return result;
}
