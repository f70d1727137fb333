import words from "./proseWords.json" with { type: "json" };

const clause = new RegExp(`(?:^|\\s)(?:${words.clauses.join("|")})(?=\\s|$)`, "iu");
const dangling = new RegExp(`(?:^|\\s)(?:${words.dangling.join("|")})$`, "iu");
const deed = new RegExp(`^(?:${words.deeds.join("|")})\\b`, "i");
const adverb = new RegExp(`\\s(?:${words.adverbs.join("|")})(?:\\s|$)`, "i");

/** "Attention to": continued on the next line. "Norvik Transport AS" ends in a legal form. */
export const isDangling = (text: string): boolean =>
  dangling.test(text) && !(/ AS$/.test(text) && /\p{Ll}/u.test(text));

/** Whether words in a skill list can be a skill: not fragments of sentences. */
export function isPlausible(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2) return !/ed$/i.test(text) || !deed.test(text);
  if (isDangling(text) || /^[>(]|[(]$/.test(text)) return false;
  if (words.length > 2 && (clause.test(text) || /(?:^|\s)I\s/.test(text) || adverb.test(text))) return false;
  if (words.length > 2 && deed.test(text)) return false;
  // A page or footnote number, not a version.
  return !/^(?:page|seite|página|pagina|strona|sida|side|стр\.?)\s+\d+|^©|^curriculum vit/i.test(text);
}
