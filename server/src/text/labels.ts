import byLanguage from "./labelsByLanguage.json" with { type: "json" };

/**
 * What a label names: a field of a job or school, or a detail (duties, sector, subjects, level). The words are common
 * form labels and those of the 2004 Europass CV (Decision 2241/2004/EC) in European languages: checked against
 * published templates in bg, el, es, et, fi, fr, it, lv, mt, nl, no, ro, sk and sl, and written without a template for
 * the others.
 */
export type LabelKind = keyof typeof byLanguage;

const keyOf = (words: string) =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s*\/\s*/g, "/")
    .trim();

const kinds = new Map(
  Object.entries(byLanguage).flatMap(([kind, labels]) =>
    labels.map((label) => [keyOf(label), kind as LabelKind] as const),
  ),
);

/** The first words of long labels, which wrap over two or three lines in narrow columns. */
const beginnings = new Map(
  [...kinds].flatMap(([label, kind]) => {
    const words = label.split(" ");
    const lengths = words.length > 3 ? words.slice(2).map((_, index) => index + 2) : [];
    return lengths.map((length) => [words.slice(0, length).join(" "), kind] as const);
  }),
);

/** "Position (part-time): …", or the first of two cells. */
const label = /^([^:：\t]{2,110}?)(?: \([^()\t]{2,20}\))?(?:\s*[:：]\s*|(\t)(?!.*\t))/u;

/** What the label before a text names, the words of the label, and the text after it. */
export function labelOf(text: string): { kind: LabelKind; words: string; value: string } | undefined {
  const [whole = "", words = "", tab] = label.exec(text) ?? [];
  const key = keyOf(words);
  const kind = kinds.get(key) ?? (tab ? beginnings.get(key) : undefined);
  return kind && { kind, words, value: text.slice(whole.length) };
}

/** Whether the first cell of a line is the rest of a label that begins in the line above it. */
export const continuesLabel = (words: string, above: string): boolean => {
  const key = keyOf(`${above} ${words}`);
  return !kinds.has(keyOf(above)) && (kinds.has(key) || beginnings.has(key));
};
