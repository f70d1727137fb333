import { titleShare, titlesInText } from "./titles.ts";

const labelled =
  /^\W*(?:job title|position(?: title)?|role|title|vacancy|we are hiring|now hiring|hiring|stellenbezeichnung|poste|puesto)\s*[:\-–]\s*(\S.{2,120})$/i;
const soughtPattern =
  /\b(?:looking for|seeking|seeks|hiring|recruiting|in search of|searching for|join us as|role of|position of|opportunity for)\s+(?:(?:an?|our next|the|another)\s+)?([\p{L}\p{N}+#.&/'’-]+(?:\s+[\p{L}\p{N}+#.&/'’-]+){0,7})/iu;
/** An item of a list is a requirement or a duty. */
const bullet = /^[•*·●▪◦–-]\s/;
const maxTitle = 120;
const maxLines = 12;

/** The title of an ad without one: a labelled line, a line that is a title, or what the text is looking for. */
export function titleOfAd(text: string): string {
  const lines = text
    .slice(0, 4_000)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const first = lines.slice(0, maxLines);
  for (const line of first) {
    const labelledTitle = labelled.exec(line)?.[1];
    if (labelledTitle) return labelledTitle.trim();
  }
  const title = first.find(
    (line) => line.length <= maxTitle && !bullet.test(line) && titleShare(line) >= 0.4,
  );
  if (title) return title;
  const whom = soughtPattern.exec(lines.join("\n"))?.[1]?.replace(/[\s.,;]+$/, "") ?? "";
  if (titlesInText(whom).size > 0) return whom;
  const [start = ""] = lines;
  return start.length <= maxTitle ? start : start.slice(0, maxTitle).replace(/\s+\S*$/, "");
}
