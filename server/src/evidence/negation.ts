type Range = { start: number; end: number };

/**
 * Ranges that a sentence negates, compares with or plans: "no ORM", "without Kafka, Redis or Zookeeper", "instead of
 * Redis", "not a replacement for Postgres", "moved from MySQL". Terms in them are not in use.
 */
const cues = new RegExp(
  [
    String.raw`\b(?:no|not|never|neither|nor|without|cannot|can't|can not|won't|don't|doesn't|didn't|isn't|aren't|wasn't|hate|avoid(?:s|ed|ing)?|refus(?:e|es|ed|ing)|lacks?|lacking|minus|zero)\b`,
    String.raw`\b(?:instead of|rather than|unlike|in place of|as opposed to|other than|apart from|beyond|except(?: for)?)\b`,
    String.raw`\b(?:fork|clone|port|copy|rewrite|mirror) of\b`,
    String.raw`\b(?:replac(?:e|es|ed|ing|ement for|ement of)|alternatives? (?:to|for)|substitute for|superseded by|successor (?:to|of))\b`,
    String.raw`\b(?:compared (?:to|with)|comparison (?:to|with)|versus|vs\.?|(?:bench(?:mark(?:s|ed)?)?|faster|slower|smaller|larger|better|worse|simpler|lighter|more \w+|less \w+) (?:against|than))(?=\s)`,
    String.raw`\b(?:inspired by|similar to|in the (?:manner|spirit|style) of|like|modelled on|a la|à la|think of it as)\b`,
    String.raw`\b(?:moved|migrat\w+|switch\w*|port\w*|coming|came|away|rewritten|convert\w*|import\w*) (?:away )?(?:from|off)\b`,
    String.raw`\b(?:remov(?:e|ed|es|ing)|dropp?(?:ed|ing|s)?(?: support for)?|deprecat\w+|abandon\w*|gave up(?: on)?|threw out|retired|used to (?:be|use|run|have)|previously|formerly|no longer|stopped using)\b`,
    String.raw`\b(?:todo|to do|to-do|planned|plans? to|roadmap|someday|some day|one day|maybe|might|perhaps|would like to|wants? to|hope(?:s|d)? to|not yet|coming soon|in the future|later|if you (?:need|want|have|use|like|prefer))\b`,
  ].join("|"),
  "gi",
);
const emphases =
  /\b(?:not only|not just|no less|no doubt|never (?:blocks?|stops?|loses?|lost|leaves?|waits?)|zero[- ](?:copy|downtime|knowledge|cost|day|trust|shot|config\w*)|no[- ]?code|no[- ]?std|no[- ]?sql|lock[- ]free)\b/gi;
const clauseEnd = /[.;:!?()–—]|,|\bbut\b|\bso\b|\bbecause\b|\bwhich\b|\band then\b|\btherefore\b|\bhence\b/gi;

/** Names after these phrases are users, makers or sponsors, to the end of the sentence. */
const users = /\b(?:used|adopted|trusted|sponsored) by\b/i;

export function deniedRanges(sentence: string): Range[] {
  const meant = [...sentence.matchAll(emphases)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const user = users.exec(sentence);
  const ranges: Range[] = user ? [{ start: user.index, end: sentence.length }] : [];
  for (const cue of sentence.matchAll(cues)) {
    if (meant.some((range) => cue.index >= range.start && cue.index < range.end)) continue;
    ranges.push({ start: cue.index, end: endOfScope(sentence, cue.index + cue[0].length) });
  }
  return ranges;
}

/** To the end of the clause; across commas only within a list ("no Kafka, Redis or Zookeeper"). */
function endOfScope(sentence: string, from: number): number {
  clauseEnd.lastIndex = from;
  for (let match = clauseEnd.exec(sentence); match; match = clauseEnd.exec(sentence)) {
    if (match[0] !== ",") return match.index;
    const item = /^\s*([^,.;:!?()]*)/.exec(sentence.slice(match.index + 1))?.[1] ?? "";
    if (item.trim().split(/\s+/).length > 3) return match.index;
  }
  return sentence.length;
}

export const isDenied = (ranges: Range[], position: number): boolean =>
  ranges.some((range) => position >= range.start && position < range.end);

/** Headings of limitations and comparisons. */
const elsewhere =
  /\b(?:non[- ]?goals?|limit(?:s|ations?)?|caveats?|not (?:done|solved|yet|supported|included)|(?:known|open) (?:issues?|trouble|bugs|problems|gaps)|won'?t do|(?:does|do|will|can|is|are|did|what)(?:n'?t| not)\b|doesn'?t|out of scope|todo|to do|roadmap|future|planned|wish ?list|alternatives?|comparison|compared|similar|related|prior art|inspiration|see also|acknowledge?ments?|credits|thanks|what is wrong|what'?s wrong|what is missing|missing|trouble|unsolved|not for|license|licence|changelog|deprecated)\b/i;

/** "Limits: …", "Not done: …" at the start of a line, equivalent to such a heading. */
export function isLimit(sentence: string): boolean {
  const label = /^([^:.]{3,40}):\s/.exec(sentence)?.[1] ?? "";
  if (elsewhere.test(label)) return true;
  return /^(?:not (?:done|solved|yet|for|a|an)\b|no |never |does(?:n'?t| not) |do(?:n'?t| not) |won'?t |will not |it is not |it's not |cannot |unclear|experimental|todo\b|limits?\b|missing\b)/i.test(
    sentence,
  );
}
