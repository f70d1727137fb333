import { hasContactData } from "../../evidence/privacy.ts";
import { spansIn } from "../../text/dates.ts";
import type { SectionKind } from "../../text/enums.ts";
import { beginsWithDegree, isSchool } from "./degrees.ts";
import { titleScore } from "./names.ts";
import type { ReadLine, Section } from "./sections.ts";
import { hasUnknownHeading } from "./skillSections.ts";

const content: SectionKind[] = ["experience", "education", "skills"];

/** Splits a CV without headings by content: degrees and schools, lists, and jobs before or between them. */
export function splitWithoutHeadings(sections: Section[]): Section[] {
  // "Tools: Git" within a job is not a heading.
  const headed = sections.filter(({ kinds, isLabel }) => !isLabel || kinds[0] !== "skills");
  if (headed.some(({ kinds }) => kinds.some((kind) => content.includes(kind)))) return sections;
  if (sections.filter(hasUnknownHeading).length > 2) return sections;
  const lines = sections.flatMap((section) => section.lines);
  const start = lines.findIndex((line) => hasContactData(line.plain)) + 1;
  const parts = new Map<SectionKind, ReadLine[]>(content.map((kind) => [kind, []]));
  let kind: SectionKind = "experience";
  lines.forEach((line, index) => {
    if (index < start) return;
    const text = line.plain;
    const beginsSchools =
      beginsWithDegree(text) || (isSchool(text) && beginsWithDegree(lines[index + 1]?.plain ?? ""));
    if (beginsSchools) kind = "education";
    else if (kind === "education" && titleScore(text) >= 2 && !isSchool(text)) kind = "experience";
    const goesOn =
      lines[index - 1] === parts.get("skills")?.at(-1) && spansIn(text).length === 0 && /^\p{Ll}/u.test(text);
    parts.get(isList(text) || goesOn ? "skills" : kind)?.push(line);
  });
  // Without schools or lists it cannot be split.
  if (parts.get("education")?.length === 0 && parts.get("skills")?.length === 0) return sections;
  const identity: Section = { kinds: ["identity"], heading: null, lines: lines.slice(0, start) };
  return [
    identity,
    ...[...parts].map(([kind, partLines]): Section => ({ kinds: [kind], heading: null, lines: partLines })),
  ];
}

/** Four or more short items with the same separator. */
function isList(text: string): boolean {
  const items = text.replace(/^[\p{L} ]{2,30}: /u, "").split(/\s*[,|•·;]\s*/);
  return (
    items.length > 3 &&
    spansIn(text).length === 0 &&
    !/[.!?]$/.test(text) &&
    items.every((item) => item.split(" ").length < 4)
  );
}
