import { termNamed } from "../../knowledge/dictionary.ts";
import { foreignTitles, genericTitles, graph, type Node, stackWords } from "./nodes.ts";
import {
  findPhrases,
  type Hit,
  isClose,
  keyOf,
  type PhraseIndex,
  phraseIndex,
  type Words,
  wordsOf,
} from "./phrases.ts";
import { inSentence } from "./titleCase.ts";
import { inOneForm, spellingsOf, withoutStem } from "./titleForms.ts";

/** `isVague`: the words are true of people in any trade ("Manager"). `said`: the title in its own words. */
export type Weighted = { node: Node; weight: number; isVague?: boolean; said?: string };
/** `generic`: true of people in any trade ("Manager"); `family`: a word that names the trade only ("marketing"); `stack`: a technology. */
type Kind = "title" | "generic" | "family" | "stack";
type Meaning = { node: Node; kind: Kind; isForeign: boolean };

let index: PhraseIndex<Meaning> | undefined;

function titleIndex(): PhraseIndex<Meaning> {
  if (index) return index;
  const generic = new Set(genericTitles().map(keyOf));
  const meanings = new Map<string, Meaning>();
  const add = (text: string, node: Node | undefined, kind: Kind, isForeign = false) => {
    const key = keyOf(text);
    if (node && !meanings.has(key))
      meanings.set(key, { node, kind: generic.has(key) ? "generic" : kind, isForeign });
  };
  const { occupations, families, byOccupation, byFamily } = graph();
  for (const { name } of occupations) add(name, byOccupation.get(name), "title");
  for (const { name, titles } of occupations)
    for (const title of titles) add(title, byOccupation.get(name), "title");
  for (const [name, languages] of Object.entries(foreignTitles()))
    for (const [language, titles] of Object.entries(languages))
      for (const title of titles.flatMap((one) => spellingsOf(one, language)))
        add(title, byOccupation.get(name), "title", true);
  for (const { name, words } of families) for (const word of words) add(word, byFamily.get(name), "family");
  for (const [name, words] of Object.entries(stackWords()))
    for (const word of words) add(word, byOccupation.get(name), "stack");
  index = phraseIndex(meanings);
  return index;
}

const titleWords = (text: string): Words =>
  wordsOf(text).map((one) => ({ ...one, word: withoutStem(one.word, (word) => titleIndex().has(word)) }));

