import { readFileSync } from "node:fs";
import { mentionsOf, type Term, termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms, withoutAddresses } from "../../knowledge/namedTerms.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { lazy } from "../../lazy.ts";
import { findPhrases, isClose, keyOf, phraseIndex, type Words, wordOf, wordsOf } from "./phrases.ts";

/** Something a person can do or know, from the technology dictionary or the list of skills. */
export type Skill = {
  name: string;
  /** 0.2 (everybody has it) to 1 (few have it): how much it distinguishes people. */
  weight: number;
  /** ISCO minor groups whose occupations mention it in ESCO and O*NET; empty for technologies. */
  groups: string[];
  term: Term | null;
};

// The dictionary's rarity is a logarithmic scale of how few people show a term.
const termWeights = [0.2, 0.25, 0.5, 0.75, 0.9, 1];
/** Languages and frameworks weigh more than their rarity: developers are hired for them. */
const stackWeights = [0.2, 0.5, 0.9, 1, 1, 1];
const markup = new Set(["HTML", "CSS", "SQL", "Bash", "LaTeX", "Markdown"]);
export const isMarkup = ({ name }: Term): boolean => markup.has(name);
const isStack = (term: Term) => (term.kind === "language" || term.kind === "framework") && !isMarkup(term);
const weightOfTerm = (term: Term) => (isStack(term) ? stackWeights : termWeights)[term.rarity] ?? 0.5;
/** Maximum for words of developer ads: "testing" and "web application" are in all of them, though no other trade uses them. */
const technicalWord = 0.5;
/** Weights of office software, which is common, and of terms that a single trade uses. */
const commonWeights = { offices: 0.3, trades: 0.75 };
/** Number of minor groups in ISCO-08. */
const allGroups = 130;
// A field of work is not a skill: "Education" in an ad is the employer's sector.
const isSkill = ({ kind }: Term) => kind !== "domain";

const vocabulary = lazy(build);

const folder = new URL("../skills/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;
/** Skills without a public source (docs/matching.md): those of trades, and those that only computing occupations mention. */
export const skillNames = (): Record<"trades" | "technical", string[]> => read("names.json");
export const skillSpellings = (): Record<string, string[]> => read("spellings.json");
/** Language, by the names that `languageOf` gives → skill → its names in that language, parted by "|". */
const foreignSkills = (): Record<string, Record<string, string>> => read("foreign.json");
/** Office tools and terms of single trades, each with other spellings. */
const commonSkills = (): Record<keyof typeof commonWeights, Record<string, string[]>> => read("common.json");
/** Skill → the ISCO minor groups that mention it, as counted by `npm run skills`. */
const usedBy = (): Record<string, string[]> => read("usage.json");

function build() {
  const [names, spellings, foreign, usage] = [skillNames(), skillSpellings(), foreignSkills(), usedBy()];
  const byKey = new Map<string, Skill>();
  const byTerm = new Map<Term, Skill>();
  /** Single words that name a skill only in the plural: "vitals" and "trusts", not "vital" and "trust". */
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
    const fallback = { name: displayName(name), weight, groups: usage[name] ?? [], term: null };
    const skill: Skill = isTerm
      ? byTerm.getOrInsertComputed(term, fromTerm)
      : (byKey.get(keyOf(name)) ?? fallback);
    // "Go" and "C" are left to the dictionary, which decides by context.
    if (isTerm && term.strict && isTechnology(term)) return;
    for (const spelling of [name, ...others]) addSpelling(spelling, skill);
  };
  const rarity = (name: string) =>
    Math.log(1 + allGroups / Math.max(1, usage[name]?.length ?? 0)) / Math.log(1 + allGroups);
  const technical = new Set(names.technical);
  const all = [
    ...names.trades,
    ...names.technical,
    ...Object.keys(spellings),
    ...Object.values(foreign).flatMap(Object.keys),
  ];
  for (const name of new Set(all))
    add(
      name,
      technical.has(name) ? Math.min(technicalWord, rarity(name)) : rarity(name),
      spellings[name] ?? [],
    );
  /** The languages other than English in which a trade's skill has a name. */
  const languages = new Map<Skill, Set<string>>();
  const named = new Map(all.map((name) => [name, byKey.get(keyOf(name))]));
  for (const [name, skill] of named)
    if (skill?.term === null && !technical.has(name)) languages.set(skill, new Set());
  for (const [language, own] of Object.entries(foreign))
    for (const [name, spelled] of Object.entries(own)) {
      const skill = named.get(name);
      if (!skill) continue;
      languages.get(skill)?.add(language);
      for (const spelling of spelled.split("|")) addSpelling(spelling, skill);
    }
  const { offices, trades } = commonSkills();
  for (const [name, others] of Object.entries(offices)) add(name, commonWeights.offices, others);
  for (const [name, others] of Object.entries(trades)) add(name, commonWeights.trades, others);
  return {
    index: phraseIndex(byKey),
    byKey,
    plurals,
    byTerm,
    foreign: languages,
    all: [...new Set(byKey.values())],
  };
}

