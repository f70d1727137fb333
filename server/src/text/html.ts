/** Safe markup. Everything else is escaped. */
export type Html = { html: string };
type Part = string | number | Html | null | false | Part[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((text, string, i) => text + render(parts[i - 1] ?? null) + string) };
}

function render(part: Part): string {
  if (Array.isArray(part)) return part.map(render).join("");
  if (part === null || part === false) return "";
  return typeof part === "object" ? part.html : escaped(String(part));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
