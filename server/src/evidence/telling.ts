import type { Sentence } from "./readme.ts";
import { isEnglish } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";

const most = 10;
const imperative =
  /^(?:run|install|see|use|give|drop|open|add|set|note|please|do not|don't|click|read|clone|make|build|copy|check|try|go|put|point|drag|move|start|create|ask|if you|you|contribut|licen[cs]e|thanks|issues?|pull requests?|docs?:|screenshots?|demo:|status:|usage|requirements?|fail|talk|tell|write)\b/i;
const dangling =
  /^(?:but|and|so|because|then|or|that|this|these|those|which|also|however|instead|otherwise|there|here|same|such|both|neither|none|some|most|mine|it|they|he|she|his|her|their|its|one of|the rest|the other|the latter|for that|after that|above|below)\b/i;
const users =
  /\b(?:used (?:by|at|in|on)|in (?:production|use|daily use)|users?|customers?|clients?|installs?|downloads?|people|teams?|clinics?|hospitals?|schools?|pupils|students|boats|skippers|councils?|producers|shops?|farms?|farmers|members|engineers|brokers|projects|stations|devices)\b/i;
const quantity =
  /\d[\d.,]*\s?(?:%|×|x\b|ms|µs|us|ns|s\b|min|h\b|kB|KB|MB|GB|TB|M\b|k\b|million|thousand|billion|events|requests|rows|lines|tests|bugs|people|users|commits|stars|times|days|hours|minutes|months|cm|mm|°|€|\$|USD|NOK|FPS|fps|Hz|kHz)?/;

/** How well a sentence tells, standing alone, what somebody made. Below zero: not at all. */
export function tellingScore({ text, isLimit, heading }: Sentence, position: number): number {
  if (isLimit || text.length < 28 || text.length > 280 || /[:?]$/.test(text) || !isEnglish(text)) return -1;
  if (imperative.test(text) || /[{}<>|=]|::|\$ |^\W*\w+\(|-{2}\w|\/\w+\/\w+/.test(text)) return -1;
  if ((text.match(/\p{L}/gu)?.length ?? 0) < text.length * 0.55) return -1;
  if (
    (text.match(/"/g)?.length ?? 0) % 2 === 1 ||
    (text.match(/[([]/g)?.length ?? 0) !== (text.match(/[)\]]/g)?.length ?? 0)
  )
    return -1;
  let score = 2 - Math.min(1.5, position * 0.08);
  if (/\b(?:I|I'm|I've|me|my|mine|we|We|our|us|ours)\b/.test(text)) score -= 1.6;
  if (/\b(?:you|your|yours)\b/i.test(text)) score -= 0.9;
  if (dangling.test(text)) score -= 1.3;
  if (/\bsee\b|\bdocs\/|\.md\b|README/i.test(text)) score -= 0.8;
  if (quantity.test(text)) score += /\d{2,}|%|\d\s?(?:ms|µs|us|ns|x|×)/.test(text) ? 1.4 : 0.5;
  if (users.test(text) && /\d/.test(text)) score += 0.8;
  if (/\b(?:every|each|never|only|exactly|at most|always)\b/i.test(text)) score += 0.4;
  if (text.length >= 50 && text.length <= 150) score += 0.6;
  if (
    /\b(?:number|result|how it works|testing|validation|users?|used|who|method|design|verification)/i.test(
      heading,
    )
  )
    score += 0.3;
  if (
    /\b(?:copyright|license|sponsor|badge|coming soon|deprecated|superseded|retired|archived|sorry|no longer)\b/i.test(
      text,
    )
  )
    score -= 1.5;
  return score;
}

/** Best first; the opening sentence is kept among them, since it says what the thing is. */
export function tellingSentences(one: CountedRepository): Sentence[] {
  const named = new RegExp(`^(?:it|this)\b|${one.repository.name.replace(/[^\p{L}\p{N}]/gu, ".")}`, "iu");
  // What stands before the thing itself is named tells of the world without it.
  const introduced = one.sentences.findIndex(({ text }) => named.test(text));
  const scored = one.sentences
    .map((sentence, position) => ({
      sentence,
      position,
      score: tellingScore(sentence, position) - (position < Math.min(introduced, 4) ? 3 : 0),
    }))
    .filter(({ score }) => score > 0);
  scored.sort((a, b) => b.score - a.score || a.position - b.position);
  const unique = new Map(scored.map(({ sentence }) => [sentence.text, sentence]));
  return [...unique.values()].slice(0, most);
}