const abbreviations = new Set(
  `gaap adp p&l a&p ipo dcf fha va fmla eeo hris cad cpr acls bls iv rn iep ctg nmc hcpc rcvs eyfs qts gwo mot sdlt frs isa jct nec cdm smsts tupe cipd rti cipp aat etmf ctms nptc sia oscp foh knx jib adr cpc fcl lcl ibp apo ehcp cscs easa stcw iec dpia lpc flt glm dfm ecn bom mri pacs arrt ascp icd-10 cpt rhit irb fda cda hvac nec cdl osha
ppe epa ff&e gd&t plc hmi scada iso fmea ppap capa nvh uscg leed gis gps pcr dna elisa gmp glp hplc nmr sop nepa haccp kpi crm rfp rfi rfq
mls cctv seo sem ppc bpo sla emt sdlc erp abap etl sql olap lan wan vpn siem nist itil voip pbx cnc cmm mig tig ase atp s&op wms dot sox
ekg ecg eeg cpap drg pcb cmms mrp tms ifrs esg lbo gxp apqp asnt edm cfd h2s 3pl nhs nvq hud rtpi ifoa msha nrp rtc rtl hr wcag mm ewm
leed ecmo vat datev breeam irs sec cobit cisa aml kyc bsa hipaa ehr hl7 fpga vhdl soc rf faa p&id css html rest api mvc bim cobra 401k w-2 ap esl tesol nasm aba`.split(
    /\s+/,
  ),
);
const displayName = (name: string) =>
  name
    .split(" ")
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(" ");

/** With a word of everyday English, which texts in other languages translate: "wound care", not "AutoCAD" or "HACCP". */
const isTranslated = ({ name }: Skill) => /(?<![^ ])\p{Ll}{3,}/u.test(name);

/** Whether a text in a language can name the skill: technologies and products have one name everywhere. */
export function isNamedIn(skill: Skill, language: string | null): boolean {
  const languages = vocabulary().foreign.get(skill);
  if (language === null || language === "English" || !languages || !isTranslated(skill)) return true;
  return languages.has(language);
}

const generalSkills = new Map<string, Skill>();

/** A skill that any trade may require and no occupation owns, such as a spoken language. One object per name. */
export const generalSkill = (name: string): Skill =>
  generalSkills.getOrInsertComputed(name, () => ({ name, weight: 1, groups: [], term: null }));

const fromTerm = (term: Term): Skill => ({
  name: term.name,
  weight: weightOfTerm(term),
  groups: [],
  term,
});
const skillOfTerm = (term: Term): Skill => vocabulary().byTerm.getOrInsertComputed(term, fromTerm);

/** Number of unambiguous technologies that make a text technical; ambiguous names in it are then technologies too. */
const minTools = 3;
export const isTechnicalText = (text: string): boolean =>
  new Set(mentionsOf(text).flatMap(({ term }) => (isTechnology(term) ? [term] : []))).size >= minTools;

export type SkillMention = { skill: Skill; start: number; end: number };

