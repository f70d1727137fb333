import DOMPurify from "dompurify";

/** Sanitizes untrusted markup; links open in a new tab. */
export const purifier = DOMPurify(window);
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName !== "A") return;
  element.setAttribute("target", "_blank");
  element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** Allows only these elements and http(s) links. */
export const allowOnly = (tags: string, ...attributes: string[]) => ({
  ALLOWED_TAGS: tags.split(" "),
  ALLOWED_ATTR: ["href", "target", "rel", ...attributes],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
});
