import { isDuration, type Span, withoutDurations } from "../../text/dates.ts";

/** The text of a line without its dates. */
export function withoutDates(text: string, span: Span): string {
  const undated = `${text.slice(0, span.start)}\t${text.slice(span.end)}`.replace(/\(\s*\)|\[\s*\]/g, " ");
  const trimmed = withoutDurations(undated).replace(/^[\s,;:)\]|·–—-]+|[\s,;:([|·–—-]+$/g, "");
  if (isDuration(trimmed)) return "";
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)$/, "");
}
