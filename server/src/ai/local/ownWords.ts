import type { ProjectFacts } from "../../evidence/facts.ts";
import { joined, overlap, shortened, withArticle } from "./english.ts";

/** What projects say of themselves, made part of a sentence or quoted. */

const longest = 110;
const bareKind =
  /^(?:packages?|librar(?:y|ies)|tools?|apps?|modules?|plugins?|utilit(?:y|ies)|clients?|servers?|frameworks?)$/i;
/** Shorter descriptions say little: their second sentence is quoted with them. */
const short = 40;
const featuresShown = { count: 5, characters: 240 };

/**
 * What it says it is, as it stands in the description, which may be too long for a subject: the facts have verbs in their base form ("make" of "Makes"), a
 * quotation does not. Its name is left out where the text begins with it.
 */
export function ownWordsOf({ subject, description, name }: ProjectFacts, max = longest): string | null {
  const original = description ?? "";
  if (!subject) return original.length > longest ? shortened(original, max) : null;
  const rest = subject.text.slice(subject.text.search(/[^\p{L}]|$/u));
  const at = rest.length > 4 ? original.indexOf(rest) : -1;
  const text = at < 0 ? subject.text : `${/\p{L}*$/u.exec(original.slice(0, at))?.[0]}${rest}`;
  // "Yard package for Go" without its first word would say nothing.
  const next = text.slice(name.length + 1).split(" ", 1)[0] ?? "";
  const isNamed = text.toLowerCase().startsWith(`${name.toLowerCase()} `) && !bareKind.test(next);
  return shortened(isNamed ? text.slice(name.length + 1) : text, max);
}

// Words at whose head a description may also be a noun phrase: "Design tokens", "Test runner for …".
const alsoNouns =
  /^(?:access|archive|audit|build|bundle|cache|call|capture|catch|chat|check|command|control|copy|crawl|debug|design|display|draw|edit|export|extract|filter|format|host|import|index|lint|list|load|log|map|mark|match|merge|mock|model|monitor|order|package|plan|play|plot|process|profile|program|query|record|release|render|replay|report|request|research|review|run|scan|schedule|score|script|search|server|share|sketch|sort|sound|speed|split|store|stream|study|style|support|switch|sync|tag|task|test|time|track|transfer|trigger|type|update|upload|use|view|voice|watch|web|work)\s/i;

/** "R library to plan depots": only where its kind is known, it begins with a verb for sure and addresses nobody. */
export function purposeOf(project: ProjectFacts, max = longest): string | null {
  const { subject, kind, language } = project;
  const original = ownWordsOf(project) ?? "";
  if (subject?.shape !== "verb" || !kind || alsoNouns.test(original) || /\byour?\b|\w\(/i.test(original))
    return null;
  return `${language ? `${language} ` : ""}${kind} to ${shortened(subject.text, max)}`;
}

/** "a fast scheduler for depots", "an R library to plan depots"; null where only a quotation is safe. */
export function phraseOf(project: ProjectFacts): string | null {
  const text = ownWordsOf(project);
  const purpose = purposeOf(project);
  if (!text || purpose) return purpose && withArticle(purpose);
  const article = /\b(an?|the)\s+$/i.exec(beforeSubject(project))?.[1]?.toLowerCase();
  if (project.subject?.shape !== "noun" || !article) return null;
  return article === "the" ? `the ${text}` : withArticle(text);
}

const beforeSubject = ({ description, subject }: ProjectFacts) =>
  (description ?? "").slice(0, Math.max(0, (description ?? "").indexOf(subject?.text ?? "")));

export function quotationOf(project: ProjectFacts): string | null {
  const text = ownWordsOf(project);
  const next = /^[^.!?]+[.!?] ([^.!?]{20,90})\.?$/.exec(project.description ?? "")?.[1];
  return text && `“${next && text.length < short ? `${text}. ${next}` : text}”`;
}

/** "yard, a fast scheduler for depots"; "crane (“Simple crane maps”)". */
export function introduced(project: ProjectFacts): string {
  const [phrase, quotation] = [phraseOf(project), quotationOf(project)];
  if (phrase) return `${project.name}, ${phrase}`;
  return quotation ? `${project.name} (${quotation})` : project.name;
}

/** What the README's opening and its list of features add to the description, at most three sentences. */
export function detailsOf(project: ProjectFacts, hasDescription: boolean): string[] {
  const said = `${project.subject?.text} ${project.description}`;
  const opening = project.introduction
    .filter((text) => overlap(text, said) < 0.5 && !(hasDescription && text.startsWith("is ")))
    .map((text) => `It ${text}.`);
  const features: string[] = [];
  for (const feature of project.features) {
    if (features.length === featuresShown.count) break;
    if ([...features, feature].join("").length > featuresShown.characters) break;
    if (overlap(feature, [said, ...opening, ...features].join(" ")) <= 0.6) features.push(feature);
  }
  if (features.length < 2) return opening;
  return [...opening, `Its README lists ${joined(features.map((feature) => `“${feature}”`))}.`];
}
