import type { Line } from "../../text/fileText.ts";

// Second parts of compounds: "cloud-" + "native" keeps its hyphen.
const compoundEnds =
  /^(?:native|driven|based|source|time|end|ends|level|scale|stack|oriented|party|side|wide|to|of|in|up|on|off|out|by|the|and|or|specific|facing|friendly|ready|free|long|term|functional|site|line|tenant|threaded|platform|cloud|region|performance|quality|volume|speed|solving|making|building|learning|driving|edge|depth|house|person|hand|on|year|month|week|day|hour|page|player|work|service|known|related|paced|minded|centric|aware|first|only|code|commerce|mail|world|aided|assisted|generated|defined|managed|hosted|owned|led|built|made)\b/i;
const compoundStarts =
  /(?:^|[\s(])(?:self|non|co|ex|pre|post|multi|cross|semi|anti|sub|inter|all|well|high|low|e|full|front|back|open|real|end|third|one|two|three|part|long|short|on|off|in|up|to|follow|work|hands|state|cutting|best|object|test|event|data|user|customer|decision)-$/i;

/** "work-" + "ers" is not a compound. */
const endings = /^(?:e?rs?|e?d|ings?|e?s|ly|tions?|ments?|ness|able|ful)\b/i;

/** Rejoins words hyphenated at the end of a line, on the line where they start. */
export function joinHyphens<L extends Line>(lines: L[]): L[] {
  const joined = lines.map((line) => ({ ...line }));
  for (const [index, line] of joined.entries()) {
    const next = joined[index + 1];
    if (!next || line.text.includes("\t") || next.page !== line.page) continue;
    if (!/\p{Ll}[-‐]$/u.test(line.text) || !/^\p{Ll}/u.test(next.text)) continue;
    const [ending = "", ...others] = next.text.split(" ");
    const keeps = compoundEnds.test(ending) || (compoundStarts.test(line.text) && !endings.test(ending));
    line.text = (keeps ? line.text : line.text.slice(0, -1)) + ending;
    next.text = others.join(" ");
  }
  return joined.filter((line) => line.text !== "");
}
