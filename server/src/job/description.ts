import { sanitizeHtml } from "../text/markupLibraries.ts";

const blocks = ["p", "h3", "h4", "ul", "ol", "li"];
const asParagraph = "div section article header footer main aside table tr dl dt".split(" ");
const maxLength = 200_000;

const renamed: Record<string, string> = {
  ...Object.fromEntries([...asParagraph, "dd", "blockquote", "pre"].map((name) => [name, "p"])),
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

/** Normalises web addresses; null for other URLs, whose link is removed and text kept. */
export function webAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && !url.username && !url.password ? url.href : null;
}

/** Sanitises HTML of a source to the allowed elements. Only this is stored. */
export function cleanHtml(html: string): string {
  // The cells of a table's row become words of one paragraph.
  const spaced = html.slice(0, maxLength).replace(/(<\/t[dh]>)(<t[dh]\b)/gi, "$1 $2");
  const clean = sanitizeHtml(spaced, {
    allowedTags: [...blocks, "b", "i", "strong", "em", "br", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https"],
    allowProtocolRelative: false,
    // Elements whose content is not text of the ad.
    nonTextTags: "script style textarea option noscript template title iframe svg math".split(" "),
    nestingLimit: 60,
    transformTags: {
      ...Object.fromEntries(
        Object.entries(renamed).map(([from, to]) => [from, () => ({ tagName: to, attribs: {} })]),
      ),
      a: (_name, { href }) => {
        const address = webAddress(href ?? "");
        const attribs: Record<string, string> = address ? { href: address } : {};
        return { tagName: address ? "a" : "span", attribs };
      },
    },
  });
  return flatten(clean);
}

/** Flattens nested blocks to one level and removes empty ones, since paragraphs cannot contain blocks. */
function flatten(html: string): string {
  let open = false;
  const flat = html.replace(/<(\/?)(p|h3|h4|ul|ol|li)\b[^<>]*>/g, (tag, slash: string, name: string) => {
    if (name === "p" && slash) {
      const was = open;
      open = false;
      return was ? tag : "";
    }
    const closing = open ? "</p>" : "";
    open = name === "p" && !slash;
    return closing + tag;
  });
  return flat
    .replace(/\s+/g, (run) => (run.includes("\n") ? "\n" : " "))
    .replace(/<(p|h3|h4|li)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g, "")
    .replace(/<(b|i|strong|em)>\s*<\/\1>/g, "")
    .replace(/<(ul|ol)>\s*<\/\1>/g, "")
    .replace(/(?:<br \/>\s?){3,}/g, "<br /><br />")
    .trim();
}

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#039;": "'",
};

export const unescapeOnce = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#0?39);/g, (entity) => entities[entity] ?? entity).replace(/&amp;/g, "&");

/** Entities of a text stay: feeds and spreadsheets often contain them. */
const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

const tag = /<\/?(?:p|div|br|ul|ol|li|h[1-6]|b|i|em|strong|a|span|section|table|script|img|svg)\b[^<>]*>/i;

/** Detects markup, escaped markup and plain text. */
export function htmlOfAnything(text: string): string {
  let html = text.slice(0, maxLength);
  for (let times = 0; times < 2 && !tag.test(html) && /&lt;\/?[a-z]/i.test(html); times++)
    html = unescapeOnce(html);
  return tag.test(html) ? cleanHtml(html) : cleanHtml(htmlOfLines(html));
}

const bullet = /^\s*(?:[-*•·●▪◦‣–]|\d{1,2}[.)])\s+/;

/** Plain text → paragraphs, and lists for lines with bullets. */
export function htmlOfLines(text: string): string {
  const html: string[] = [];
  let items: string[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length) html.push(`<p>${lines.map(escapeText).join("<br />")}</p>`);
    if (items.length) html.push(`<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`);
    [lines, items] = [[], []];
  };
  for (const line of text.slice(0, maxLength).replace(/\r\n?/g, "\n").split("\n")) {
    const isItem = bullet.test(line);
    if (!line.trim() || (isItem && lines.length) || (!isItem && items.length)) end();
    if (isItem) items.push(line.replace(bullet, "").trim());
    else if (line.trim()) lines.push(line.trim());
  }
  end();
  return html.join("\n");
}

/** The text of a sanitised description, block by block, for search, embedding and scoring. */
export function textOfHtml(html: string): string {
  return unescapeOnce(
    html
      .replace(/\s+/g, " ")
      .replace(/<li>/g, "\n- ")
      .replace(/<br\s*\/?>|<\/?(?:p|h3|h4|ul|ol|li)>/g, "\n")
      .replace(/<[^<>]*>/g, ""),
  )
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line && line !== "-")
    .join("\n");
}
