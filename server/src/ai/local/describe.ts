import type { ProjectFacts } from "../../evidence/facts.ts";
import { asNoun, fromOrder, lowered, raised, startsWithVerb } from "./language.ts";

/**
 * What a project is, ready to be put into a sentence: as a noun ("a storage engine with …") or as what it does
 * ("replays a migration …"). Null when the description only makes sense to its author.
 */
export type Description = { kind: "noun" | "verb"; text: string; plain: string };

const firstPerson = /\b(?:I|I'm|I've|me|mine|we|We|us|ours)\b/;
const unhelpful =
  /^(?:my site|website|marketing site|homepage|fridays|weekly plots|test|wip|todo|work in progress|meetup slides|slides|notes?)\b|^\S+\.example$/i;

export function descriptionOf({ description, name }: ProjectFacts): Description | null {
  const plain = (description ?? "")
    .replace(/^\s*["“”']|["“”']\s*$/g, "")
    .replace(/^(?:my|our)\s+/i, "")
    .replace(/\b(?:my|our)\b/gi, "the")
    .replace(/\s+/g, " ")
    .replace(/[\s.!;,:–—-]+$/, "")
    .trim();
  if (plain.length < 12 || plain.length > 150 || firstPerson.test(plain) || unhelpful.test(plain))
    return null;
  if (/\?/.test(plain) || /^(?:how|what|which|when|why|where|who|is|are|can|does)\b/i.test(plain))
    return null;
  if (/^(?:fork|mirror|clone|copy) of\b/i.test(plain) || plain.toLowerCase() === name.toLowerCase())
    return null;
  const order = fromOrder(plain);
  if (order) return { kind: "verb", text: order, plain: raised(order) };
  if (startsWithVerb(plain)) return { kind: "verb", text: lowered(plain), plain };
  return { kind: "noun", text: asNoun(plain), plain: raised(plain) };
}

/** Without what follows a colon, dash or a later comma, where the whole is long for its place. */
export function shortened({ kind, text, plain }: Description, max: number): Description {
  const cutAt = (value: string) => {
    if (value.length <= max) return value;
    const parts = [/[:;]/, / [–—-] /, / \(/, /, (?!and |or )/]
      .map((pattern) => value.search(pattern))
      .filter((index) => index >= 18 && index <= max);
    return parts.length > 0 ? value.slice(0, Math.max(...parts)) : value;
  };
  return { kind, text: cutAt(text), plain: cutAt(plain) };
}
