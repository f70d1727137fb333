import { mentionsOf, termNamed } from "../../knowledge/dictionary.ts";
import { lazy } from "../../lazy.ts";
import { occupationsFor } from "../../taxonomy/occupations.ts";
import { employmentWords } from "../../text/employmentWords.ts";
import { namesRole } from "../../text/roleWords.ts";
import { unspacedLetter } from "../../text/scripts.ts";
import { withoutEmploymentStatus } from "./employmentStatus.ts";
import { inEnglish } from "./glossary.ts";
import { closeness, graph, type Node } from "./nodes.ts";
import { findPhrases, isClose, phraseIndex, wordOf, wordsOf } from "./phrases.ts";
import { inSentence } from "./titleCase.ts";
import { inOneForm } from "./titleForms.ts";
import {
  kindsIn,
  ofComputing,
  sameField,
  toolWeight,
  withDeveloper,
  withoutBareKinds,
  wordsAt,
} from "./titleKinds.ts";
import { readSegment, type Weighted } from "./titleMatches.ts";

// Kinds of employment, pay and requisition numbers in titles name no profession.
const noise = new RegExp(
  String.raw`${employmentWords("full-time", "part-time", "temporary")}|\b(?:dr\.?(?=\s|$)|req(?:uisition)? ?#?\d+|job id \d+|direct[- ]hire|w\/\S+)|\$[\d,.k]+`,
  "giu",
);
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
  [/\bml\b/gi, "machine learning"],
  [/\b(?:s?vp|avp|evp)\b/gi, "vice president"],
  [/\bsupervisory\b/gi, " "],
  [/(?<=\w)\s*&\s*(?=\w)/g, " and "],
];
const ranks =
  "(?:semi-?)?senior|junior|medior|sr|jr|erfahrene[rn]?|expérimentée?|confirmée?|débutante?|ervaren|starsz[ya]|młodsz[ya]";
/** "Staff Engineer" is a rank; "Staff Nurse", "Lead Analyst" and "Principal" alone are titles. */
const technicalRank = String.raw`(?:staff|principal|founding|distinguished)\s+(?=(?:\p{L}+[\s-]){0,2}(?:engineer|developer|scientist|designer|architect|programmer)\b)`;
/** Seniority, which the level already covers, before or after the rest of a title. */
const rank = new RegExp(
  String.raw`^(?:${ranks})(?!\p{L})\.?\s+(?=\p{L})|^${technicalRank}|(?<=\p{L})\s+(?:${ranks})$`,
  "iu",
);
/** The same for trainees: "Intern - Data Scientist" is not a medical intern. */
const learner = new RegExp(
  String.raw`(?:\b(?:summer|fall|spring|winter|college) )?${employmentWords("internship")}s?(?:\s+(?:im|für|as|in|zum|zur|de)\b)?`,
  "giu",
);
/** What then is left may say only when: "Summer Intern", "2017 Internship Opportunity", "Student". */
const onlyWhen =
  /^(?:\P{L}|\b(?:student|fresher|graduate|summer|fall|autumn|spring|winter|opportunity|program(?:me)?)\b)*$/iu;
/** "(Junior) Chemist", "(Bau)Chemiker": what is in brackets belongs to the word after them. */
const leadingBracket = /^\s*\((\p{L}[\p{L} -]*)\)(?=\s?\p{L})/u;
const apart = /[()[\]|;:→⇾]|\s[-–—]\s|[–—]/;

/** "Hausmeister im Rahmen …", "Kucharz do restauracji": behind a preposition a title often says where or with what. */
const preposition =
  /(?<=\p{L})\s+(?:with|im|mit|bei|für|zur|zum|auf|en|con|para|avec|chez|pour|dans|au|aux|à|per|presso|nel|nella|amb|em|com|na|no|la|pentru|cu|în|met|bij|voor|op|aan|till|til|inom|på|för|hos|med|ved|vid|w|we|do|z|ze|dla|przy|v|ve|pro|pre|s|se|u|za|pri|į|uz|untuk|di|tại|cho|в|во|на|для|у|до|за|по|с|със|при|για|σε|στο|στη|στην|με)(?=\s)/giu;
/** "Test Engineer at Handheld Diagnostics": an employer named with a preposition does not describe the profession. */
const employer = /(?<=\p{L}{3})\s+(?:at|@|bei|chez|presso)\s.*$/iu;
/** A title is read without its complement where that makes it this much more similar, and joined with the next segment from this similarity. */
const gain = { without: 0.05, joined: 0.98 };
/** Weight of segments in brackets or after a dash. */
const laterSegment = 0.5;
const maxSegments = 4;

