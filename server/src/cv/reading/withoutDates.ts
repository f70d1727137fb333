import { isDuration, type Span, withoutDurations } from "../../text/dates.ts";
import { legalForm } from "./pieces.ts";

/** The text of a line without its dates. */
export function withoutDates(text: string, span: Span): string {
  const undated = `${withoutStop(text.slice(0, span.start))}\t${text.slice(span.end)}`.replace(
    /\(\s*\)|\[\s*\]/g,
    " ",
  );
  const trimmed = withoutDurations(undated).replace(/^[\s,;:)\]|·–—-]+|[\s,;:([|·–—-]+$/g, "");
  if (isDuration(trimmed)) return "";
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)$/, "");
}

/** "Hotel Norvik. 2012 – 2017": the full stop before the dates, unless it is that of "Ltd." or "S.A.". */
function withoutStop(text: string): string {
  const end = text.trimEnd();
  if (!end.endsWith(".") || end === text) return text;
  const word = end.slice(Math.max(end.lastIndexOf(" "), end.lastIndexOf("\t")) + 1, -1);
  return word.length < 3 || word.includes(".") || legalForm.test(word) ? text : end.slice(0, -1);
}
