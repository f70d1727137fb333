import { Marked, type Tokens, type TokensList } from "marked";
import { allowOnly, purifier } from "../text/purifier.ts";

const allowed = allowOnly(
  "h3 h4 h5 h6 p ul ol li b i strong em del code pre blockquote hr br a table thead tbody tr th td",
  "start",
);

const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const marked = new Marked({ gfm: true, breaks: true, async: false });
marked.use({
  renderer: {
    checkbox: ({ checked }) => `<i>${checked ? "☑" : "☐"}</i> `,
    // Shown as it was written; pictures would be loaded from elsewhere.
    html: ({ raw }) => escapeMarkup(raw),
    image: ({ raw }) => escapeMarkup(raw),
  },
});

/** Headings begin below the section's own title and go down one level at a time, whatever was written. */
function levelHeadings(tokens: TokensList): void {
  const headings: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") headings.push(token as Tokens.Heading);
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let last = 2;
  for (const heading of headings) {
    heading.depth = Math.min(6, heading.depth - highest + 3, last + 1);
    last = heading.depth;
  }
}

/** Markdown of two people as markup that holds text, links to the web and nothing that could act or load. */
export function htmlOfMarkdown(text: string): string {
  const tokens = marked.lexer(text);
  levelHeadings(tokens);
  return purifier.sanitize(marked.parser(tokens), allowed);
}
