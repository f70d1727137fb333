import type { Facts } from "../../evidence/facts.ts";
import { list, upperFirst } from "../../evidence/phrases.ts";
import type { Choose } from "./choose.ts";
import { descriptionOf, shortened } from "./describe.ts";
import { fieldsOf, type ScoredField } from "./fields.ts";
import { tailsOf } from "./habits.ts";

const max = 90;

/** One or two fields that say different things. */
export function mainFields(facts: Facts): ScoredField[] {
  const scored = fieldsOf(facts);
  const [first] = scored;
  if (!first) return [];
  const second = scored.find(
    (one) =>
      one.field.family !== first.field.family &&
      one.score >= first.score * 0.4 &&
      !overlap(one.field.name, first.field.name),
  );
  return second ? [first, second] : [first];
}

function overlap(one: string, other: string): boolean {
  const words = new Set(
    one
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3),
  );
  return other
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word));
}

/** The languages worth naming: one that leads clearly, else the first two. */
export function mainLanguages(facts: Facts): string[] {
  const spoken = facts.languages.filter(
    ({ name }) =>
      !/^(?:HTML|CSS|SCSS|Shell|Dockerfile|Makefile|TeX|PLpgSQL|HTML\+ERB|Blade|Jupyter Notebook|CMake|Liquid|Vue|MDX|SQL|HCL)$/.test(
        name,
      ),
  );
  const [first, second] = spoken.length > 0 ? spoken : facts.languages;
  if (!first) return [];
  return second && first.percent < 50 && second.percent >= first.percent * 0.4
    ? [first.name, second.name]
    : [first.name];
}

export function headlineOf(facts: Facts, choose: Choose): string {
  const languages = mainLanguages(facts);
  const inLanguages = languages.length > 0 ? ` in ${list(languages)}` : "";
  if (facts.experience === "Entry") {
    const start =
      choose("headline entry", [`First projects${inLanguages}`, `Early work${inLanguages}`])[0] ??
      "First projects";
    return fit([start], tails(facts, choose), start);
  }
  const fields = mainFields(facts);
  const names = fields.map(({ field }) => field.name);
  const mentions = languages.some((language) =>
    names.join(" ").toLowerCase().includes(language.toLowerCase()),
  );
  const suffix = mentions ? "" : inLanguages;
  const project = facts.projects.find((one) => !one.isPrivate) ?? facts.projects[0];
  const description = project ? descriptionOf(project) : null;
  const bases = [
    ...(names.length > 1 ? [`${list(names)}${suffix}`] : []),
    ...(names.length > 0 ? [`${names[0]}${suffix}`] : []),
    ...(names.length > 1 ? [list(names)] : []),
    ...(description?.kind === "noun" ? [shortened(description, 60).plain] : []),
    `${facts.roles[0]?.text ?? "Software"}${inLanguages}`,
  ];
  return fit(bases.slice(0, 2), tails(facts, choose), bases[0] ?? "Software");
}

function tails(facts: Facts, choose: Choose): string[] {
  return facts.strengths.flatMap(({ text }) => choose(`tail ${text}`, tailsOf(text)).slice(0, 1));
}

/** The longest of base and one or two tails that fits; a base alone is better than a base cut in two. */
function fit(bases: string[], tails: string[], otherwise: string): string {
  const candidates = bases.flatMap((base) => [
    ...tails
      .slice(0, 3)
      .flatMap((first, index) =>
        tails.slice(index + 1, 5).map((second) => ({ base, text: `${base}; ${first}, ${second}` })),
      ),
    ...tails.slice(0, 4).map((tail) => ({ base, text: `${base}; ${tail}` })),
    { base, text: base },
  ]);
  const fitting = candidates.filter(
    ({ text, base }) => text.length <= max && !repeats(base, text.slice(base.length)),
  );
  // Two short tails read well after a short base; a long line reads badly whatever it says.
  const best =
    fitting.find(({ text }) => text.length >= 45 && text.length <= 80) ??
    fitting.find(({ text }) => text.length >= 40) ??
    fitting[0];
  return upperFirst(best?.text ?? otherwise.slice(0, max).replace(/\s+\S*$/, ""));
}

/** "Testing tools; tested in real browsers" says one word twice. */
function repeats(base: string, rest: string): boolean {
  const stems = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5)),
    );
  const inBase = stems(base);
  return [...stems(rest)].some((stem) => inBase.has(stem));
}