/**
 * Splits "Business Analyst, Southern Plains" at the comma because the first part is a complete title; "Director,
 * Marketing" stays one title.
 */
function splitAtComma(segment: string): string[] {
  const [before = "", ...rest] = segment.split(/,\s+/);
  const title = before.trim().replace(rank, "");
  const words = wordsOf(title);
  if (!rest.length || words.length < 2 || words.every(({ surface }) => namesRole(surface))) return [segment];
  const [best] = readSegment(title);
  return best && best.weight >= clear && !best.isVague ? [before, rest.join(", ")] : [segment];
}

/**
 * "TypeScript developer" → "software developer", "Frontend developer React" → "Frontend developer": titles with a language or
 * framework are compared without it, unless the taxonomies know them.
 */
function withoutTools(segment: string): string {
  if (!ofComputing.test(segment) || similarityOf(segment) === 1) return segment;
  const tools = mentionsOf(segment, { isTechnical: true }).filter(
    ({ term }) => term.kind === "language" || term.kind === "framework",
  );
  const rest = tools
    .reduceRight((title, { start, end }) => title.slice(0, start) + title.slice(end), segment)
    .replace(/\s+(?:in|em|en|mit|con|with)\s*$/i, "")
    .trim();
  return tools.length && /^\p{L}+$/u.test(rest) ? `software ${rest}` : rest;
}

const similarityOf = (title: string): number => occupationsFor(title, 1)[0]?.similarity ?? 0;

/** The words before each preposition, the longest first. */
const beforePrepositions = (segment: string): string[] =>
  [...segment.matchAll(preposition)].map(({ index }) => segment.slice(0, index)).reverse();

/** Without the words that no title of the taxonomies has: what is not translated of "sairaanhoitaja teho-osastolle". */
const knownWords = (translated: string): string =>
  wordsOf(translated)
    .filter(({ word }) => isWordOfTitles(word))
    .map(({ surface }) => surface)
    .join(" ");

/** A segment in English, without what makes it much less similar to all known titles. */
export function nearestToKnown(segment: string): string {
  const english = inEnglish(segment);
  const shorter = beforePrepositions(segment).map(inEnglish);
  if (english !== segment) shorter.push(knownWords(english));
  const least = similarityOf(english) + gain.without;
  let best = { text: english, similarity: least };
  for (const text of shorter) {
    const similarity = similarityOf(text);
    if (similarity > best.similarity) best = { text, similarity };
  }
  return best.text;
}

/** "Physician (Psychiatry)" is one title where the taxonomies know the two together. */
function joined(segments: string[]): string[] {
  const [first = "", second, ...others] = segments.map((one) => one.trim());
  const isOne = second !== undefined && similarityOf(`${first} ${second}`) >= gain.joined;
  return isOne ? [`${first} (${second})`, ...others] : segments;
}

const matchesOf = (segment: string, about?: Float32Array): Weighted[] =>
  readSegment(withoutTools(nearestToKnown(segment)), about);

/** A part of a title, also in English, with its occupations. */
type Part = { name: string; own: string; matches: Weighted[] };
const isClear = ({ matches: [best] }: Part) => best !== undefined && !best.isVague && !best.isUnsure;

/** "Harbour Shipping – Accountant": an employer or place may stand before the title. */
function titleFirst(parts: Part[]): Part[] {
  const title = parts.find((part) => isClear(part) && namesRole(part.own));
  const [first] = parts;
  return title && first && !isClear(first) ? [title, ...parts.filter((part) => part !== title)] : parts;
}

