/** Top-level domains that make a word a URL without a scheme; others ("Node.js", "ASP.NET") are names of software. */
const siteEndings = new Set(["com", "org", "info", "me", "dev", "app"]);
/** Top-level domains that make a word with a path a URL. */
const linkEndings = new Set([...siteEndings, "net", "io", "gg", "ly", "ee", "co", "tv", "link"]);

const edge = /^[("'<[]{1,4}|[)"'>\],;:!?.]{1,4}$/g;
const phone = /(?<![\w.])(?:\+|00|\()?\d(?:[ ()./-]{0,2}\d){8,14}(?![\w])/g;

/** Removes e-mail addresses, URLs and telephone numbers. Linear time, word by word. */
export function withoutContactData(text: string): string {
  const cleaned = text
    .split("\n")
    .map((line) =>
      line
        .split(" ")
        .filter((word) => !isAddress(word.replace(edge, "")))
        .join(" "),
    )
    .join("\n")
    .replace(phone, (match) => (isPhone(match) ? "" : match));
  return cleaned === text
    ? text
    : cleaned
        .replace(/ {2,10}/g, " ")
        .replace(/ ([.,;:!?])/g, "$1")
        .trim();
}

/** Distinguishes telephone numbers from years and versions: they start with a plus, a zero or a bracket, or have three groups. */
const isPhone = (text: string): boolean => /^[+(0]/.test(text) || /^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(text);

function isAddress(word: string): boolean {
  if (/^(?:https?:\/\/|www\.|mailto:)/i.test(word)) return true;
  const at = word.indexOf("@");
  if (at > 0 && word.indexOf(".", at) > at + 1) return true;
  const slash = word.indexOf("/");
  const host = slash < 0 ? word : word.slice(0, slash);
  if (!/^[a-z0-9.-]+$/i.test(host) || !host.includes(".") || host.startsWith(".")) return false;
  const ending = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  return slash < 0 ? siteEndings.has(ending) : linkEndings.has(ending);
}
