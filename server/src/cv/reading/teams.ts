import { memoized } from "../../text/memoized.ts";
import words from "./teamWords.json" with { type: "json" };

const department = new RegExp(
  `^(?:(?:${words.qualifiers.join("|")})\\s+)*(?:${words.fields.join("|")})(?:\\s+(?:${words.kinds.join("|")}))?$`,
  "iu",
);

/** "Finance", "Sales Department": a department, which is never the employer's name. */
export const isTeam = memoized(
  (text: string): boolean =>
    department.test(text) ||
    (text.split(/\s+/).length < 5 && (teamBefore.test(text) || teamBehind.test(text))),
);
const teamBefore = new RegExp(`^(?:${words.first.join("|")}) \\p{Lu}`, "iu");
const teamBehind = new RegExp(` (?:${words.last.join("|")})$`, "iu");
