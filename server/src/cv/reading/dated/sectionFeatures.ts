import { countsOf, stepOf } from "../../../text/counts.ts";
import { headingKinds } from "../../../text/headings.ts";
import { kindsByNouns } from "../../../text/headingWords.ts";
import { beginsWithDegree, isSchool } from "../degrees.ts";
import { companyScore, titleScore } from "../names.ts";
import type { Section } from "../sections.ts";
import { scoresOf } from "./choose.ts";
import { type Candidate, share } from "./features.ts";

/** A section with its dated lines and the score of each: how likely it belongs to a job. */
export type DatedSection = { section: Section; candidates: Candidate[]; scores: number[] };

export const datedSection = (section: Section): DatedSection => ({
  section,
  ...scoresOf(section.lines),
});

const amount = (count: number) => stepOf(count, [0, 1, 2, 3, 5, 10]);
const isOf = (kind: "experience" | "education", { section, candidates }: DatedSection) =>
  section.kinds.includes(kind) && candidates.length > 0;

/** The lines of each entry around its dates. */
const around = ({ section: { lines }, candidates }: DatedSection): string[][] =>
  candidates.map(({ index }) => lines.slice(Math.max(0, index - 2), index + 2).map(({ plain }) => plain));

/** Features of each dated section, relative to the other sections of the CV. */
export function sectionFeatures(sections: DatedSection[]): string[][] {
  const kinds = ["experience", "education"] as const;
  const groups = kinds.map((kind) => {
    const own = sections.filter((some) => isOf(kind, some));
    return {
      size: own.length,
      counts: countsOf(own.flatMap(({ candidates }) => candidates.flatMap(({ keys }) => keys))),
    };
  });
  let dated: DatedSection | undefined;
  return sections.map((one, at) => {
    const { section, candidates, scores } = one;
    const { heading, lines } = section;
    const [kind = "other"] = section.kinds;
    const before = sections[at - 1];
    const entries = around(one);
    const shareOf = (is: (text: string) => boolean) =>
      share(entries.filter((texts) => texts.some(is)).length, entries.length);
    const last = dated?.candidates.at(-1)?.span.from ?? "";
    const first = candidates[0]?.span.from ?? "";
    const alike = kinds.flatMap((kind, index) => {
      const isOwn = isOf(kind, one);
      const { size = 0, counts: there = new Map() } = groups[index] ?? {};
      if (size === Number(isOwn)) return [`${kind}.no`];
      return ["place", "font", "left"].map((name) => {
        const own = candidates.flatMap(({ keys }) => keys.filter((key) => key.startsWith(name)));
        const counts = countsOf(isOwn ? own : []);
        const shared = own.filter((key) => (there.get(key) ?? 0) > (counts.get(key) ?? 0));
        return `${kind}.${name}=${share(shared.length, own.length)}`;
      });
    });
    const order = dated
      ? [`after=${dated.section.kinds[0]}`, first <= last ? "goesOn" : "restarts"]
      : ["first"];
    if (candidates.length > 0) dated = one;
    return [
      `kind=${kind}`,
      ...section.kinds.slice(1).map((other) => `also=${other}`),
      `heading=${heading === null ? "none" : section.isLabel ? "label" : headingKinds(heading).length > 0 ? "known" : "unknown"}`,
      `noun=${(titleScore(heading ?? "") < 2 && kindsByNouns(heading ?? "")[0]) || "none"}`,
      `follows=${before?.section.kinds[0] ?? "nothing"}`,
      `dated=${amount(candidates.length)}`,
      `lines=${amount(Math.round(lines.length / Math.max(1, candidates.length)))}`,
      `likely=${share(scores.filter((score) => score > 0).length, scores.length)}`,
      `ranges=${share(candidates.filter(({ span }) => span.isRange).length, candidates.length)}`,
      `titles=${shareOf((text) => titleScore(text) >= 2)}`,
      `companies=${shareOf((text) => companyScore(text) > 1)}`,
      `schools=${shareOf(isSchool)}`,
      `degrees=${shareOf(beginsWithDegree)}`,
      `bullets=${share(lines.filter(({ plain }) => plain.startsWith("•")).length, lines.length)}`,
      ...order,
      ...alike,
    ];
  });
}
