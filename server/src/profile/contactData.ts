/** Sites that end so are addresses also without a scheme; others ("Node.js", "ASP.NET") are names of software. */
const siteEndings = new Set(["com", "org", "info", "me", "dev", "app"]);
/** With a path behind them, these are addresses too. */
const linkEndings = new Set([...siteEndings, "net", "io", "gg", "ly", "ee", "co", "tv", "link"]);

const edge = /^[("'<[]{1,4}|[)"'>\],;:!?.]{1,4}$/g;
const phone = /(?<![\w.])(?:\+|00|\()?\d(?:[ ()./-]{0,2}\d){8,14}(?![\w])/g;

/** Plain text without e-mail addresses, web addresses and telephone numbers. Linear: word by word. */
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
    .replace(phone, (found) => (isPhone(found) ? "" : found));
  return cleaned === text
    ? text
    : cleaned
        .replace(/ {2,10}/g, " ")
        .replace(/ ([.,;:!?])/g, "$1")
        .trim();
}

/** Years and versions are figures too: a number to call begins with a plus, a zero or a bracket, or comes in three groups. */
const isPhone = (found: string): boolean => /^[+(0]/.test(found) || /^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(found);

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
