import { readFileSync } from "node:fs";
import { mentionsOf, type Term, termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms, withoutAddresses } from "../../knowledge/namedTerms.ts";
import { findPhrases, isClose, keyOf, type PhraseIndex, phraseIndex, wordOf, wordsOf } from "./phrases.ts";

/** Something a person can do or know, from the technology dictionary or the list of skills. */
export type Skill = {
  name: string;
  /** 0.2 (everybody) to 1 (few): what knowing it tells. */
  weight: number;
  /** ISCO minor groups whose occupations name it in the texts of ESCO and O*NET; none of a technology. */
  groups: string[];
  term: Term | null;
};

// The dictionary's rarity is a log scale of how few show a term.
const termWeights = [0.2, 0.25, 0.5, 0.75, 0.9, 1];
/** A language or a framework is what a developer is hired for, however many know it. */
const stackWeights = [0.2, 0.5, 0.9, 1, 1, 1];
const markup = new Set(["HTML", "CSS", "SQL", "Bash", "LaTeX", "Markdown"]);
const isStack = ({ kind, name }: Term) => (kind === "language" || kind === "framework") && !markup.has(name);
const weightOfTerm = (term: Term) => (isStack(term) ? stackWeights : termWeights)[term.rarity] ?? 0.5;
/** "Testing" and "web application" stand in every developer's ad, though no other trade says them. */
const technicalWord = 0.5;
/** Every office has its programs; what one trade alone says tells more. */
const commonWeights = { offices: 0.3, trades: 0.75 };
/** ISCO-08 has so many minor groups. */
const allGroups = 130;
// A field of work is no skill: "Education" in an ad is the employer's trade.
const isSkill = ({ kind }: Term) => kind !== "domain";

type Vocabulary = {
  index: PhraseIndex<Skill>;
  byKey: Map<string, Skill>;
  /** Single words that name a skill only in the plural: "vitals" and "trusts", not "vital" and "trust". */
  plurals: Set<string>;
  byTerm: Map<Term, Skill>;
  all: Skill[];
  byName?: Map<string, Skill>;
};
let loaded: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  loaded ??= build();
  return loaded;
}

