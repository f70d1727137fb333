import type { ProjectKind } from "./facts.ts";
import { isMain, type Package } from "./packages.ts";
import type { CountedRepository } from "./repositories.ts";

const kinds: [RegExp, ProjectKind][] = [
  // "An extension of the standard library" plugs into nothing.
  [/\b(?:plug-?ins?|(?<!^)extensions?(?! of\b)|add-?ons?|github[- ]actions?)\b/i, "plugin"],
  [
    /\bterraform[- ]modules?\b|\bhelm[- ]charts?\b|\bansible[- ](?:roles?|collections?)\b|\bpuppet[- ]modules?\b/i,
    "infrastructure module",
  ],
  [/\bframeworks?\b/i, "framework"],
  [/\b(?:apps?|applications?|web ?sites?|games?|self-?host\w*|dashboards?|marketplace)\b/i, "application"],
  [
    /\b(?:librar(?:y|ies)|lib|sdk|crates?|gems?|bindings|wrapper|components?|middleware|polyfill|(?:npm|python|r)[- ]package)\b/i,
    "library",
  ],
  [
    /\bcli\b|\bcommand[- ]line (?:tools?|interface|utility|app\w*|program|client)\b|\btui\b/i,
    "command-line tool",
  ],
  [/\b(?:servers?|services?|micro-?services?|daemon|back-?end|proxy|bot)\b/i, "service"],
];
const named = (text: string) => kinds.find(([pattern]) => pattern.test(text))?.[1];
/**
 * What a project is: `head`, the noun of its description, says it; else the manifest does.
 */
export function kindOf(one: CountedRepository, packages: Package[], head: string | null): ProjectKind | null {
  const inHead = named(head ?? "");
  if (inHead) return inHead;
  // A library for command-line tools has that topic too.
  const isTool = named(one.description ?? "") === "command-line tool";
  const root = packages.find((each) => isMain(each) && !each.isPrivate);
  // A program may be a server as well: its description has to have a noun that says no such thing.
  if (head && root?.hasCommand && (!root.isLibrary || isTool)) return "command-line tool";
  if (root?.isLibrary) return "library";
  return null;
}
