// Begins at the start of a word, so that a long one is scanned once.
const mail = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]{2,}/;
const link = /\b(?:https?:\/\/|www\.)\S+/i;
const phone =
  /(?:\+|\b00)\d{1,3}[\s./-]?(?:\(?\d{1,4}\)?[\s./-]?){2,5}\d{2,4}\b|\b(?:tel|phone|mobile|whatsapp|call me)\b\D{0,12}\d{5,}/i;
const spelledMail =
  /\b\w+\s*(?:\(at\)|\[at\]|\{at\}|\sat\s)\s*\w+\s*(?:\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s*\w+/i;

/** Whether a sentence contains contact data or an address, which are never quoted. */
export function hasContactData(text: string): boolean {
  return [mail, link, phone, spelledMail, /\d{3}[\s.-]\d{3}[\s.-]\d{4}/].some((one) => one.test(text));
}
