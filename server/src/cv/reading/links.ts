const address =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]+|\b(?:github|gitlab|linkedin|bitbucket|stackoverflow|medium|behance|dribbble|twitter|x)\.com\/[\w%./@-]+/gi;
const maxLinks = 40;

/** Web addresses in the text and behind its words. They are shown, never called. */
export function linksIn(text: string, hidden: string[]): string[] {
  const written = [...text.matchAll(address)].map((match) => match[0]);
  const found = new Map<string, string>();
  for (const one of [...hidden, ...written]) {
    const link = normal(one);
    if (link && !found.has(keyOf(link))) found.set(keyOf(link), link);
  }
  return [...found.values()].slice(0, maxLinks);
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
