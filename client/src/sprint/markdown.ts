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
    // Raw HTML and images are shown as text; images would be loaded from other sites.
    html: ({ raw }) => escapeMarkup(raw),
    image: ({ raw }) => escapeMarkup(raw),
  },
});

/** Shifts headings to begin at h3, below the section's title, without skipping levels. */
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

function parse(text: string): string {
  try {
    const tokens = marked.lexer(text);
    levelHeadings(tokens);
    return marked.parser(tokens);
  } catch {
    // Nested more deeply than the library can parse.
    return `<pre>${escapeMarkup(text)}</pre>`;
  }
}

/** Renders Markdown as sanitized HTML with text and web links only. */
export const htmlOfMarkdown = (text: string): string => purifier.sanitize(parse(text), allowed);
