import { isMain, type Package } from "./packages.ts";
import type { CountedRepository } from "./repositories.ts";

const kinds = [
  // "An extension of the standard library" is not a plugin.
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
] as const;
export type ProjectKind = (typeof kinds)[number][1];
const kindNamedIn = (text: string) => kinds.find(([pattern]) => pattern.test(text))?.[1];
/** The kind of a project, from `head`, the noun of its description, otherwise from the manifest. */
export function kindOf(one: CountedRepository, packages: Package[], head: string | null): ProjectKind | null {
  const inHead = kindNamedIn(head ?? "");
  if (inHead) return inHead;
  // Exercises and code of a book are packages as well.
  if (one.isCollection) return null;
  // Libraries for command-line tools also have that topic.
  const isTool = kindNamedIn(one.description ?? "") === "command-line tool";
  const root = packages.find((each) => isMain(each) && !each.isPrivate);
  // A program may also be a server: this needs a noun in the description that does not name another kind.
  if (head && root?.hasCommand && (!root.isLibrary || isTool)) return "command-line tool";
  // An editor's plugin has a manifest like a library's.
  if (one.repository.topics.some((topic) => topic.endsWith("-plugin") || topic.endsWith("-extension")))
    return "plugin";
  if (root?.isLibrary) return "library";
  return null;
}
