import { rangesIn, type Span } from "../../text/dates.ts";
import { titleShare } from "./titles.ts";

const headings =
  "(?:(?:Professional|Executive|Career|Work|Employment|Technical|Key|Core|Relevant|Personal|Additional|Academic|Educational|Areas of|Summary of) )?(?:Summary|Overview|Profile|Objective|Highlights|Skill Highlights|Accomplishments|Achievements|Experience|History|Education(?: and Training)?|Background|Qualifications|Competencies|Expertise|Skills|Certifications|Certificates|Licenses|Affiliations|Interests|Languages|Projects|References|Publications|Awards|(?:Education|Skill|Company|Project) Details)";
const anyCase = headings.replace(/[A-Z][a-z]+/g, (word) => `(?:${word}|${word.toUpperCase()})`);
// In the middle of a line only what goes on with a capital: "… for two years. Skills Excel, SAP Experience Accountant …"
const inLine = new RegExp(
  `(?<=^|[\\s.)\\d])(?<!\\b(?:Programming|Natural|Computer) )(?:${anyCase})(?=\\s*:\\s|\\s+[\\p{Lu}\\d•])`,
  "gu",
);

/** A text that lost its line breaks on the way, with a line for each heading again. */
export const withHeadings = (line: string): string => line.replace(inLine, "\n$&\n");

const wordsLookedAt = 6;

/** In a long line the title stands right before the dates of a job, or right after them. */
export function titlesBesideDates(line: string): { title: string; span: Span }[] {
  return rangesIn(line).flatMap((span) => {
    const before = words(line.slice(Math.max(0, span.start - 90), span.start)).slice(-wordsLookedAt);
    const after = words(line.slice(span.end, span.end + 90)).slice(0, wordsLookedAt);
    for (let count = wordsLookedAt; count > 0; count--) {
      const found = [before.slice(-count), after.slice(0, count)]
        .map((some) => some.join(" "))
        .find((some) => titleShare(some) >= 0.6);
      if (found) return [{ title: found, span }];
    }
    return [];
  });
}

const words = (text: string) => text.split(/[\s()|•]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
