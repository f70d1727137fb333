// A full stop after these does not end a sentence.
const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|excl|resp|esp|dr|mr|mrs|ms|prof|st|no|nr|inc|ltd|co|corp|dept|min|max|yrs?|mos?|hrs?|fig|bzw|z\.b|[a-z]|(?:[a-z]\.)+[a-z])\.$/i;
const end = /[.!?…]+["'”’)\]]*(?=\s)|[。！？]+|[.!?…]+["'”’)\]]*$/g;
const opening = /^\s+["'“‘([]*[\p{Lu}\p{Lt}\p{N}\p{Lo}•]/u;

/** Offsets at which a sentence ends and another follows; abbreviations and version numbers do not end one. */
function boundaries(text: string): number[] {
  return [...text.matchAll(end)]
    .map((match) => match.index + match[0].length)
    .filter((index) => {
      const [before, after] = [text.slice(Math.max(0, index - 12), index), text.slice(index, index + 8)];
      if (after.trim() === "") return false;
      if (/[。！？]$/.test(before)) return true;
      return opening.test(after) && !abbreviations.test(before);
    });
}

const tagPattern = /<\/?([a-z][a-z0-9]*)\b[^>]*>/gi;

const emptied = /<(b|i|strong|em|a)\b[^>]*>\s*<\/\1>/gi;

/** Splits inline markup at text offsets. Elements open at a cut are closed and reopened. */
export function cutAt(html: string, offsets: number[]): string[] {
  const pieces: string[] = [];
  const open: { name: string; tag: string }[] = [];
  let [piece, seen, next] = ["", 0, 0];
  const closing = () =>
    open
      .map(({ name }) => `</${name}>`)
      .reverse()
      .join("");
  const take = (text: string) => {
    let rest = text;
    for (
      let offset = offsets[next];
      offset !== undefined && offset <= seen + rest.length;
      offset = offsets[next]
    ) {
      const head = rest.slice(0, offset - seen);
      pieces.push(piece + head + closing());
      piece = open.map((element) => element.tag).join("");
      rest = rest.slice(head.length);
      seen = offset;
      next += 1;
    }
    piece += rest;
    seen += rest.length;
  };
  let last = 0;
  for (const match of html.matchAll(tagPattern)) {
    take(html.slice(last, match.index));
    last = match.index + match[0].length;
    const name = match[1]?.toLowerCase() ?? "";
    if (!match[0].startsWith("</")) open.push({ name, tag: match[0] });
    else if (open.at(-1)?.name === name) open.pop();
    else continue;
    piece += match[0];
  }
  take(html.slice(last));
  return [...pieces, piece + closing()].map((text) => text.replace(emptied, ""));
}

export const textOf = (html: string): string =>
  html
    .replace(tagPattern, "")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The text with entities as written in the markup: offsets count its characters. */
export const rawTextOf = (html: string): string => html.replace(tagPattern, "");

/** Splits inline markup into sentences, each with balanced tags. */
export const sentencesOf = (html: string): string[] =>
  cutAt(html, boundaries(rawTextOf(html)))
    .map((piece) => piece.replace(/^((?:<[^>]*>)*)\s+/, "$1").trim())
    .filter((piece) => textOf(piece) !== "");
