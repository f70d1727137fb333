import DOMPurify from "dompurify";
import { Marked } from "marked";

const tags =
  "h3 h4 h5 h6 p ul ol li b i strong em del code pre blockquote hr br a table thead tbody tr th td";
const allowed = {
  ALLOWED_TAGS: tags.split(" "),
  ALLOWED_ATTR: ["href", "target", "rel", "start"],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
};
const purifier = DOMPurify(window);
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName !== "A") return;
  element.setAttribute("target", "_blank");
  element.setAttribute("rel", "noopener noreferrer nofollow");
});

const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const marked = new Marked({ gfm: true, breaks: true, async: false });
marked.use({
  // The page's own title and that of the section stand above them.
  walkTokens: (token) => {
    if (token.type === "heading") token.depth = Math.min(6, token.depth + 2);
  },
  renderer: {
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    // Shown as it was written; pictures would be loaded from elsewhere.
    html: ({ raw }) => escapeMarkup(raw),
    image: ({ raw }) => escapeMarkup(raw),
  },
});

/** Markdown of two people as markup that holds text, links to the web and nothing that could act or load. */
export const htmlOfMarkdown = (text: string): string =>
  purifier.sanitize(marked.parse(text, { async: false }), allowed);