/** All mentions of skills in text order. A phrase ends at a full stop or line break. */
export function skillMentions(text: string, { isTechnical = false } = {}): SkillMention[] {
  const words = wordsOf(withoutAddresses(text));
  const own = findPhrases(vocabulary().index, words, isClose(text, words)).flatMap(({ value, from, to }) => {
    const { surface, word, start } = words[from] as Words[number];
    const end = words[to - 1]?.end ?? 0;
    const isMeant =
      to - from > 1 ||
      (isIntended(surface, word) &&
        isProgram(text, start, end) &&
        !(isTechnical && isOtherTerm(surface, value)));
    const hit = { skill: value, start, end };
    return isMeant ? [hit, ...lorryLicence(text, hit)] : [];
  });
  const terms = namedTerms(text, { isTechnical, hasLists: true })
    .filter(({ term, start, end }) => {
      // "Food service worker" starts with a skill of a trade: a term within that phrase is not a technology.
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

const drivingClass = String.raw`[A-E]1?(?:\s?\+\s?)?E?(?![\p{L}\p{N}])`;
/** "kat. B, C and CE": the classes of a driving licence, of which those that begin with C are for lorries. */
const drivingClasses = new RegExp(
  String.raw`^[\s:,(–-]*(?:\p{L}{3,}\.?\s+){0,2}(${drivingClass}(?:\s*(?:[,/&+]|\p{L}{1,3}\s)\s*${drivingClass})*)`,
  "u",
);
function lorryLicence(text: string, { skill, start, end }: SkillMention): SkillMention[] {
  if (skill.name !== "driving licence") return [];
  const [behind = "", classes = ""] = drivingClasses.exec(text.slice(end)) ?? [];
  const lorry = vocabulary().byKey.get(keyOf("HGV licence"));
  return lorry && classes.includes("C") ? [{ skill: lorry, start, end: end + behind.length }] : [];
}

export const skillsIn = (text: string, settings?: { isTechnical?: boolean }): Set<Skill> =>
  new Set(skillMentions(text, settings).map(({ skill }) => skill));

/** GCP is good clinical practice, but a cloud in a technical text. */
const isOtherTerm = (surface: string, { term }: Skill) =>
  /^[A-Z]{2,4}$/.test(surface) && (termNamed(surface) ?? term) !== term;
const ambiguousAbbreviations = /^(?:GCP|SPA|REST|MVP|POS|ERD|DSA|SLA)$/;
/** Developers' abbreviations that mean something else in other trades: ADR is also the transport of dangerous goods. */
const isShortForm = (surface: string, { name, rarity }: Term) =>
  /^[A-Z]{2,4}$/.test(surface) && surface !== name && (rarity >= 4 || ambiguousAbbreviations.test(surface));

/** Everyday words that are also technologies: cleaning windows, mise en place, charting. */
const isWord = (surface: string, term: Term) =>
  /^\p{Ll}+$/u.test(surface) &&
  (isTechnology(term) ? term.rarity >= 3 || surface === "windows" : keyOf(surface) !== keyOf(term.name));

// "Birmingham, AL" is a place.
const isRegion = (text: string, start: number, end: number) =>
  /^[A-Z]{2}$/.test(text.slice(start, end)) && /\p{Ll}, $/u.test(text.slice(Math.max(0, start - 3), start));
/**
 * "bls" and "rn" are skills only in capitals, and so are the plurals of all abbreviations: French "sans" is no SAN, and the
 * town of Leeds no LEED.
 */
const isIntended = (surface: string, key: string) => {
  const isPlural = surface.length > key.length;
  if (vocabulary().plurals.has(key)) return isPlural;
  if (key.length > 3 && !(isPlural && abbreviations.has(key))) return true;
  const isCapital = surface.slice(0, key.length) === key.toUpperCase();
  return isCapital && !(isPlural && surface === surface.toUpperCase());
};

const ambiguousPrograms = /^(?:word|excel|outlook|access|illustrator|tally|creo|blackboard)$/i;
const office = /\b(?:power ?point|microsoft|ms|office)\b/i;
const program = /\b(?:Excel|Outlook|Word|Access|PowerPoint|Office)\b/;
/** Distinguishes the programs "Word, Excel and Outlook" from the verb "to excel" and the outlook for the year. */
function isProgram(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const single = wordOf(word.toLowerCase());
  if (!ambiguousPrograms.test(single)) return true;
  if (single !== word.toLowerCase()) return false;
  const after = text.slice(end, end + 40);
  const around = `${text.slice(Math.max(0, start - 40), start)} ${after}`;
  if (office.test(around)) return true;
  if (!/^\p{Lu}/u.test(word) || /^\s+(?:in|at|as)\b/.test(after)) return false;
  return !/^(?:word|outlook|access)$/i.test(word) || program.test(around);
}

/** Neighbours of a skill in the dictionary, without ubiquitous ones such as Linux and SQL. */
export const relatedSkills = ({ term }: Skill): Skill[] =>
  (term?.near ?? []).filter((near) => isSkill(near) && near.rarity > 1).map(skillOfTerm);

/** Resolves a name that a person typed as a skill: "React" and "Go" need no context here. Unknown names give an empty list. */
export function skillsByName(name: string): Skill[] {
  const term = termNamed(name);
  if (term && isSkill(term)) return [skillOfTerm(term)];
  const skill = vocabulary().byKey.get(keyOf(name));
  return skill ? [skill] : [...skillsIn(name)];
}

/** A stable key for storage; `skillOfKey` resolves it to the same object. */
export const keyOfSkill = (skill: Skill): string => {
  const kind = skill.term ? "term" : generalSkills.get(skill.name) === skill ? "general" : "trade";
  return `${kind}:${skill.name}`;
};

const byName = lazy(() => new Map(vocabulary().all.map((skill) => [skill.name, skill])));

/** Undefined for skills that are no longer in the vocabulary. */
export function skillOfKey(key: string): Skill | undefined {
  const name = key.slice(key.indexOf(":") + 1);
  if (key.startsWith("general:")) return generalSkill(name);
  const term = key.startsWith("term:") ? termNamed(name) : null;
  if (term) return skillOfTerm(term);
  return byName().get(name);
}
