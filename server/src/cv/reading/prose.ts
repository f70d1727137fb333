import { hasContactData } from "../../evidence/privacy.ts";
import { headingKinds } from "../../text/headings.ts";
import type { JobLine } from "./jobLabels.ts";
import { companyScore, titleScore } from "./names.ts";
import { legalForm } from "./pieces.ts";
import words from "./proseWords.json" with { type: "json" };

/** Longer lines are running text. */
export const longLine = 95;

/** Headers consist of short lines, unlike descriptions. */
export const isShort = (line: JobLine | undefined): line is JobLine =>
  line !== undefined &&
  !isBody(line) &&
  (line.plain.length <= longLine || line.isHeader === true || titleScore(line.plain) >= 2);

export const actionVerbs = new RegExp(`^(?:${words.verbs.join("|")})\\b`, "i");
/** A footnote or page number, or a page footer with a name. */
export const isFootnote = (text: string): boolean => /^\d{1,2}$|^(?:©|copyright )/i.test(text);

const labels = new RegExp(`^(?:${words.labels.join("|")})\\b`, "i");

/** More than twelve words without a role, an employer or separators are a description. */
const isSentence = (text: string) =>
  text.split(/\s+/).length > 12 &&
  !/[\t|•·]|\s[–—-]\s/.test(text) &&
  titleScore(text) < 2 &&
  companyScore(text) <= 1;

/** "Site manager, Canal Pharmacy, Rennes.": a role and capitalised names. */
function isListOfNames(text: string): boolean {
  const parts = text.replace(/\.$/, "").split(/,\s+/);
  const isName = (part: string) => /^\p{Lu}/u.test(part) && part.split(/\s+/).length <= 5;
  return parts.length > 1 && parts.every(isName) && titleScore(parts[0] ?? "") >= 1;
}

function isBody(line: JobLine): boolean {
  const text = line.plain;
  if (line.field) return false;
  if (hasContactData(text)) return true;
  if (line.isHeader) return false;
  if (/^[•▪*]/.test(text) || /^[-–] ?\p{L}/u.test(text)) return true;
  // An address counts as a name.
  if (/^\p{Ll}/u.test(text) && !/^[\p{Ll}\d-]+\.[a-z]{2,}\b/u.test(text)) return true;
  if (
    /[\p{Ll}\d)][.;]$/u.test(text) &&
    text.split(/\s+/).length > 2 &&
    !(companyScore(text) > 1 && text.split(/\s+/).length < 8) &&
    !legalForm.test(text.split(/\s+/).at(-1) ?? "") &&
    !isListOfNames(text)
  )
    return true;
  if (text.endsWith("。")) return true;
  // "Highlights", "Technology": headings within a job.
  if (titleScore(text) < 1 && companyScore(text) <= 1 && headingKinds(text)[0] === "skills") return true;
  // "Recruited team members", "Moved 400 GB": a verb in the past tense followed by lower case or a number.
  if (/^\p{Lu}\p{Ll}+ed (?:\p{Ll}+|\d\S*) \p{L}/u.test(text) && titleScore(text) < 2) return true;
  if (isSentence(text)) return true;
  return (actionVerbs.test(text) || labels.test(text)) && titleScore(text.split("\t")[0] ?? "") < 2;
}
