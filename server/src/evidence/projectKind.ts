import type { ProjectKind } from "./facts.ts";
import { isMain, type Package } from "./packages.ts";
import type { CountedRepository } from "./repositories.ts";

/** What the description, the topics or the keywords call it; the first that is named is taken. */
const words: [RegExp, ProjectKind][] = [
  [/\b(?:plug-?ins?|extensions?|add-?ons?|action)\b/i, "plugin"],
  [
    /\bterraform[- ]modules?\b|\bhelm[- ]charts?\b|\bansible[- ](?:roles?|collections?)\b|\bpuppet[- ]modules?\b/i,
    "infrastructure module",
  ],
  [/\bframeworks?\b/i, "framework"],
  [
    /\b(?:librar(?:y|ies)|sdk|crates?|gems?|bindings|wrapper|components?|middleware|polyfill|typeclass|npm[- ]package|python[- ]package|r[- ]package)\b/i,
    "library",
  ],
  [/\b(?:cli|command[- ]line|terminal|tui|shell)\b/i, "command-line tool"],
  [
    /\b(?:apps?|applications?|web ?sites?|games?|self-?host\w*|dashboard|platform|marketplace|client|editor)\b/i,
    "application",
  ],
  [/\b(?:servers?|services?|micro-?services?|daemon|back-?end|api|proxy|bot|database|engine)\b/i, "service"],
];

/** What runs in a container of its own is run, not built upon. */
const containers = /^(?:Dockerfile|(?:docker-)?compose\.ya?ml)$/i;

/** `head`: the noun of the description, which says it best ("lightweight library" of "… library for the web"). */
export function kindOf(one: CountedRepository, packages: Package[], head: string | null): ProjectKind | null {
  const named = (text: string) => words.find(([pattern]) => pattern.test(text))?.[1];
  const inHead = head === null ? undefined : named(head);
  if (inHead) return inHead;
  const root = packages.find((each) => isMain(each) && !each.isPrivate);
  if (root?.hasCommand) return "command-line tool";
  if (root?.isLibrary) return "library";
  const stated = named(one.repository.topics.join(" ")) ?? named(one.description ?? "");
  if (stated) return stated;
  return one.repository.tree.some((path) => containers.test(path)) ? "application" : null;
}
