import { LRUCache } from "lru-cache";
import { mentionsOf, termNamed } from "../../knowledge/dictionary.ts";
import { embedText, similarity } from "../../taxonomy/embedding.ts";
import { occupationsFor } from "../../taxonomy/occupations.ts";
import { namesRole } from "../../text/roleWords.ts";
import { closeness, graph, type Node, shareOf } from "./nodes.ts";
import {
  findPhrases,
  type Hit,
  isClose,
  keyOf,
  type PhraseIndex,
  phraseIndex,
  type Words,
  wordOf,
  wordsOf,
} from "./phrases.ts";
import { inSentence } from "./titleCase.ts";
import { inOneForm } from "./titleForms.ts";

/** `isVague`: the words are true of people in many trades ("Manager"). `wording`: the title in its own words. */
export type Weighted = { node: Node; weight: number; isVague?: boolean; wording?: string };

// Contracts, pay and numbers of openings stand in titles and name no profession.
const noise =
  /\b(?:req(?:uisition)? ?#?\d+|job id \d+|full[- ]time|part[- ]time|direct[- ]hire|w\/\S+)|\$[\d,.k]+/gi;
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
/** Says how far somebody is in a profession, which the level says already. */
const rank = /^(?:senior|junior|sr|jr)\b\.?\s+(?=\p{L})/iu;
/** The same for who learns a profession: "Intern - Data Scientist" is no intern of a hospital. */
const learner =
  /\b(?:(?:summer|fall|spring|winter|college) )?(?:intern(?:ship)?|working student|werkstudent(?:in)?|praktikant(?:in)?|praktikum|stagiaire|becari[oa]|trainee|apprentice(?:ship)?|auszubildender?|azubi)s?\b(?:\s+(?:im|für|as|in)\b)?/giu;
const apart = /[()[\]|;:→⇾]|\s[-–—]\s|[–—]/;

/** Occupations looked at of a stretch of a title, and taken from it. */
const compared = 30;
const taken = 8;
/** How fast an occupation's weight falls with its similarity. */
const sharpness = 0.1;
/** What the similarity to all titles of an occupation counts beside that to its most similar one: some have titles of other trades. */
const meanCounts = 0.5;
/** Similarity of the best from which a title is believed at all, and in full. */
const believed = { from: 0.5, full: 0.9 };
/** Mean closeness of the occupations found below which a title is one of many trades. */
const vague = 0.3;
const least = 0.05;
/** What stands in brackets or behind a dash. */
const laterStretch = 0.5;
const stretchesRead = 4;
const byTool = 0.8;

const read = new LRUCache<string, Weighted[]>({ max: 20_000 });

/**
 * The occupations that a stretch of words names: those whose titles are most alike, each by how close it is to the others
 * found, because a word of one trade may be a word of another.
 */
function readStretch(text: string): Weighted[] {
  const key = keyOf(text);
  const known = read.get(key);
  if (known) return known;
  const near = occupationsFor(text, compared);
  const best = near[0]?.similarity ?? 0;
  const own = embedText(text);
  const found = near.flatMap(({ occupation, similarity: alike }) => {
    const node = graph().byId.get(occupation.id);
    return node ? [{ node, value: alike + meanCounts * similarity(own, node.vector) }] : [];
  });
  const top = Math.max(...found.map(({ value }) => value));
  const all = found.map(({ node, value }) => ({ node, weight: Math.exp((value - top) / sharpness) }));
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const agreed = all.map(
    ({ node }) => all.reduce((total, one) => total + one.weight * closeness(node, one.node), 0) / sum,
  );
  const most = Math.max(...agreed);
  const sure = shareOf(best, believed) * Math.min(1, most / vague);
  const believable = all
    .map(({ node, weight }, at) => ({
      node,
      weight: (weight * sure * (agreed[at] ?? 0)) / most,
      isVague: most < vague,
    }))
    .filter(({ weight }) => weight > least)
    .sort((a, b) => b.weight - a.weight || a.node.index - b.node.index)
    .slice(0, taken);
  read.set(key, believable);
  return believable;
}

/** "Trainee" alone stays: without another word it is all that is known. */
function withoutLearner(title: string): string {
  const rest = title.replace(learner, " ");
  return /\p{L}{3}/u.test(rest) ? rest : title;
}

/** "Business Analyst, Southern Plains": what stands before the comma is a title by itself. "Director, Marketing" is one title. */
function partedAtComma(stretch: string): string[] {
  const [before = "", ...rest] = stretch.split(/,\s+/);
  const words = wordsOf(before.trim().replace(rank, ""));
  if (!rest.length || words.length < 2 || words.every(({ surface }) => namesRole(surface))) return [stretch];
  const [best] = readStretch(before);
  return best && best.weight >= clear && !best.isVague ? [before, rest.join(", ")] : [stretch];
}

/** Which professions a title names. The best has weight 1 or less: what is hardly alike says little. */
export function readTitle(text: string): Weighted[] {
  const title = shortForms.reduce(
    (all, [short, long]) => all.replace(short, long),
    withoutLearner(inOneForm(text)).replace(noise, " "),
  );
  const found = new Map<Node, Weighted>();
  const add = (one: Weighted) => {
    if (one.weight > (found.get(one.node)?.weight ?? 0)) found.set(one.node, one);
  };
  const named = kindsIn(title);
  // Beside "Backend" an engineer is of that trade: what is far from it is not meant.
  const meant = (node: Node) =>
    Math.max(named.length ? 0 : 1, ...named.map((one) => closeness(one.node, node)));
  const stretches = title
    .split(apart)
    .flatMap(partedAtComma)
    .filter((one) => /\p{L}{2}/u.test(one));
  stretches.slice(0, stretchesRead).forEach((stretch, at) => {
    const name = stretch.trim().replace(rank, "");
    const wording = inSentence(name, name);
    for (const one of readStretch(stretch))
      add({ ...one, weight: one.weight * meant(one.node) * (at === 0 ? 1 : laterStretch), wording });
  });
  for (const one of named) add(one);
  return [...found.values()].sort((a, b) => b.weight - a.weight || a.node.index - b.node.index);
}

type Kinds = { byTitle: PhraseIndex<Node>; byTool: Map<string, Node> };
let kinds: Kinds | undefined;

function kindsKnown(): Kinds {
  const all = graph().nodes.filter(({ parents }) => parents.length > 0);
  kinds ??= {
    byTitle: phraseIndex(
      new Map(all.flatMap((node) => node.titles.flat().map((title) => [keyOf(title), node] as const))),
    ),
    byTool: new Map(
      all.toReversed().flatMap((node) => node.technologies.slice(0, 1).map((tool) => [tool, node] as const)),
    ),
  };
  return kinds;
}

const ofComputing =
  /\b(?:developer|engineer|programmer|architect|consultant)\b|entwickler|desarrollador|développeu/i;

/** Kinds of computing trades, by their own titles within this one or by a technology beside it. */
function kindsIn(title: string): Weighted[] {
  const words = wordsOf(title);
  const named = findPhrases(kindsKnown().byTitle, words).map((hit) => ({
    node: hit.value,
    weight: 1,
    wording: inSentence(wordsAt(title, words, hit), hit.value.name),
  }));
  if (!ofComputing.test(title)) return named;
  const tools = mentionsOf(title).flatMap(({ term }) => kindsKnown().byTool.get(term.name) ?? []);
  return [...named, ...tools.map((node) => ({ node, weight: byTool, wording: node.name }))];
}

const wordsAt = <T>(text: string, words: Words, { from, to }: Hit<T>) =>
  text.slice(words[from]?.start, words[to - 1]?.end);

/** ISCO's professionals of information and communications technology. */
const computing = /^25/;
/** The title of an ad in which "Go" and "React" are meant as what they are. */
export const isTechnicalTitle = (title: string): boolean =>
  readTitle(title).some(({ node, weight }) => weight >= 0.8 && computing.test(node.isco));

export function sorted(found: Map<Node, number>): Weighted[] {
  return [...found]
    .map(([node, weight]) => ({ node, weight }))
    .sort((a, b) => b.weight - a.weight || a.node.index - b.node.index);
}

/** `isMain`: the name that an occupation goes by. */
type KnownTitle = { key: string; isMain: boolean };
let index: PhraseIndex<KnownTitle> | undefined;

function titleIndex(): PhraseIndex<KnownTitle> {
  if (index) return index;
  const known = new Map<string, KnownTitle>();
  for (const { titles } of graph().nodes)
    for (const list of titles)
      list.forEach((title, at) => {
        // Titles of the taxonomies are folded words already.
        const key = title.split(" ").map(wordOf).join(" ");
        known.set(key, { key, isMain: at === 0 || known.get(key)?.isMain === true });
      });
  index = phraseIndex(known);
  return index;
}

const clear = 0.9;
/** Professions that running text names ("seeking a data scientist"), with how often; vague titles do not count. */
export function titlesInText(text: string): Map<Node, number> {
  const words = wordsOf(text);
  const found = new Map<Node, number>();
  for (const hit of findPhrases(titleIndex(), words, isClose(text, words))) {
    const isSingle = hit.to - hit.from === 1;
    if (isSingle && termNamed(wordsAt(text, words, hit))) continue;
    // "Skilled in sales, marketing and architecture of servers" names no profession.
    if (!hit.value.isMain && (isSingle || !namesRole(words[hit.to - 1]?.word ?? ""))) continue;
    for (const { node, weight } of [...readStretch(hit.value.key), ...kindsIn(hit.value.key)])
      if (weight >= clear) found.set(node, (found.get(node) ?? 0) + 1);
  }
  return found;
}

/** How many of the words of a line belong to a title or name a role: 1 when it is nothing else, 0 without a title. */
export function titleShare(text: string): number {
  const words = wordsOf(text);
  const named = new Set([...words.keys()].filter((at) => namesRole(words[at]?.surface ?? "")));
  for (const { from, to } of findPhrases(titleIndex(), words))
    for (let at = from; at < to; at++) named.add(at);
  return words.length ? named.size / words.length : 0;
}
