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

/** "Hotel Norvik. 2012 – 2017": the full stop before the dates, unless it is that of "Ltd.". */
const withoutStop = (text: string): string =>
  text.replace(/([^\s.]{3,})\.\s+$/u, (all, word: string) => (legalForm.test(word) ? all : word));
