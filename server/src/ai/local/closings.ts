import type { Facts } from "../../evidence/facts.ts";
import { upperFirst } from "../../evidence/phrases.ts";
import { gapsOf } from "./gaps.ts";
import { clausesOf, isCraft } from "./habits.ts";
import { mainFields, mainLanguages } from "./headline.ts";
import { joinedList, lowered, withArticle } from "./language.ts";

/** Where the strength lies, and who would complete it. */
export function closingsOf(facts: Facts): string[] {
  if (facts.experience === "Entry") {
    return [
      "A good match is somebody who has shipped before and likes to review.",
      "Fits best beside somebody who has already taken a product to its users.",
      "Somebody experienced who explains while building would be the right company.",
    ];
  }
  const best = strongestOf(facts);
  const at = joinedList(best);
  if (facts.wish) return wishes(facts.wish.text, at);
  const owned = gapsOf(facts).slice(0, 2);
  const gaps = joinedList(owned.flat());
  const people = mainFields(facts)[0]?.field.people ?? "customers";
  const [role] = facts.roles.map(({ text }) => (/^(?:CTO|ML|GIS)\b/.test(text) ? text : lowered(text)));
  const isSelling = owned[0]?.includes("customers") === true;
  return [
    `Strongest at ${at}; a partner who owns ${gaps} would complete the picture.`,
    `Needs nobody for ${at}, and somebody for ${gaps}.`,
    `${upperFirst(at)}: in good hands here. ${upperFirst(gaps)} ${owned.flat().length > 1 ? "need" : "needs"} another pair.`,
    `At home with ${at}; the right counterpart has an ear for ${people} and a head for ${gaps}.`,
    `${upperFirst(at)}: covered. ${upperFirst(gaps)}: open.`,
    `Brings ${at}. Looks best beside a founder who brings ${gaps}.`,
    `The other half would be ${gaps}, in the hands of someone who knows ${people}.`,
    `A co-founder who takes over ${gaps} finds ${at} in place.`,
    `Knows ${at}. What the repositories leave open is ${gaps}.`,
    ...(role
      ? [
          `A natural ${role}, strongest at ${at}, and best paired with someone for ${gaps}.`,
          `Would fit as ${/^CTO$/.test(role) ? role : withArticle(role)}, next to a partner for ${gaps}.`,
        ]
      : []),
    ...(isSelling
      ? [
          `Knows ${at}; would gain most from someone who knows ${people} and likes to sell.`,
          `Has ${at} covered, and would do well with a partner who talks to ${people} all day.`,
        ]
      : []),
  ];
}

function wishes(wish: string, at: string): string[] {
  return [
    `Strongest at ${at}; looks for ${wish}.`,
    `Brings ${at}, and asks openly for ${wish}.`,
    `What is missing is on record too: ${wish}.`,
    `At home with ${at}. Wanted: ${wish}.`,
    `Has ${at} covered and says what is lacking: ${wish}.`,
  ];
}

/** Fields of knowledge that the line about habits has not used up; where there are none, domains and languages. */
function strongestOf(facts: Facts): string[] {
  const strengths = facts.strengths.map(({ text }) => text);
  const spoken = new Set(strengths.filter((text) => clausesOf(text).length > 0).slice(0, 3));
  const fields = strengths
    .filter((text) => !isCraft(text) && !spoken.has(text))
    .map((text) => text.replace(/^Domain knowledge in /, "").replace(/^\S+ years of /, ""));
  const ideas = facts.concepts
    .filter(({ weight }) => weight >= (facts.concepts[0]?.weight ?? 0) * 0.6)
    .map(({ text }) => text);
  const tools = [...mainLanguages(facts), ...facts.technologies.slice(0, 3).map(({ text }) => text)];
  const chosen: string[] = [];
  for (const text of [...fields, ...ideas.slice(0, 2), ...tools]) {
    const isVague =
      /^(?:Back-end development|Front-end development|Artificial intelligence|Web development)$/.test(text);
    if (chosen.length < 2 && !isVague && !chosen.some((other) => shareWord(other, text))) chosen.push(text);
  }
  return chosen.map((text) => asSkill[text] ?? (tools.includes(text) ? text : lowered(text)));
}

// Names of ideas that do not stand as something one is good at.
const asSkill: Record<string, string> = {
  "Offline-first": "offline-first design",
  "Append-only log": "append-only logs",
  "Light pages that load at once": "light, fast pages",
  "Computer vision in the wild": "computer vision outdoors",
  "Firmware that survives the field": "field-proof firmware",
  "PostgreSQL below the surface": "PostgreSQL in depth",
  "Privacy by design": "privacy by design",
  CRDTs: "CRDTs",
  "Honest model evaluation": "model evaluation",
  "Models on small devices": "models on small devices",
  "Many languages and scripts": "multilingual software",
  "Accessible interfaces": "accessibility",
  "Finished, shipped games": "finishing games",
  "Restores that are rehearsed": "backup and restore",
};

function shareWord(one: string, other: string): boolean {
  const stems = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter((word) => word.length > 1)
      .map((word) => word.slice(0, 5));
  const known = new Set(stems(one));
  return stems(other).some((stem) => known.has(stem));
}
