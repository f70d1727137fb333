import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { capitalised, joined, names, shortened } from "./english.ts";
import { commonKind, mainLanguages, mainProjects } from "./mainProjects.ts";
import { ownWordsOf, purposeOf } from "./ownWords.ts";

const longest = 90;

export type Headline = {
  text: string;
  /** What it says of the main project's own words: the summary's first sentence does not say it again. */
  tells: "all" | "part" | "nothing";
};

/** What they build and with what, in at most 90 characters, without a full stop. */
export function headlineOf(facts: Facts): Headline {
  const { main } = mainProjects(facts);
  const [first] = main;
  const languages = mainLanguages(facts);
  const kind = commonKind(main);
  const inLanguages = languages.length > 0 ? ` in ${joined(languages)}` : "";
  const plain = [
    ...(kind && main.length > 1 ? [`${kind}: ${joined(main.map(({ name }) => name))}`] : []),
    ...(first ? [`Builds ${first.name}${inLanguages}`] : []),
    `${facts.roles[0]?.text ?? "Software developer"}${languages.length > 0 ? `, mostly ${joined(languages)}` : ""}`,
  ].map((text): Headline => ({ text, tells: "nothing" }));
  const own = first && main.length === 1 ? inOwnWords(first, languages) : [];
  const fitting = [...own, ...plain].find(({ text }) => text.length <= longest);
  return fitting ?? { text: "Software developer", tells: "nothing" };
}

/** The main project in its own words: whole, without its last clauses, or by its noun alone where that has three words. */
function inOwnWords(project: ProjectFacts, languages: string[]): Headline[] {
  const { subject } = project;
  const whole = subject?.shape === "noun" ? ownWordsOf(project, 1_000) : purposeOf(project, 1_000);
  if (!whole || whole.includes("?")) return [];
  const inThem = languages.length > 0 ? [joined(languages)] : [];
  const withLanguages = (text: string) =>
    languages.some((one) => names(text, one)) ? text : [text, ...inThem].join(", in ");
  const parts = [shortened(whole, longest - 20), subject?.head ?? ""].filter(
    (text) => text.split(" ").length >= 3 && !text.endsWith("…"),
  );
  return [
    { text: capitalised(withLanguages(whole)), tells: "all" },
    ...parts.map((text): Headline => ({ text: capitalised(withLanguages(text)), tells: "part" })),
    { text: capitalised(whole), tells: "all" },
  ];
}
