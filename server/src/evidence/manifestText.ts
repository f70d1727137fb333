import { isObject } from "../text/isObject.ts";
import type { ManifestEntry } from "./manifests.ts";

/** Parses untrusted text in linear time: bounded lines and runs of spaces, no backtracking. */

export const used = (name: string): ManifestEntry => ({ name, isForDevelopment: false });
export const forDevelopment = (name: string): ManifestEntry => ({ name, isForDevelopment: true });
/** The name of the package that a manifest describes. */
export const own = (name: string): ManifestEntry => ({ name, isForDevelopment: false, isOwn: true });

const maxLines = 20_000;
const maxLineLength = 1000;
const maxIndent = 40;

/** Lines of at most 1,000 characters, with indents of at most 40 spaces and single spaces within. */
export function linesOf(text: string): string[] {
  return text.split("\n", maxLines).map((raw) => {
    const line = raw.slice(0, maxLineLength).trimEnd();
    const content = line.trimStart();
    const indent = line.slice(0, line.length - content.length).replaceAll("\t", "  ");
    return indent.slice(0, maxIndent) + content.replace(/\s+/g, " ");
  });
}

/** The text on one line with single spaces, for entries that span lines. */
export const flat = (text: string): string => text.replace(/\s+/g, " ");

/** The same without comments, which start with "#". */
export const flatWithoutComments = (text: string): string =>
  flat(
    linesOf(text)
      .map((line) => line.split("#")[0])
      .join(" "),
  );

/** Removes comments that start a line with "/*"; within a line that is usually part of a file pattern. */
export function codeLinesOf(text: string): string[] {
  let isComment = false;
  return linesOf(text).filter((line) => {
    const starts = /^ *\/\*/.test(line);
    const isHidden = isComment || starts;
    isComment = isHidden && !line.includes("*/");
    return !isHidden && !/^ *\/\//.test(line);
  });
}

export const quoted = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => match[1] || match[2] || "").filter(Boolean);

export const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);
export const entriesOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];
export const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
