/** A sentence cut to fit, at a clause where there is one, else at a word; never in the middle of either. */
export function cut(text: string, max: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= max) return plain;
  const head = plain.slice(0, max);
  const clause = Math.max(
    head.lastIndexOf("; "),
    head.lastIndexOf(". "),
    head.lastIndexOf(" – "),
    head.lastIndexOf(" — "),
  );
  if (clause > max * 0.55) return balanced(head.slice(0, clause)).replace(/[\s,;:–—-]+$/, "");
  const shortened = plain.slice(0, max - 1);
  const word = shortened.lastIndexOf(" ");
  const whole = word > 0 ? shortened.slice(0, word) : shortened;
  return `${balanced(whole).replace(/[\s,;:–—(-]+$/, "")}…`;
}

/** Without a bracket that was opened and lost its end to the cut. */
function balanced(text: string): string {
  const open = text.lastIndexOf("(");
  return open > text.lastIndexOf(")") ? text.slice(0, open).trimEnd() : text;
}

export function list(items: string[], word = "and"): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** "iOS" and "dbt" stay as they are written where the first word has its own capitals. */
export const upperFirst = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Unless the first word is a name: "PostgreSQL", "iOS", "E-commerce" keep what they have or lose it rightly. */
export function lowerFirst(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? "";
  const isName = /^\P{L}*\p{Lu}.*[\p{Lu}\d]/u.test(word) || /^\p{Lu}$/u.test(word);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
