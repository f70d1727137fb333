import DOMPurify from "dompurify";

/** Cleans markup that others wrote; its links open beside the page. */
export const purifier = DOMPurify(window);
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName !== "A") return;
  element.setAttribute("target", "_blank");
  element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** Only these elements, and links to the web. */
export const allowOnly = (tags: string, ...attributes: string[]) => ({
  ALLOWED_TAGS: tags.split(" "),
  ALLOWED_ATTR: ["href", "target", "rel", ...attributes],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
});