const folder = new URL("../skills/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;
/** Skills without a public source (docs/matching.md says why): those of trades, and those that only computing trades name. */
export const skillNames = (): Record<"trades" | "technical", string[]> => read("names.json");
export const skillSpellings = (): Record<string, string[]> => read("spellings.json");
/** Skill → language → what it is called there. */
const foreignSkills = (): Record<string, Record<string, string[]>> => read("foreign.json");
/** Tools of every office, and terms of single trades, each with other spellings. */
const commonSkills = (): Record<keyof typeof commonWeights, Record<string, string[]>> => read("common.json");
/** Skill → the ISCO minor groups that name it, as `npm run skills` counts them. */
const usedBy = (): Record<string, string[]> => read("usage.json");

function build(): Vocabulary {
  const [names, spellings, foreign, usage] = [skillNames(), skillSpellings(), foreignSkills(), usedBy()];
  const byKey = new Map<string, Skill>();
  const byTerm = new Map<Term, Skill>();
  const plurals = new Set<string>();
  const addSpelling = (spelling: string, skill: Skill) => {
    const key = keyOf(spelling);
    if (byKey.has(key)) {
      if (spelling.toLowerCase() === key) plurals.delete(key);
      return;
    }
    byKey.set(key, skill);
    if (!key.includes(" ") && spelling.toLowerCase() === `${key}s`) plurals.add(key);
  };
  const add = (name: string, weight: number, others: string[]) => {
    const term = termNamed(name);
    const isTerm = term !== undefined && isSkill(term) && keyOf(term.name) === keyOf(name);
    const own = { name: shownAs(name), weight, groups: usage[name] ?? [], term: null };
    const skill: Skill = isTerm
      ? (byTerm.get(term) ?? { name: term.name, weight: weightOfTerm(term), groups: [], term })
      : (byKey.get(keyOf(name)) ?? own);
    if (isTerm) byTerm.set(term, skill);
    // "Go" and "C" are left to the dictionary, which knows when they are meant.
    if (isTerm && term.strict && isTool(term)) return;
    for (const spelling of [name, ...others]) addSpelling(spelling, skill);
  };
  const rarity = (name: string) =>
    Math.log(1 + allGroups / Math.max(1, usage[name]?.length ?? 0)) / Math.log(1 + allGroups);
  const spelled = (name: string) => [
    ...(spellings[name] ?? []),
    ...Object.values(foreign[name] ?? {}).flat(),
  ];
  const technical = new Set(names.technical);
  const all = [...names.trades, ...names.technical, ...Object.keys(spellings), ...Object.keys(foreign)];
  for (const name of new Set(all))
    add(name, technical.has(name) ? Math.min(technicalWord, rarity(name)) : rarity(name), spelled(name));
  const { offices, trades } = commonSkills();
  for (const [name, others] of Object.entries(offices)) add(name, commonWeights.offices, others);
  for (const [name, others] of Object.entries(trades)) add(name, commonWeights.trades, others);
  return { index: phraseIndex(byKey), byKey, plurals, byTerm, all: [...new Set(byKey.values())] };
}

const isTool = ({ kind }: Term) => kind !== "concept" && kind !== "practice";

const abbreviations = new Set(
  `gaap adp p&l ipo dcf fha va fmla eeo hris cad cpr acls bls iv rn iep ctg nmc hcpc rcvs eyfs qts gwo mot sdlt frs isa jct nec cdm smsts tupe cipd rti cipp aat etmf ctms nptc sia oscp foh knx jib adr cpc fcl lcl ibp apo ehcp cscs easa stcw iec dpia lpc flt glm dfm ecn bom mri pacs arrt ascp icd-10 cpt rhit irb fda cda hvac nec cdl osha
ppe epa ff&e gd&t plc hmi scada iso fmea ppap capa nvh uscg leed gis gps pcr dna elisa gmp glp hplc nmr sop nepa haccp kpi crm rfp rfi rfq
mls cctv seo sem ppc bpo sla emt sdlc erp abap etl sql olap lan wan vpn siem nist itil voip pbx cnc cmm mig tig ase atp s&op wms dot sox
irs sec cobit cisa aml kyc bsa hipaa ehr hl7 fpga vhdl soc rf faa p&id css html rest api mvc bim cobra 401k w-2 ap esl tesol nasm aba`.split(
    /\s+/,
  ),
);
const shownAs = (name: string) =>
  name
    .split(" ")
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(" ");

const apart = new Map<string, Skill>();

/** Something every trade may ask for and no occupation owns, such as a spoken language: one object for each name. */
export function skillApart(name: string): Skill {
  const known = apart.get(name) ?? { name, weight: 1, groups: [], term: null };
  apart.set(name, known);
  return known;
}

function skillOfTerm(term: Term): Skill {
  const { byTerm } = vocabulary();
  const known = byTerm.get(term);
  if (known) return known;
  const skill = { name: term.name, weight: weightOfTerm(term), groups: [], term };
  byTerm.set(term, skill);
  return skill;
}

/** A few sure names of technologies: what else looks like one in the same ad or CV is one. */
const technicalFrom = 3;
export const isTechnicalText = (text: string): boolean =>
  new Set(mentionsOf(text).flatMap(({ term }) => (isSkill(term) && isTool(term) ? [term] : []))).size >=
  technicalFrom;

export type SkillMention = { skill: Skill; start: number; end: number };

/** Every mention of a skill in the order of the text. A full stop or a new line ends a phrase. */
export function skillMentions(text: string, { isTechnical = false } = {}): SkillMention[] {
  const words = wordsOf(withoutAddresses(text));
  const own = findPhrases(vocabulary().index, words, isClose(text, words))
    .filter(({ from, to }) => to - from > 1 || isMeant(words[from]?.surface ?? "", words[from]?.word ?? ""))
    .filter(({ from, to }) => to - from > 1 || isNamed(text, words[from]?.start ?? 0, words[from]?.end ?? 0))
    .filter(
      ({ from, to, value }) =>
        !isTechnical || to - from > 1 || !isOtherTerm(words[from]?.surface ?? "", value),
    )
    .map(({ value, from, to }) => ({
      skill: value,
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
    }));
  const terms = namedTerms(text, { isTechnical, hasLists: true })
    .filter(({ term, start, end }) => {
      // "Food service worker" begins with a skill of a trade: what begins within it is no technology.
      const isCovered = own.some(
        (hit) =>
          hit.skill.term === null && hit.start <= start && (isTechnical ? end <= hit.end : start < hit.end),
      );
      const isForeign =
        !isTechnical && (isShortForm(text.slice(start, end), term) || isWord(text.slice(start, end), term));
      return isSkill(term) && !isCovered && !isForeign && !isRegion(text, start, end);
    })
    .map(({ term, start, end }) => ({ skill: skillOfTerm(term), start, end }));
  const isTwice = ({ skill, start, end }: SkillMention) =>
    terms.some((hit) => hit.skill === skill && hit.start < end && start < hit.end);
  return [...terms, ...own.filter((hit) => !isTwice(hit))].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Every skill a piece of text mentions, once each. */
export const skillsIn = (text: string, settings?: { isTechnical?: boolean }): Set<Skill> =>
  new Set(skillMentions(text, settings).map(({ skill }) => skill));

/** GCP is good clinical practice, and a cloud among technologies. */
const isOtherTerm = (surface: string, { term }: Skill) =>
  /^[A-Z]{2,4}$/.test(surface) && (termNamed(surface) ?? term) !== term;
const tradesToo = /^(?:GCP|SPA|REST|MVP|POS|ERD|DSA|SLA)$/;
/** ADR is dangerous goods on a lorry: what only developers shorten so means something else in other trades. */
const isShortForm = (surface: string, { name, rarity }: Term) =>
  /^[A-Z]{2,4}$/.test(surface) && surface !== name && (rarity >= 4 || tradesToo.test(surface));

/** Who cleans windows, prepares the mise en place or does a patient's charting knows nothing of that name. */
const isWord = (surface: string, term: Term) =>
  /^\p{Ll}+$/u.test(surface) &&
  (isTool(term) ? term.rarity >= 3 || surface === "windows" : keyOf(surface) !== keyOf(term.name));

// "Birmingham, AL" is a place, not a language.
const isRegion = (text: string, start: number, end: number) =>
  /^[A-Z]{2}$/.test(text.slice(start, end)) && /\p{Ll}, $/u.test(text.slice(Math.max(0, start - 3), start));
/** "bls" and "rn" are written in capitals where they mean something. */
const isMeant = (written: string, key: string) =>
  written.length > 3
    ? /s$/i.test(written) || !vocabulary().plurals.has(key)
    : written === written.toUpperCase();

const wordsToo = /^(?:word|excel|outlook|access|illustrator|tally|creo|blackboard)$/i;
const office = /\b(?:power ?point|microsoft|ms|office)\b/i;
const program = /\b(?:Excel|Outlook|Word|Access|PowerPoint|Office)\b/;
/** "Word, Excel and Outlook" are programs; to excel, and the outlook for the year, are none. */
function isNamed(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const single = wordOf(word.toLowerCase());
  if (!wordsToo.test(single)) return true;
  if (single !== word.toLowerCase()) return false;
  const after = text.slice(end, end + 40);
  const around = `${text.slice(Math.max(0, start - 40), start)} ${after}`;
  if (office.test(around)) return true;
  if (!/^\p{Lu}/u.test(word) || /^\s+(?:in|at|as)\b/.test(after)) return false;
  return !/^(?:word|outlook|access)$/i.test(word) || program.test(around);
}

/** Skills close to one another: neighbours in the dictionary. To what nearly everybody has (Linux, SQL) nothing is a step. */
export const skillsNear = ({ term }: Skill): Skill[] =>
  (term?.near ?? []).filter((near) => isSkill(near) && near.rarity > 1).map(skillOfTerm);

/**
 * What a person typed as one skill. Here "React" is no verb and "Go" no going: nobody has to vouch for it. A name nobody
 * knows counts for nothing.
 */
export function skillsNamed(name: string): Skill[] {
  const term = termNamed(name);
  if (term && isSkill(term)) return [skillOfTerm(term)];
  const skill = vocabulary().byKey.get(keyOf(name));
  return skill ? [skill] : [...skillsIn(name)];
}

/** A skill as text, to be stored; `skillOfKey` finds the same object again. */
export const keyOfSkill = (skill: Skill): string => {
  const kind = skill.term ? "term" : apart.get(skill.name) === skill ? "apart" : "trade";
  return `${kind}:${skill.name}`;
};

/** Undefined for what the vocabulary no longer has. */
export function skillOfKey(key: string): Skill | undefined {
  const name = key.slice(key.indexOf(":") + 1);
  if (key.startsWith("apart:")) return skillApart(name);
  const term = key.startsWith("term:") ? termNamed(name) : null;
  if (term) return skillOfTerm(term);
  vocabulary().byName ??= new Map(vocabulary().all.map((skill) => [skill.name, skill]));
  return vocabulary().byName?.get(name);
}
