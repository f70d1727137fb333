import { termNamed } from "../knowledge/dictionary.ts";
import type { ProjectSubject } from "./facts.ts";
import { baseForm, isOnlyVerb } from "./subject.ts";

/** Phrases that the sentence of a project's subject is made of. */

export const isActivity = /(?:tion|sion|ing|ment|ance|sis|ity)$/;

const stop = String.raw`(?=\s(?:and|with|for|in|from|like|using|by|to|without|into|except|as|so|via|across)\s|[,;:(]|\.(?:\s|$)|$)`;
const clausePattern = new RegExp(`^(?:[^,;:(.]|\\.(?=\\S)){4,60}?${stop}`);
const purposePattern = new RegExp(
  String.raw`\sfor\s(\S+ing(?:\sand\s\S+ing)?\s(?:[^,;:(.]|\.(?=\S)){3,50}?)${stop}`,
  "g",
);
const withPattern =
  /\swith\s((?:[^,;:(.]|\.(?=\S)){6,60}?)(?=\s(?:for|in|from|to|that|on|using|by)\s|[,;:(]|$)/g;
const actionPattern = new RegExp(String.raw`\s(?:to|that)\s((?:[^,;:(.]|\.(?=\S)){4,60}?)${stop}`, "g");

/** The noun of a description, what it is for and what it comes with; of "plan depots and …" the first clause. */
export function partsOf(subject: ProjectSubject | null): string[] {
  if (!subject || subject.shape === "quote") return [];
  if (subject.shape === "verb") return actionOf(subject.text);
  const head = subject.head ?? "";
  const rest = subject.text.slice(head.length);
  // One word says little alone: "bundler for the web".
  const more =
    /^\s(?:for|of)(?:\s(?!(?:to|as|that|with|in|from|using|by|and)\s)[^\s,;:(.]+){1,4}/.exec(rest)?.[0] ?? "";
  // "Utilities for drawing maps" are about drawing maps.
  if (artefactHead.test(head) && more) return isVague(more) ? [] : partsWithin(more);
  const wide = head.includes(" ") || isOnlyVerb(more.split(" ")[2] ?? "") ? head : `${head}${more}`;
  return [
    ...((wide.includes(" ") || isActivity.test(wide)) && termNamed(head)?.kind !== "language" ? [wide] : []),
    ...[...rest.matchAll(purposePattern)].flatMap(({ 0: { length }, 1: part = "", index }) =>
      isCutOff(part, rest.slice(index + length)) ? [] : [part],
    ),
    ...[...rest.matchAll(withPattern)]
      // "search for shops with large catalogues": the shops have them.
      .filter(
        ({ 1: part = "", index }) => !/^(?:no|zero)\s/.test(part) && !inPhrase.test(rest.slice(0, index)),
      )
      .flatMap((match) => (match[1] ?? "").split(/\s(?:and|or)\s/))
      .filter((part) => part.includes(" ")),
    ...[...rest.matchAll(actionPattern)].flatMap(({ 0: { length }, 1: part = "", index }) =>
      isCutOff(part, rest.slice(index + length)) || becomes.test(rest.slice(index + length))
        ? []
        : actionOf(part),
    ),
  ];
}

/** "finds stale and doubled entries" is not "finding stale", nor "for building small, quiet yards" "building small". */
const isCutOff = (clause: string, after: string) =>
  /^(?:,| and | or )/.test(after) && !/(?:[^s]s|ing|[tsm]ion|ment|ity)$/.test(clause);

/** "turns plans into maps" is not "turning plans". */
const becomes = /^ (?:into|as) /;

/** Things of this name are made of something else, which follows. */
const artefactHead =
  /^(?:librar(?:y|ies)|packages?|modules?|utilit(?:y|ies)|utils?|helpers?|handlers?|implementations?|wrappers?|collections?|sets?|tools?|functions?)$/i;
const isVague = (more: string) => plainVerbs.has((more.split(" ")[2] ?? "").replace(/ing$/, ""));
const partsWithin = (more: string) =>
  [more.replace(/^\s(?:for|of)\s/, "")].filter((part) => part.includes(" "));

/** "Sending data", "solving a problem": everybody does. */
const vagueObject =
  /^(?:an? |the )?(?:data|problems?|things?|stuff|issues?|items?|values?|objects?|results?|tasks?)$/i;

/** What anything can be done with: "returning maps", "providing depots" say too little. */
const plainVerbs = new Set(
  "return get give make provide use take keep let ensure see find show have support handle work".split(" "),
);

const inPhrase = /\s(?:for|of|in|on|from|to)\s[^,)]*$/;

/** "plan depots and …" → "planning depots"; "draw and print depot maps" keeps both verbs. */
function actionOf(text: string): string[] {
  const [verb = "", second = "", third = "", ...rest] = text.split(" ");
  if (baseForm(verb.toLowerCase()) === null) return [];
  const isPair = (second === "and" || second === "&") && baseForm(third) !== null;
  const object = (isPair ? rest.join(" ") : text.slice(verb.length + 1)).replace(/^(?:your|our) /, "");
  if (/^(?:and|or|what|who|which|how|why|when|where|whether|if)\b/.test(object)) return [];
  const next = /^[^,;:(.]{3,40}, ([a-z]+ [^,;:(.]{3,40})/.exec(object)?.[1];
  const clause = clausePattern.exec(object)?.[0] ?? "";
  const after = object.slice(clause.length);
  if (clause === "" || isCutOff(clause, after) || becomes.test(after)) return [];
  const plain = clause.replace(/\b(?:your|our)\b/g, "the").trim();
  if (vagueObject.test(plain)) return [];
  if (!plain.includes(" ") && plainVerbs.has(baseForm(verb.toLowerCase()) ?? "")) return [];
  return [
    `${gerund(verb)}${isPair ? ` and ${gerund(third)}` : ""} ${plain}`,
    ...(next && isOnlyVerb(next.split(" ")[0] ?? "") ? actionOf(next) : []),
  ];
}

/** "make" and "makes" → "making". */
export function gerund(verb: string): string {
  const base = verb.replace(/(?<=[a-z]{2})ies$/, "y").replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<=[^s])s$/, "");
  const stem = /[^e]e$/.test(base)
    ? base.slice(0, -1)
    : /^[^aeiou]*[aeiou][bdgmnprt]$|(?:format|mit|fer|trol|pel)$/.test(base)
      ? base + base.slice(-1)
      : base;
  return `${stem}ing`;
}
