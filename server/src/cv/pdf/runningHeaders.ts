import { rangesIn } from "../../text/dates.ts";
import { byHeight } from "./segments.ts";

type Placed = { text: string; page: number; y: number };

const edgeLines = 3;
const pageNumber =
  /^(?:page|seite|página|pagina|стр\.?|p\.)?\s*(?:[-–]\s*)?\d{1,2}\s*(?:(?:of|von|de|из|\/|\|)\s*\d{1,2}\s*)?[-–]?$/i;

/**
 * Moves repeated headers and footers to the end, except for the first header, so that they do not interrupt a sentence or
 * a job.
 */
export function withoutRunningHeaders<L extends Placed>(pages: L[][]): { flow: L[]; headers: L[] } {
  const headers = new Set<L>();
  const seen = new Map<string, L>();
  const bottoms = new Set<L>();
  const edges = pages.map((lines) => {
    const ordered = byHeight(lines);
    for (const line of ordered.slice(Math.max(edgeLines, ordered.length - edgeLines))) bottoms.add(line);
    return [...new Set([...ordered.slice(0, edgeLines), ...ordered.slice(-edgeLines)])];
  });
  for (const line of edges.flat()) {
    if (pageNumber.test(line.text)) headers.add(line);
    // Two jobs at the top of their pages may have dates of the same form, but not of the same years.
    const digits = rangesIn(line.text).length > 0 ? /\b\d{1,2}\b/g : /\d+/g;
    const key = line.text.toLowerCase().replace(digits, "#");
    const other = seen.get(key);
    if (!other) seen.set(key, line);
    else if (other.page !== line.page && Math.abs(other.y - line.y) < 6) {
      headers.add(line);
      if (bottoms.has(other)) headers.add(other);
    }
  }
  return { flow: pages.flat().filter((line) => !headers.has(line)), headers: [...headers] };
}
