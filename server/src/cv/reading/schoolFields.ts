import { spansIn, withoutSpans } from "../../text/dates.ts";
import type { Education } from "../schema.ts";
import { degreePattern, school } from "./degrees.ts";
import { isPlace } from "./names.ts";
import { withoutCity } from "./roles.ts";
import words from "./schoolWords.json" with { type: "json" };
import { joinSubjects, splitSubject } from "./subjects.ts";

const atSchool = /^(?:at|from|bei|an der|à|en|przy|presso) (?=\p{Lu})/u;
type Fields = Education & { isDated: boolean; name: string; pieces: string[] };

/** `name`: a short name without words of a degree or a school; `pieces`: all of the text. */
export function readEntry(text: string): Fields {
  const whole = separateTowns(text);
  const parts = withoutSpans(whole, "\t")
    .split("\t")
    .map((cell) => protectDegreeBrackets(protectDashes(cell)))
    .join("\t")
    .split(
      /\t|\s*[|•·;：]\s*|\s+(?:[–—]|-+)\s+|\s+[–—](?=\p{Lu})|(?<=\p{L}{5})\.\s+(?=\p{Lu})|\s+\.(?:\s+|$)|[()[\]]/u,
    )
    .flatMap(separateSchool)
    .flatMap(schoolAfter)
    .flatMap(splitSchoolAndDegree);
  const pieces = joinSubjects(parts)
    .map((piece) => withMarks(piece).replace(/^[\s,:.@–-]+|[\s,:–-]+$|(?<=\p{Ll}{4})\.$/gu, ""))
    .map((piece) => piece.replace(atSchool, ""))
    .filter((piece) => /\p{L}/u.test(piece))
    .map(withoutPlace);
  const schools = pieces.filter((piece) => school.test(piece));
  const institution =
    schools.find(namesSchool) ?? schools.find((piece) => !isKind(piece)) ?? schools[0] ?? "";
  const degree = pieces.find((piece) => piece !== institution && degreePattern.test(piece)) ?? "";
  const name = pieces.find((piece) => piece !== degree && isName(piece) && !isPlace(piece)) ?? "";
  return {
    degree,
    institution,
    name: institution ? "" : name,
    isDated: spansIn(whole).length > 0,
    pieces,
  };
}

/**
 * "Linden College Velmora , Ohio": a space before a comma comes from form fields, so town and state are separate
 * fields.
 */
const separateTowns = (text: string): string =>
  text.replace(/[^\t]+?(?= , \p{Lu})/gu, (part) => {
    const words = part.split(" ");
    const at = words.findLastIndex((word) => school.test(word)) + 1;
    const town = words.slice(at).join(" ");
    return at > 1 && townName.test(town) && !degreePattern.test(town)
      ? `${words.slice(0, at).join(" ")}\t${town}`
      : part;
  });
const townName = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u;

/** "BA (Hons)", "Bachelor of Arts (BA)": an abbreviation in brackets after a degree is part of its name. */
const protectDegreeBrackets = (cell: string): string =>
  cell.replace(/\s\(\p{L}[\p{L}.]{1,5}\)/gu, (bracket, at: number) => {
    const before = cell.slice(0, at);
    return degreePattern.test(before) && !school.test(before) && !school.test(bracket)
      ? held(bracket)
      : bracket;
  });

/** "Languages / University of Leeds": a subject before a slash. */
function separateSchool(piece: string): string[] {
  const parts = piece.split(/\s+\/\s+/);
  return parts.length > 1 && parts.filter((part) => school.test(part)).length === 1 ? parts : [piece];
}

const beforeSchool =
  /(?:\s(?:@|(?:at|from)(?: the)?|an de[rm]|am|bei|à|en|en la|em|na|te|przy|presso|hos|vid|ved|på|aan(?: de| het)?|bij|en el|à l['’]|au|alla|all['’]|v|w|в)|:)\s(?=\p{Lu})/u;
/**
 * Splits before a school after a preposition or label: "Mathematik an der Universität Leeds", "Uczelnia: Uniwersytet
 * Łódzki".
 */
function schoolAfter(piece: string): string[] {
  const [found] = beforeSchool.exec(piece) ?? [];
  if (!found) return [piece];
  const [first = "", ...rest] = piece.split(found);
  const after = rest.join(found);
  // "Grado en Historia, Universidad de Murcia": a subject after the preposition.
  return !school.test(first) && namesSchool(after.split(/\s*,\s+/)[0] ?? "") ? [first, after] : [piece];
}

/** "Liceum", "High school": words of a school without a name. */
function isKind(piece: string): boolean {
  const [words = ""] = school.exec(piece) ?? [];
  const isOneWord = /^\p{L}+$/u.test(piece) && words.length > piece.length - 3 && /\p{Ll}/u.test(piece);
  return isOneWord || /^high school$/i.test(piece);
}

/** Has words of a school, and is neither a degree nor only the kind of a school. */
export const namesSchool = (piece: string): boolean =>
  school.test(piece) && !isKind(piece) && !degreePattern.test(piece);

/** Marks within a name are not separators: private-use characters replace them while the line is split. */
const marks = "-–—()";
const held = (text: string) =>
  text.replace(/[–—()-]/g, (mark) => String.fromCharCode(0xe000 + marks.indexOf(mark)));
const withMarks = (text: string) =>
  text.replace(/[\ue000-\ue004]/g, (mark) => marks.charAt(mark.charCodeAt(0) - 0xe000));

/** A hyphen between words, or a dash before or after an abbreviation. */
const innerDash = /(?<=\S)\s(?:-|[–—](?=\s\p{Lu}[\p{Lu}/.-]*\s*$)|(?<=^\s*@?\p{Lu}{2,8}\s)[–—])\s(?=\S)/gu;

