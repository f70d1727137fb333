import type { Dependency } from "./manifests.ts";

export const used = (name: string): Dependency => ({ name, isForDevelopment: false });
export const forDevelopment = (name: string): Dependency => ({ name, isForDevelopment: true });

export function keysOf(value: unknown): string[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

export function parseJson(text: string): Record<string, unknown> {
  const plain = text
    .replace(/^\ufeff/, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/,(\s*[}\]])/g, "$1");
  const value: unknown = JSON.parse(plain);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "").filter(Boolean);

/** Section name → its lines: all that is needed of TOML, and it forgives what a strict reader would not. */
export function tomlSections(text: string): { name: string; lines: string[] }[] {
  const sections = [{ name: "", lines: [] as string[] }];
  for (const raw of text.split("\n")) {
    const line = raw.replace(/^\s*#.*$/, "");
    const title = /^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (title) sections.push({ name: title.replaceAll(/["']/g, ""), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export const tomlKeys = (lines: string[]): string[] =>
  lines.flatMap((line) => /^\s*["']?([\w.@/-]+?)["']?(?:\.\w+)?\s*=/.exec(line)?.[1] ?? []);

export const quoted = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|'([^']+)'/g)].map((match) => match[1] ?? match[2] ?? "");
