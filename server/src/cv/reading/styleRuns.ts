import { plain } from "../../text/plain.ts";
import type { ReadLine } from "./sections.ts";
import { isShort } from "./story.ts";

/** "Nurse" in bold before "Acme": where lines of a section change their font alike, the change parts what they name. */
export function withStylesApart<L extends ReadLine>(lines: L[]): L[] {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const change of new Set(changesOf(line).map(({ key }) => key)))
      counts.set(change, (counts.get(change) ?? 0) + 1);
  return lines.map((line) => {
    const changes = changesOf(line).filter(({ key }) => (counts.get(key) ?? 0) > 1);
    if (changes.length === 0) return line;
    const text = changes.reduce(
      (rest, { before, after }) => rest.replace(`${before} ${after}`, `${before} | ${after}`),
      line.plain,
    );
    return { ...line, plain: text };
  });
}

function changesOf(line: ReadLine) {
  const runs = line.runs ?? [];
  if (runs.length < 2 || !isShort(line)) return [];
  return runs.slice(1).flatMap((run, index) => {
    const before = runs[index] ?? run;
    const isWithin = /\($/.test(before.text) || /^[(,)]/.test(run.text);
    return isWithin
      ? []
      : { key: `${before.style} → ${run.style}`, before: plain(before.text), after: plain(run.text) };
  });
}
