import { rangesIn, type Span } from "../../text/dates.ts";
import { titleShare } from "./titles.ts";

const headings =
  "(?:(?:Professional|Executive|Career|Work|Employment|Technical|Key|Core|Relevant|Personal|Additional|Academic|Educational|Areas of|Summary of) )?(?:Summary|Overview|Profile|Objective|Highlights|Skill Highlights|Accomplishments|Achievements|Experience|History|Education(?: and Training)?|Background|Qualifications|Competencies|Expertise|Skills|Certifications|Certificates|Licenses|Affiliations|Interests|Languages|Projects|References|Publications|Awards|(?:Education|Skill|Company|Project) Details)";
const anyCase = headings.replace(/[A-Z][a-z]+/g, (word) => `(?:${word}|${word.toUpperCase()})`);
// Within a line a heading must be followed by a capital, digit or colon: "… for two years. Skills Excel, SAP Experience Accountant …"
const inLine = new RegExp(
  `(?<=^|[\\s.)\\d])(?<!\\b(?:Programming|Natural|Computer) )(?:${anyCase})(?=\\s*:\\s|\\s+[\\p{Lu}\\d•])`,
  "gu",
);

/** Restores line breaks around headings in a text that lost them. */
export const withHeadings = (line: string): string => line.replace(inLine, "\n$&\n");

const maxTitleWords = 6;

/** Titles in a long line directly before or after the dates of a job. */
export function titlesBesideDates(line: string): { title: string; span: Span }[] {
  return rangesIn(line).flatMap((span) => {
    const before = words(line.slice(Math.max(0, span.start - 90), span.start)).slice(-maxTitleWords);
    const after = words(line.slice(span.end, span.end + 90)).slice(0, maxTitleWords);
    for (let count = maxTitleWords; count > 0; count--) {
      const title = [before.slice(-count), after.slice(0, count)]
        .map((some) => some.join(" "))
        .find((some) => titleShare(some) >= 0.6);
      if (title) return [{ title, span }];
    }
    return [];
  });
}

const words = (text: string) => text.split(/[\s()|•]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