// Grades, rates, contracts and codes stand in titles and name no profession.
const noise =
  /\b(?:(?:NF|NA|NL|GS|GL|GG|CY|WG|YA)-?\s?\d{1,2}(?:\s?\/\s?\d+)?|title \d+|T\d{2}|O-\d billet|req(?:uisition)? ?#?\d+|job id \d+|full[- ]time|part[- ]time|direct[- ]hire|sign[- ]on bonus|recruit\w*\/?\s?(?:relo\w* )?incentives?|(?:EDRP )?(?:authorized|approved)|non[- ]?supervisory|w\/\S+)|\$[\d,.k]+/gi;
const shortForms: [RegExp, string][] = [
  [/\bmgr\b/gi, "manager"],
  [/\basst\b\.?/gi, "assistant"],
  [/\bengr\b\.?/gi, "engineer"],
  [/\beng\b\.?(?=\s*(?:$|[,/|(–-]|i{1,3}\b))/gi, "engineer"],
  [/\bcoord\b\.?/gi, "coordinator"],
  [/\bsupv\b\.?/gi, "supervisor"],
  [
    /\badmin\b\.?(?!\s+(?:assistant|coordinator|clerk|support|officer|executive|professional))/gi,
    "administrator",
  ],
  [/\bdir\b\.?/gi, "director"],
  [/\bacct\b\.?/gi, "account"],
  [/\brep\b\.?/gi, "representative"],
  [/\btech\b\.?(?=\s*(?:$|[,/|(–-]))/gi, "technician"],
  [/\bdev\b\.?(?=\s*(?:$|[,/|)(–-]))/gi, "developer"],
  [/\bspec\b\.?/gi, "specialist"],
  [/\b(?:s?vp|avp|evp)\b/gi, "vice president"],
  [/\bsupervisory\b/gi, " "],
  [/(?<=\w)\s*&\s*(?=\w)/g, " and "],
];
const apart = /[()[\]|;:→⇾]|\s[-–—]\s|[–—]/;
const of = /^\s*(?:of|for|in|to|with|at|de|du|des|del|della|di|für|im|en)\b/i;

type Place = { segment: number; isAlternative: boolean };

/** Which professions a title names. The best has weight 1 or less: "Manager" alone says little. */
export function readTitle(text: string): Weighted[] {
  const title = shortForms.reduce(
    (all, [short, long]) => all.replace(short, long),
    inOneForm(text).replace(noise, " "),
  );
  const words = titleWords(title);
  const hits = inContext(findPhrases(titleIndex(), words).filter((hit) => !isPronoun(hit, words)));
  if (!hits.length) return [];
  const places = hits.map((hit) => placeOf(title, words[hit.from]?.start ?? 0));
  const isNamed = hits.some(({ value }) => value.kind === "title" || value.kind === "stack");
  const isKnown = hits.some(({ value }) => value.kind !== "generic");
  const found = new Map<Node, number>();
  const said = new Map<Node, string>();
  const named = new Set(hits.filter(({ value }) => value.kind !== "generic").map(({ value }) => value.node));
  hits.forEach((hit, at) => {
    const place = places[at] ?? { segment: 0, isAlternative: false };
    const inSegment = place.segment === 0 || place.isAlternative ? 1 : 0.5;
    const head = isHead(title, words, hits, places, at) ? 1 : 0.4;
    const weight = inSegment * head * kindWeight(hit.value.kind, isNamed, isKnown);
    if (weight > (found.get(hit.value.node) ?? 0)) said.set(hit.value.node, saidIn(title, words, hit));
    found.set(hit.value.node, Math.max(found.get(hit.value.node) ?? 0, weight));
  });
  return sorted(found).map(({ node, weight }) => ({
    node,
    weight,
    isVague: !named.has(node),
    said: said.get(node) ?? node.name,
  }));
}

/** "Storage Engineer" as it stands there, in a sentence's letters; the occupation's name where only its field is named. */
function saidIn(title: string, words: Words, { value, from, to }: Hit<Meaning>): string {
  const own = title.slice(words[from]?.start, words[to - 1]?.end);
  const isTitle =
    value.kind === "generic" || (value.kind === "title" && !fieldOnly.test(words[to - 1]?.word ?? ""));
  if (!isTitle) return inSentence(value.node.name, value.node.name);
  return value.isForeign ? own.replace(/\s+/g, " ") : inSentence(own, value.node.name);
}

const technical = new Set(["software", "data", "it", "design", "cybersecurity", "engineering"]);
/** "Spring" is a technology beside "developer", and a season beside "intern"; a "Cloud Architect" builds no houses. */
function inContext(hits: Hit<Meaning>[]): Hit<Meaning>[] {
  const isTechnical = hits.some(({ value }) => value.kind !== "stack" && technical.has(value.node.family));
  if (!isTechnical) return hits.filter(({ value }) => value.kind !== "stack");
  const solutions = graph().byOccupation.get("Solutions architect");
  return hits.map((hit) =>
    hit.value.node.name === "Architect" && solutions
      ? { ...hit, value: { ...hit.value, node: solutions } }
      : hit,
  );
}

/** The title of an ad in which "Go" and "React" are meant as what they are. */
export const isTechnicalTitle = (title: string): boolean =>
  readTitle(title).some(
    ({ node, weight }) => weight >= 0.8 && (node.family === "software" || node.family === "data"),
  );

function kindWeight(kind: Kind, isNamed: boolean, isKnown: boolean): number {
  if (kind === "title") return 1;
  if (kind === "stack") return 0.8;
  if (kind === "family") return isNamed ? 0.3 : 0.8;
  return isKnown ? 0.3 : 0.6;
}

const isPronoun = ({ from, to }: Hit<Meaning>, words: Words) =>
  to - from === 1 && /^(?:it|us|care)$/.test(words[from]?.surface ?? "");

function placeOf(title: string, start: number): Place {
  const before = title.slice(0, start).split(apart);
  const segment = before.filter((part) => /\w/.test(part)).length - (/\w/.test(before.at(-1) ?? "") ? 1 : 0);
  return {
    segment: Math.max(0, segment),
    isAlternative: /(?:[/,]| and)\s*(?:[\w.]+\s+)?$/i.test(title.slice(0, start)),
  };
}

/** The last name in a stretch is what somebody is ("Software Recruiter"), unless "of" follows ("Professor of Nursing"). */
function isHead(title: string, words: Words, hits: Hit<Meaning>[], places: Place[], at: number): boolean {
  const isSame = (other: number) =>
    places[other]?.segment === places[at]?.segment && !places[Math.max(other, at)]?.isAlternative;
  const gap = (left: number) =>
    title.slice(words[(hits[left]?.to ?? 1) - 1]?.end ?? 0, words[hits[left + 1]?.from ?? 0]?.start ?? 0);
  if (hits[at]?.value.kind === "stack") return true;
  const isTitle = hits[at]?.value.kind !== "family";
  if (at > 0 && isSame(at - 1) && hits[at - 1]?.value.kind === "title" && of.test(gap(at - 1))) return false;
  if (at + 1 < hits.length && isSame(at + 1) && hits[at + 1]?.value.kind === "title")
    return isTitle && of.test(gap(at));
  return true;
}

export function sorted(found: Map<Node, number>): Weighted[] {
  return [...found]
    .map(([node, weight]) => ({ node, weight }))
    .sort((a, b) => b.weight - a.weight || a.node.index - b.node.index);
}

// "Skilled in sales and marketing" and "servers in the cloud" name no profession; "Sales" above a CV does.
const fieldOnly =
  /(?:ing|ment|tion|ics|security|quality|analysis|intelligence|assurance|resource|support|service|sale|finance|tax|audit|hr|media|chain|care|design|relation|estate|commerce|law|legal|treasury|payroll|people|success|desk|entry|devops|sap|mainframe|hvac|psychology|architecture|aviation|automotive|warehouse|server|midwifery|haltung|pflege|vertrieb|dienst|empfang|arbeit|contabilidad|enfermer[ií]a)$/;

/** Professions that running text names ("seeking a data scientist"), with how often; vague titles do not count. */
export function titlesInText(text: string): Map<Node, number> {
  const words = titleWords(text);
  const found = new Map<Node, number>();
  for (const { value, from, to } of findPhrases(titleIndex(), words, isClose(text, words))) {
    const surface = text.slice(words[from]?.start, words[to - 1]?.end);
    const isPlain = surface.length < 5 && surface !== surface.toUpperCase();
    const isTool = to - from === 1 && termNamed(surface) !== undefined;
    if (value.kind !== "title" || isPlain || isTool) continue;
    if (fieldOnly.test(words[to - 1]?.word ?? "")) continue;
    found.set(value.node, (found.get(value.node) ?? 0) + 1);
  }
  return found;
}

/** How many of the words of a line belong to a title, or name its trade: 1 when it is nothing else, 0 without a title. */
export function titleShare(text: string): number {
  const words = titleWords(text);
  const hits = findPhrases(titleIndex(), words);
  if (!hits.some(({ value }) => value.kind === "title" || value.kind === "generic")) return 0;
  return hits.reduce((all, { from, to }) => all + to - from, 0) / words.length;
}