/**
 * "Technion - Israel Institute of Technology": such a dash without a degree or a place beside it is part of a school's
 * name.
 */
function protectDashes(text: string): string {
  const parts = text.split(innerDash).map((part) => part.replace(/\s*\([^()]*\)/g, "").trim());
  const isOneName =
    parts.some((part) => school.test(part)) &&
    parts.every((part) => school.test(part) || !/\s/.test(part)) &&
    !parts.some((part) => degreePattern.test(part) || isPlace(part));
  return isOneName ? text.replace(innerDash, held) : text;
}

/** How a study ended, or that it continues. */
const status = new RegExp(`^(?:${words.statuses.join("|")})$`, "iu");

/** "M.I.T.", "C. B. Newton" */
const initials = /(?<!\p{L})\p{Lu}\.(?!\p{Ll})/gu;

export const isName = (text: string) =>
  /^\p{Lu}[^.!?:]{2,60}$/u.test(text.replace(initials, (found) => found.slice(0, -1))) &&
  text.split(/\s+/).length < 8 &&
  !status.test(text) &&
  !/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(text);

/** "University of California, Berkeley": the campus is part of the name. */
const campuses =
  /^University of (?:California|Colorado|Illinois|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|North Carolina|Texas|Wisconsin)$/i;

/** Part of a school, named after it. */
const department = new RegExp(`^(?:${words.departments.join("|")})(?!\\p{L})`, "iu");

const university = /univ|универ/iu;

/** "九州大学工学部 地球環境工学科", "동아대학교 경영학과": a faculty after a university, and how the study ended before it. */
const easternFaculty =
  /(?<=大[学學])(?!院大).*(?:[学學]部|[学學]科|研究科|[学學]院|[专専專][业業攻]|系)$|(?<=대학교)\s.*(?:과|부|전공)$/u;
const easternStatus = /^(?:中退|卒業|修了|在[学籍]中?)\s+/u;

/** "53489 Sinzig" */
const postcode = /^(?:\p{Lu}{1,2}-)?\d{4,5} \p{Lu}/u;

/** "Zwijndrecht", "CS Major", but not "de Modélisation" or an abbreviation. */
const isCapitalized = /^\p{Lu}.*\p{Ll}/u;

function withoutPlace(piece: string): string {
  const parts = piece.split(/\s*,\s+/);
  if (parts.length === 2 && campuses.test(parts[0] ?? "")) return piece;
  const [first = ""] = parts;
  const isSchool = school.test(first);
  // "Lindenschule, Realschule": the kind of school. A university may be the parent of the school before it.
  const isKindOf = (part: string) =>
    namesSchool(first) && school.test(part) && (university.test(first) || !university.test(part));
  const place = parts.findIndex(
    (part, at) =>
      (at > 0 && (department.test(part) || postcode.test(part) || isKindOf(part))) ||
      (at > 0 && !school.test(part) && (isPlace(part) || isPlace(parts.slice(at).join(", ")))) ||
      (at > 0 && isSchool && !school.test(part) && isCapitalized.test(part)),
  );
  return withoutCity(place < 0 ? piece : parts.slice(0, place).join(", "))
    .replace(easternFaculty, "")
    .replace(easternStatus, "");
}

/** "Sociology, University of Leeds": the subject of the preceding degree, then the school. */
function afterSubject(piece: string): string[] {
  const parts = piece.split(/\s*,\s+/);
  const at = parts.findIndex((part) => school.test(part));
  return at > 0 ? [parts.slice(0, at).join(", "), parts.slice(at).join(", ")] : [piece];
}

/** "University of Leeds BSc Physics": the school, then the degree. */
function beforeDegree(piece: string): string[] {
  const at = degreePattern.exec(piece)?.index ?? 0;
  const name = piece.slice(0, at).trim();
  const isApart =
    /\s/.test(name) && /^\p{Lu}/u.test(piece.slice(at)) && !/(?:[,:–-]|\s\p{Ll}{1,3})$/u.test(name);
  return isApart && namesSchool(name) && !school.test(piece.slice(at)) ? [name, piece.slice(at)] : [piece];
}

/** "JD University of Leeds", "Abitur Linden-Gymnasium": the degree, then the school. */
function behindDegree(piece: string): string[] {
  const degree = degreePattern.exec(piece);
  if (!degree || /\p{L}/u.test(piece.slice(0, degree.index))) return [piece];
  const end = degree.index + degree[0].length;
  const rest = piece.slice(end).trim();
  const isNext = /^\p{Lu}/u.test(rest) && (!/\s/.test(rest) || rest.search(school) === 0);
  if (/^\p{Lu}/u.test(rest) && splitSubject(rest)) return [piece.slice(0, end), rest];
  return isNext && namesSchool(rest) ? [piece.slice(0, end), rest] : [piece];
}

/** Degree and school on one line, separated by a comma or only a space. */
function splitSchoolAndDegree(piece: string): string[] {
  if (!degreePattern.test(piece)) return afterSubject(piece);
  const parts = piece.split(/\s*,\s+|\s+,\s*|\s*:\s+|\s+(?:at|from|an der|à|en la)\s+(?=\p{Lu})/u);
  const at = parts.findIndex((part) => school.test(part));
  // "B.A. in History, Brenwick State": without words of a school, the last part is the name.
  if (at < 0) {
    const last = parts.findLastIndex((part) => !isPlace(part));
    return last > 0 ? [parts.slice(0, last).join(", "), parts[last] ?? ""] : [piece];
  }
  const before = parts.slice(0, at).join(", ");
  if (at > 0 && degreePattern.test(before)) return [before, parts.slice(at).join(", ")];
  const [first = "", ...others] = at === 0 ? parts : [piece];
  return [...beforeDegree(first).flatMap(behindDegree), others.join(", ")];
}
