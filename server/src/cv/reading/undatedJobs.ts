import { isDuration } from "../../text/dates.ts";
import { fontOf } from "../../text/headings.ts";
import type { Entry } from "./entry.ts";
import { chosenJobs, headersIn } from "./fields/chosen.ts";
import type { JobLine } from "./jobLabels.ts";
import { companyScore, titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { isShort } from "./prose.ts";
import { rolesOf } from "./roles.ts";

/** "Nurse | Acme | 7 years": the duration of a job is not part of its header. */
const withoutDuration = <L extends JobLine>(line: L): L => {
  const cells = line.plain.split(/(\t|\s*\|\s*|\s+[–—-]\s*)/);
  return isDuration(cells.at(-1) ?? "") ? { ...line, plain: cells.slice(0, -2).join("") } : line;
};

const formOf = (line: JobLine) => `${fontOf(line)} ${Math.round(line.left - line.column)}`;

/**
 * Possible starts of entries: every line with the form of the first one, or only those below a description or a gap.
 */
function beginnings(lines: JobLine[]): number[][] {
  const first = lines.findIndex((line) => isShort(line));
  if (first < 0) return [];
  const form = formOf(lines[first] as JobLine);
  const alike = lines.flatMap((line, index) =>
    index >= first && isShort(line) && formOf(line) === form ? [index] : [],
  );
  const spaced = alike.filter(
    (index) => index === first || lines[index]?.hasGapAbove || !isShort(lines[index - 1]),
  );
  return spaced.length < alike.length && spaced.length > 1 ? [alike, spaced] : [alike];
}

/** Parses the first lines of an entry by rules. */
function byRules(lines: JobLine[]): Entry {
  const [own, below] = lines as [JobLine, JobLine | undefined];
  const whole = rolesOf(piecesOf(own.plain));
  const { title, company } =
    (whole.title && whole.company) || !isShort(below)
      ? whole
      : rolesOf([...piecesOf(own.plain), ...piecesOf(below.plain)]);
  return { title, company, from: "", to: "", lines: [own], header: [] };
}

/** The jobs of a section without dates. One must have a known title or the form of an employer's name. */
export function undatedJobs(section: JobLine[]): Entry[] {
  const lines = section.map(withoutDuration);
  const variants = beginnings(lines).map((begins) => {
    const dated = begins.map((index) => {
      const end = lines[index]?.plain.length ?? 0;
      return { index, span: { start: end, end, from: "", to: "", isRange: false } };
    });
    const read = begins.map((index, at) => byRules(lines.slice(index, begins[at + 1])));
    return { lines, headers: headersIn(lines, read, dated) };
  });
  if (variants.length === 0) return [];
  const entries = chosenJobs(variants);
  const isNamed = ({ title, company }: Entry) => titleScore(title) >= 1 || companyScore(company) > 1;
  return entries.some(isNamed) ? entries.filter(({ title, company }) => title || company) : [];
}
