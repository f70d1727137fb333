import { isDuration, withoutDurations } from "../../text/dates.ts";
import { companyScore, isPlace, titleScore } from "./names.ts";
import { separatePlaces } from "./places.ts";
import { isTeam } from "./teams.ts";

/**
 * "Title at Company", "Company – Place", "Title | Company": splits at strong separators, at commas only without them.
 */
export function piecesOf(text: string): string[] {
  return separatePlaces(
    separateFields(withoutDurations(isListOfRoles(text) ? text.replaceAll(";", heldTogether) : opened(text))),
  )
    .split(/\t|\s*[|•·∙●;]\s*|\s+[–—-]{1,2}\s+|\s*—\s*|\s+(?:@|->|→)\s+(?=["“«]?\p{Lu})|[:：]\s+/u)
    .flatMap(atEmployer)
    .flatMap(withoutBrackets)
    .flatMap(atSlash)
    .flatMap(eastern)
    .map((piece) => tidy(piece.replaceAll(heldTogether, ";")))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !isDuration(piece));
}

/** "Nurse , Acme": a comma with spaces on both sides separates two form fields. */
const separateFields = (text: string): string => {
  const fields = text.split(/(?<=\S) , (?=\S)/);
  const [first = ""] = fields;
  return fields.length === 2 && titleScore(first) >= 2 && companyScore(first) <= 1 ? fields.join("\t") : text;
};

/** "Nurse (Acme · Leeds)": brackets with more than a name. */
const opened = (text: string): string => {
  const [, outer = "", inner = "", rest = ""] =
    /^([^()\t]{3,60}?)\s*\(([^()]*\s[·|–]\s[^()]*)\)(.*)$/u.exec(text) ?? [];
  return titleScore(outer) >= 1 ? `${outer}\t${inner}${rest}` : text;
};

const at =
  /\s+(?:(?:at|with|bei|chez|en|em|na|presso|bij|hos|på|vid|ved|przy|w|ve?|в|у|à(?: la)?|στ(?:ον?|ην?|α))\s+|à l['’])(?=["“«]?\p{Lu})/u;

/**
 * "Nurse at Acme", but not "Bank Spółdzielczy w Radomiu", which reads like an employer before the preposition and has
 * no role.
 */
const atEmployer = (text: string): string[] => {
  // "in" precedes many kinds of words; before a name with a legal form it means "at".
  const [, role = "", inCompany = ""] = /^(.{3,60}?) in (\p{Lu}[^,]*)$/u.exec(text) ?? [];
  if (titleScore(role) >= 2 && legalForm.test(inCompany.split(" ").at(-1) ?? "")) return [role, inCompany];
  const parts = text.split(at);
  const [first = ""] = parts;
  return titleScore(first) < 1 && companyScore(first) > 1 ? [text] : parts;
};

export const legalForm =
  /^(?:inc|llc|l\.l\.c|ltd|limited|corp|co|plc|llp|gmbh|ag|s\.?a|s\.?l|s\.?l\.?u|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|s\.?r\.?o|spol\. s r\.? ?o|a\.?s|z\.?s|o\.?p\.?s|lda|ltda|oyj?|ab|kft|zrt|bt|d\.?o\.?o|д\.?о\.?о|pllc|aplc|jr|sr|ph\.?d)\.?$/i;
const comma = /\s*,\s+|\s+,\s*|\s*[،，、]\s*/;
const lastPartner =
  /^(?:(?:and|&|und|y|et|e) )?\p{Lu}[\p{L}'’-]+(?: (?:and|&|und|y|et|e) \p{Lu}[\p{L}'’-]+)?$/u;
const joining = /(?:^|\s)(?:and|&|und|y|et|e) /;

/** Splits at commas; "Smith, Jones and Brown" is one part: single words, the last two joined by "and". */
export function commaParts(text: string): string[] {
  const parts = text.split(comma);
  const last = parts.findIndex((part) => joining.test(part) && lastPartner.test(part));
  let first = last;
  while (
    first > 0 &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(parts[first - 1] ?? "") &&
    titleScore(parts[first - 1] ?? "") < 1
  )
    first -= 1;
  if (first === last) return parts;
  return [...parts.slice(0, first), parts.slice(first, last + 1).join(", "), ...parts.slice(last + 1)];
}

const heldTogether = "\u0001";

/** "Coordinator and Coach; Instructor": two roles of one job. */
const isListOfRoles = (text: string) => {
  const cell = text.split("\t").find((one) => one.includes(";"));
  const parts = cell?.split(";") ?? [];
  return parts.length === 2 && parts.every((part) => titleScore(part) >= 1);
};

/** "Specialist / Company" and "Company / Specialist": two pieces; "Student Assistant / Programmer": one. */
function atSlash(text: string): string[] {
  const parts = text.split(/\s+\/\s+/);
  const [name = "", ...others] = parts.filter((part) => titleScore(part) === 0);
  const isNamed = companyScore(name) > 1 || (/\s/.test(name) && /^\p{Lu}/u.test(name));
  return parts.length === 2 && others.length === 0 && isNamed && !isTeam(name) ? parts : [text];
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** "腾讯科技有限公司 软件工程师": in scripts without spaces, a space separates employer and title. */
function eastern(text: string): string[] {
  const parts = text.split(/\s+|\s*[，、・／]\s*/u).filter(Boolean);
  if (parts.length < 2 || !parts.every((part) => unspaced.test(part))) return [text];
  const listed = text.split(/\s*[,，、]\s*/u);
  if (listed.length > 1) return listed;
  const [first = "", ...rest] = parts;
  const hasRole = (some: string[]) => titleScore(some.join(" ")) >= 2;
  if (!hasRole([first]) && hasRole(rest)) return [first, rest.join(" ")];
  const last = parts.at(-1) ?? "";
  return hasRole(parts.slice(0, -1)) && !hasRole([last]) ? [parts.slice(0, -1).join(" "), last] : [text];
}

function withoutBrackets(text: string): string[] {
  const match = /\(([^()]{2,60})\)$/u.exec(text.trimEnd());
  if (!match) return [text];
  const [outer, inner = ""] = [text.slice(0, match.index).trimEnd(), match[1]];
  return companyScore(inner) > 0.5 || isPlace(inner) ? [outer, inner] : [text];
}

export const tidy = (text: string) =>
  text
    .replace(/(?<=\S)[,\s]+(?:https?:\/\/|www\.)\S+$/i, "")
    .replace(/^[\s,;:.–—|*/-]+|[\s,;:–—|*/(-]+$|(?<=\p{Ll}{4})\.$|\s\.$/gu, "")
    .replace(/^\(([^()]+)\)$/u, "$1")
    .replace(
      /^(?:role:?|at|in|bei|chez|presso|bij|hos|the|la|le|il|der|die|das|(?:(?:la|die|der) )?(?:société|firma|firmy|empresa|ditta|azienda))\s+(?=["“«]?[\p{Lu}\d])/u,
      "",
    )
    .replace(/\s+/g, " ");
