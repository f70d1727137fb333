/**
 * The section of a README decides whether its terms describe the software.
 * "opening": the first sentences. "features": under a heading on features, the stack or the design. "other": any other
 * section, where only repeated terms count. "excluded": install steps, lists of users, alternatives and so on.
 */
export type Zone = "opening" | "features" | "other" | "excluded";

const excluded =
  /\b(?:install\w*|set ?up|get(?:ting)? started|get it|quick ?start|usage|how to use|using|examples?|samples?|demos?|tutorials?|requirements?|prerequisites?|dependencies|ports?|packag\w*|downloads?|build(?:ing)?|compil\w+|deploy\w*|run(?:ning)?|used (?:by|in)|users|who uses|adopters|showcase|projects using|in the wild|news|announcements?|changelog|change ?log|release notes|releases|what'?s new|history|to-?do|roadmap|future|planned|plans|next steps|wish ?list|ideas|compar\w+|versus|vs|differences?|alternatives?|similar|inspir\w+|prior art|related|see also|links?|resources|further reading|references|bibliography|citations?|cite|acknowledge?ments?|credits?|thanks|sponsor\w*|backers?|partners|support(?:ed|ers)?|donat\w*|funding|communit\w+|contact|chat|discord|help|questions|faq|contribut\w+|contributors|authors?|maintainers?|team|people|licen[cs]e\w*|copyright|legal|code of conduct|badges?|stars?|star history|translat\w+|versions?|compatib\w+|migrat\w+|upgrad\w+|deprecat\w+|limitations?|limits?|non-?goals?|caveats?|known issues|issues|bugs|missing|not (?:done|solved|yet|supported|included|for)|does(?:n'?t| not)|do(?:n'?t| not)|won'?t|out of scope|troubleshoot\w*|debugging|tests?|testing|development|developing|developers?|hacking|ecosystem|integrations?|awesome|articles?|blog|talks?|videos?|press|agents?|skills?|assistants?|security policy|disclaimer|notes?|table of contents|contents)\b/i;

const features =
  /\b(?:features?|highlights?|capabilit\w+|functionality|stack|built (?:with|on|using)|technolog\w+|architecture|design|internals|how (?:it|this|\S+) works|under the hood|what(?: (?:is|are|does|can)|'s| it does)|overview|about|introduction|intro|description|summary|why|motivation|background|goals?|concepts?|details|key|core|abstract|method\w*|approach)\b/i;

/** By the nearest known heading; subsections of an excluded section stay excluded. */
export function zoneOf(headings: string[]): Zone {
  if (headings.some((heading) => excluded.test(heading))) return "excluded";
  if (headings.some((heading) => features.test(heading))) return "features";
  return headings.length === 0 ? "opening" : "other";
}
