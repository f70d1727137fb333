const address =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]+|\b(?:github|gitlab|linkedin|bitbucket|stackoverflow|medium|behance|dribbble|twitter|x)\.com\/[\w%./@-]+/gi;
const maxLinks = 40;

/** Web addresses in the text and of its hyperlinks. They are displayed, never requested. */
export function linksIn(text: string, hidden: string[]): string[] {
  const addresses = [...text.matchAll(address)].map((match) => match[0]);
  const linksByKey = new Map<string, string>();
  for (const target of [...hidden, ...addresses]) {
    const link = normal(target);
    if (link && !linksByKey.has(keyOf(link))) linksByKey.set(keyOf(link), link);
  }
  return [...linksByKey.values()].slice(0, maxLinks);
}

function normal(text: string): string | null {
  const trimmed = text.trim().replace(/[.,;:]+$/, "");
  if (/^(?:mailto|tel|javascript|data|file):/i.test(trimmed)) return null;
  try {
    const url = new URL(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
    return ["http:", "https:"].includes(url.protocol) && url.hostname.includes(".") && url.href.length <= 300
      ? url.href
      : null;
  } catch {
    return null;
  }
}

const keyOf = (link: string) =>
  link
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/$/, "")
    .toLowerCase();