/** The professions that a title names. The best has weight 1 or less, depending on its similarity. */
export function readTitle(text: string, about?: Float32Array): Weighted[] {
  const title = shortForms.reduce(
    (all, [short, long]) => all.replace(short, long),
    inOneForm(text).replace(leadingBracket, "$1").replace(learner, " ").replace(noise, " "),
  );
  const segments = title
    .replace(employer, "")
    .split(apart)
    .flatMap(splitAtComma)
    .filter((one) => /\p{L}{2}/u.test(one) && !onlyWhen.test(one));
  const read = titleFirst(
    joined(segments.slice(0, maxSegments)).map((segment) => {
      const whole = segment.replace(/^[\s,;&/-]+|[\s,;&/-]+$/g, "").replace(rank, "");
      const bare = withoutEmploymentStatus(whole);
      // "Volunteer Coordinator" is a known title as a whole.
      const name = bare !== "" && bare !== whole && similarityOf(whole) === 1 ? whole : bare;
      const own = inEnglish(name);
      return { name, own, matches: matchesOf(name, about) };
    }),
  );
  const [first] = read;
  const rest = withoutBareKinds(first?.own ?? "");
  const english = withDeveloper(inEnglish(title));
  const kinds = kindsIn(english, rest === first?.own ? first.matches : matchesOf(rest, about));
  const kindMatches =
    english === title ? kinds : kinds.map((one) => ({ ...one, wording: inSentence(first?.name ?? "", "") }));
  // With a kind such as "Backend" in the title, occupations far from it are excluded; with a technology beside a clear title,
  // those of another field.
  const plausibility = (node: Node) =>
    Math.max(
      kindMatches.length ? 0 : 1,
      ...kindMatches.map((one) => {
        const value = closeness(one.node, node);
        return one.weight < toolWeight && value >= sameField ? 1 : value;
      }),
    );
  // Beside a clear title, what names no role and is of another field is an employer or place: "Software Engineer, Baker Street Bakery".
  const isOfTitle = ({ own, matches }: Part) =>
    !first ||
    !isClear(first) ||
    namesRole(own) ||
    matches.some((one) => first.matches.some(({ node }) => closeness(node, one.node) >= sameField));
  const byNode = new Map<Node, Weighted>();
  const add = (match: Weighted) => {
    if (match.weight > (byNode.get(match.node)?.weight ?? 0)) byNode.set(match.node, match);
  };
  read.filter(isOfTitle).forEach(({ name, matches }, at) => {
    const wording = inSentence(name, name);
    for (const one of matches)
      add({ ...one, weight: one.weight * plausibility(one.node) * (at === 0 ? 1 : laterSegment), wording });
  });
  for (const one of kindMatches) add(one);
  return [...byNode.values()].sort((a, b) => b.weight - a.weight || a.node.index - b.node.index);
}

/** ISCO sub-major group 25: information and communications technology professionals. */
const computing = /^25/;
/** Whether the title is technical, so that "Go" and "React" in the ad are technologies. */
export const isTechnicalTitle = (title: string): boolean =>
  readTitle(title).some(({ node, weight }) => weight >= 0.8 && computing.test(node.isco));

export function sorted(weights: Map<Node, number>): Weighted[] {
  return [...weights]
    .map(([node, weight]) => ({ node, weight }))
    .sort((a, b) => b.weight - a.weight || a.node.index - b.node.index);
}

/** `isMain`: the preferred name of an occupation. */
type KnownTitle = { key: string; isMain: boolean };

const titleIndex = lazy(() => {
  const byKey = new Map<string, KnownTitle>();
  for (const { titles } of graph().nodes)
    for (const list of titles)
      list.forEach((title, at) => {
        // Titles of the taxonomies are already lower-case and without accents.
        const key = title.split(" ").map(wordOf).join(" ");
        byKey.set(key, { key, isMain: at === 0 || byKey.get(key)?.isMain === true });
      });
  return phraseIndex(byKey);
});

const titleWords = lazy(
  () => new Set([...titleIndex().values()].flatMap((list) => list.flatMap(({ words }) => words))),
);
/** Whether a word occurs in a title of the taxonomies, as "registered" and "cook" do and given names do not. */
export const isWordOfTitles = (word: string): boolean => titleWords().has(word);

const clear = 0.9;
/** Professions mentioned in running text ("seeking a data scientist") with their counts. Vague titles are skipped. */
export function titlesInText(text: string): Map<Node, number> {
  const words = wordsOf(text);
  const counts = new Map<Node, number>();
  for (const hit of findPhrases(titleIndex(), words, isClose(text, words))) {
    const isSingle = hit.to - hit.from === 1;
    if (isSingle && termNamed(wordsAt(text, words, hit))) continue;
    // "Skilled in sales, marketing and architecture of servers" names no profession.
    if (!hit.value.isMain && (isSingle || !namesRole(words[hit.to - 1]?.word ?? ""))) continue;
    for (const { node, weight } of [...readSegment(hit.value.key), ...kindsIn(hit.value.key)])
      if (weight >= clear) counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  return counts;
}

/** Chinese and Japanese put no spaces between words; two characters are about one word. */
const pairWithoutSpaces = new RegExp(`${unspacedLetter}{2}`, "gu");

/** The share of a line's words that belong to a title or name a role: 1 when it is nothing else, 0 without a title. */
export function titleShare(text: string): number {
  const words = wordsOf(inEnglish(text).replace(pairWithoutSpaces, "$& "));
  const named = new Set([...words.keys()].filter((at) => namesRole(words[at]?.surface ?? "")));
  for (const { from, to } of findPhrases(titleIndex(), words))
    for (let at = from; at < to; at++) named.add(at);
  return words.length ? named.size / words.length : 0;
}
