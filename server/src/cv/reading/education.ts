import { spansIn } from "../../text/dates.ts";
import { styleChange } from "../../text/fileText.ts";
import { styleOf } from "../../text/headings.ts";
import { mostCommon } from "../../text/mostCommon.ts";
import type { Education } from "../schema.ts";
import { labelled } from "./jobLabels.ts";
import { isPlace } from "./names.ts";
import { placesApart } from "./places.ts";
import { isDangling } from "./plausible.ts";
import { withoutCity } from "./roles.ts";
import type { ReadLine } from "./sections.ts";
import { isFootnote } from "./story.ts";
import { withStyleChanges } from "./styleChanges.ts";

const degreePattern =
  /(?<!\p{L})(?:bachelor(?:s|['’]s)?|master(?:s|['’]s)?|b\.? ?sc?\b\.?|m\.? ?sc?\b\.?|b\.? ?a\b\.?|m\.? ?a\b\.?|b\.? ?tech|m\.? ?tech|b\.? ?eng?\b\.?|m\.? ?eng?\b\.?|bba|bsba|b\.?com|mba|emba|m\.?d\b|j\.?d\b\.?|ll\.?[bm]|ph\.? ?d\.?|doctor(?:ate|al)?(?: of)?|associate(?:s|['’]s)?(?= of| degree| in|\s*[:,])|associates?(?= in| of| degree)|a\.?a\.?s?\b|adn|diploma|ged|high school|secondary school|certificate|certification|graduate(?:d)?|undergraduate|minor in|major in|diplom(?:-\p{L}+)?|magister|staatsexamen|abitur|fachabitur|matura|mittlere reife|\p{L}*(?:reife|schulabschluss)|\p{L}*meister(?:brief)?|\p{L}*habilitation|promotion|licence|(?:a|o)[- ]levels?|gcses?|higher national (?:diploma|certificate)|btec|licenciatura|diplomatura|técnico superior|baccalauréat|bachillerato|bts|dut|deug|but|cap|bep|brevet|bac(?: pro)?|diplôme|doctorat|doctorado|ciclo formativo|formación profesional|educación secundaria|eso|ingeniería|diplomado|postgrado|posgrado|licencjat|inżynier|technik|matura|studia podyplomowe|wykształcenie \p{L}+|maîtrise|ausbildung|licenciad[oa]|grado en|máster|maestría|ingénieur|laurea\p{L}*|dottorato|maturità|mestrado|bacharel\p{L}*|specialist|engineer|student|semester abroad|bachelor studies|master studies|магистр\p{L}*|бакалавр\p{L}*|специалист\p{L}*|аспирант\p{L}*|本科|学士|硕士|博士|修士|学位|תואר (?:ראשון|שני|שלישי)|בכלוריוס|بكالوريوس|ماجستير|دكتوراه)(?![\p{L}])/iu;
const school =
  /universi[td]|univerist|\buniv\b|college|colegio|collège|institut|school(?! diploma)|schule|szkoł|skola|academy|akadem|academia|polytech|politec|technikum|liceum|liceo|lyceum|escola|scuola|yliopisto|hochschule|\b(?:mit|eth|tu|lmu|ucla|nyu|unsw|ucl|uc|usc|suny|cuny)\b(?! degree)|lycée|gymnasi|seminary|conservator|faculty|école|ecole|escuela|facultad|università|uniwersytet|университет|институт|академия|колледж|大学|大學|学院|대학교|אוניברסיט|מכללת|הטכניון|جامعة|معهد|كلية|educational cent|(?<!\p{L})(?:IUT|IFSI|INSA|CFA|GRETA|IES|CFP|IHK|FH|HAW|HTL|IIT|NIT|HEC|AGH|SGH)(?= \p{Lu})|business school|zespół szkół/iu;

/** A line that starts with a degree, in any section. */
export const beginsWithDegree = (text: string): boolean => academic.test(text);
const academic =
  /^(?:\d{4}\s+)?(?:bachelor|master (?:of|in)|b\.?sc|m\.?sc|b\.?a\.?\s(?:in|of)|m\.?a\.?\s(?:in|of)|b\.?tech|m\.?tech|mba\b|ll\.?m|ph\.?d|doctor of|dottorato|associate(?:['’]s)? (?:of|degree)|(?:(?:high school|higher national) )?diploma|diplom|degree in|abitur|ausbildung zu|licenciatura|grado en|máster|licence|licencjat|magister|laurea|diplôme|doctorat|bac(?:calauréat)? |bts|dut|cap |inżynier,|technik|studia podyplomowe|matura|ciclo formativo|bachillerato|staatsexamen|fachabitur|mittlere reife)/iu;
export const isSchool = (text: string): boolean => school.test(text);

/** "Minor: History", "GPA 3.8": details of the previous entry. */
const detail =
  /^(?:(?:double )?majors?|minors?|concentration|speciali[sz]ation|gpa|grade|final grade|cgpa|honou?rs|thesis|dissertation|tesi|thèse|tese|scriptie|(?:relevant |key )?(?:coursework|courses|modules|subjects)|activities|dean['’]s list|certificates?|awards?|scholarship|note|notes?|abschlussnote|schwerpunkt|nebenfach|mention|promedio)\b/iu;

/** `isGuess`: the institution is a name without words of a school. */
type Entry = Education & { isDated: boolean; isGuess?: boolean };
type Fields = Education & { isDated: boolean; name: string; pieces: string[] };

/** Degrees and institutions: by blocks if each block of lines has exactly one entry, otherwise line by line. */
export function educationIn(section: ReadLine[]): Education[] {
  const entriesOf = (some: ReadLine[]) => {
    const lines = joinWrapped(withoutDetails(withoutLabels(some.filter(({ plain }) => !isFootnote(plain)))));
    return unique(inBlocks(lines) ?? lineByLine(lines));
  };
  const whole = entriesOf(section);
  // Where most entries change their typography within a line, that parts degree, school and place.
  const split = section.map((line) => ({
    ...line,
    plain: withStyleChanges(line).replaceAll(styleChange, " | "),
  }));
  const changed = split.filter(
    ({ plain }, index) =>
      plain !== section[index]?.plain && (spansIn(plain).length > 0 || school.test(plain)),
  );
  if (changed.length <= whole.length / 2) return whole;
  const parts = entriesOf(split);
  return pointsOf(parts) >= pointsOf(whole) ? parts : whole;
}

const pointsOf = (entries: Education[]) =>
  entries.reduce(
    (sum, { degree, institution }) =>
      sum + Number(degree !== "") + Number(isSchool(institution)) + Number(institution !== ""),
    0,
  );

/**
 * Splits lines into blocks by dates, each starting as far above its dates as the first one. The place that holds most
 * of the known schools holds the others too. Null if a block has two schools and none there, or neither a school nor a degree.
 */
function inBlocks(lines: ReadLine[]): Education[] | null {
  const read = lines
    .filter(({ plain }, index) => plain.length <= 220 && (index === 0 || !detail.test(plain)))
    .map(({ plain }) => readEntry(plain.replace(/^[•*–-]\s*/, "")));
  const dated = read.flatMap((one, index) => (one.isDated ? [index] : []));
  const [above = read.length] = dated;
  if (dated.length === 0 || above > mostAbove) return null;
  const blocks = dated.map((at, index) =>
    read.slice(at - above, (dated[index + 1] ?? read.length + above) - above),
  );
  const places = blocks.map(
    (block) =>
      new Map<string, string>(
        block.flatMap(({ pieces }, line) => pieces.map((piece, at) => [`${line}:${at}`, piece] as const)),
      ),
  );
  const known = places.flatMap((texts) =>
    [...texts].flatMap(([place, text]) => (school.test(text) ? place : [])),
  );
  const usual = mostCommon(known) ?? "";
  const isUsual = known.filter((place) => place === usual).length > known.length / 2;
  const entries = blocks.map((block, index) => {
    const degree = block.find((one) => one.degree)?.degree ?? "";
    const there = places[index]?.get(usual) ?? "";
    const isThere = school.test(there) || (isUsual && there !== degree && isName(there));
    const schools = block.flatMap(({ institution }) => institution || []);
    const institution = isThere ? there : (schools[0] ?? block.find((one) => one.name)?.name ?? "");
    return {
      degree,
      institution,
      isWhole: isThere || (schools.length < 2 && schools.length + degree.length > 0),
    };
  });
  // A date in the footer is not an entry.
  if (entries.length > 1 && entries.at(-1)?.isWhole === false) entries.pop();
  return entries.every(({ isWhole }) => isWhole)
    ? entries.map(({ degree, institution }) => ({ degree, institution }))
    : null;
}

/** Maximum lines of an entry above its dates. */
const mostAbove = 3;

/**
 * A line completes the previous entry; a field that is already set starts the next one. A name without words of a
 * school counts with a date or beside a degree.
 */
function lineByLine(lines: ReadLine[]): Education[] {
  const entries: Entry[] = [];
  let pending = "";
  let isNameFirst = false;
  for (const line of lines) {
    const isBullet = /^[•*–-]\s/.test(line.plain);
    const text = line.plain.replace(/^[•*–-]\s*/, "");
    const last = entries.at(-1);
    if (line.plain.length > 220 || (last && detail.test(text))) continue;
    const { degree, institution, isDated, name } = readEntry(text);
    if (!degree && !institution) {
      if (!name || (isBullet && !isDated)) continue;
      if (last?.degree && !last.institution && !isDated && !isNameFirst)
        Object.assign(last, { institution: name, isGuess: true });
      else if (isDated) entries.push({ degree, institution: name, isDated });
      else {
        isNameFirst ||= entries.length === 0;
        pending = name;
      }
      continue;
    }
    // "Magister, Management" above "Warsaw School of …": the assumed school is the subject.
    if (institution && !degree && last?.isGuess && !(isDated && last.isDated)) {
      Object.assign(last, { institution, isGuess: false, isDated: last.isDated || isDated });
      continue;
    }
    const institute = institution || (degree && last?.institution !== "" ? pending : "");
    pending = "";
    const isNext =
      last && !(degree && last.degree) && !(institute && last.institution) && !(isDated && last.isDated);
    if (isNext) {
      last.degree ||= degree;
      last.institution ||= institute;
      last.isDated ||= isDated;
    } else if (!isBullet || degree || isDated)
      entries.push({ degree, institution: institute || name, isDated, isGuess: !institute && name !== "" });
  }
  return entries.map(({ degree, institution }) => ({ degree, institution }));
}

const unique = (entries: Education[]) =>
  entries.filter(
    (one, index) =>
      entries.findIndex((other) => other.degree === one.degree && other.institution === one.institution) ===
      index,
  );

/** Without lists below schools: bullets without dates in front, if the other lines name as many schools. */
function withoutDetails(lines: ReadLine[]): ReadLine[] {
  const isListed = ({ plain }: ReadLine) => /^[•*–-]\s/.test(plain) && spansIn(plain)[0]?.start !== 2;
  const schoolsIn = (some: ReadLine[]) => some.filter(({ plain }) => school.test(plain)).length;
  const others = lines.filter((line) => !isListed(line));
  return schoolsIn(others) > 0 && schoolsIn(others) >= schoolsIn(lines) / 2 ? others : lines;
}

/** Rejoins names wrapped in a narrow column: "Westmere Institute of" above "Technology". */
function joinWrapped(lines: ReadLine[]): ReadLine[] {
  const longest = Math.max(0, ...lines.map(widthOf));
  const joined: ReadLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [first = "", ...others] = before?.plain.split("\t") ?? [];
    // "Bachelor of Science at ⇥ 1999 – 2004" above "Northeastern University".
    if (before && others.length > 0 && isDangling(first) && spansIn(line.plain).length === 0)
      joined[joined.length - 1] = { ...before, plain: [`${first} ${line.plain}`, ...others].join("\t") };
    else if (before && goesOn(before, line, longest))
      joined[joined.length - 1] = { ...before, cells: line.cells, plain: `${before.plain} ${line.plain}` };
    else joined.push(line);
  }
  return joined;
}

const widthOf = ({ cells = [] }: ReadLine) => (cells.at(-1)?.right ?? 0) - (cells[0]?.left ?? 0);

/** Whether the line's first word did not fit in the previous line, and the line is not a separate entry. */
function goesOn(previous: ReadLine, line: ReadLine, longest: number): boolean {
  const [cell, next] = [previous.cells?.[0], line.cells?.[0]];
  if (!cell || !next || line.cells?.length !== 1 || previous.cells?.length !== 1) return false;
  const isAligned = Math.abs(cell.left - next.left) < 3 || Math.abs(cell.right - next.right) < 3;
  const isSet = isAligned && styleOf(previous) === styleOf(line) && !line.apart && !line.startsColumn;
  const [word = "", ...others] = line.plain.split(" ");
  const isJoining = /^(?:of|de|for|del|du|für)\s/u.test(line.plain);
  const isOpen = isDangling(previous.plain) || /[,–-]$/.test(previous.plain);
  const isEntry =
    spansIn(`${previous.plain} ${line.plain}`).length > 0 ||
    degreePattern.test(line.plain) ||
    (others.length > 0 && school.test(line.plain) && !isOpen && !isJoining) ||
    /^[•*–-]\s|[.;:]$/.test(line.plain) ||
    detail.test(line.plain);
  const width = (widthOf(line) * (word.length + 1)) / Math.max(1, line.plain.length);
  // Only columns have a known width; if the line does not reach the edge, it must be incomplete.
  const isFull = (previous.edge ?? 0) - cell.right < width;
  return (
    isSet &&
    !isEntry &&
    previous.plain.length < 60 &&
    (isFull || isJoining || isOpen || (isSchool(word) && longest - widthOf(previous) < width))
  );
}

/** Removes labels such as "Dates" and "Qualification" in the first cell, which repeat for each entry. */
function withoutLabels(lines: ReadLine[]): ReadLine[] {
  const counts = new Map<string, number>();
  const firstOf = ({ plain }: ReadLine) => plain.split("\t")[0] ?? "";
  for (const line of lines) counts.set(firstOf(line), (counts.get(firstOf(line)) ?? 0) + 1);
  const repeated = new Set(lines.filter(({ plain }) => plain.includes("\t")).map(firstOf));
  // A school's name may repeat; if others do as well, "Name of institution" is a label.
  const isColumn = [...repeated].filter((text) => (counts.get(text) ?? 0) > 1).length > 2;
  const isLabel = (text: string) =>
    (counts.get(text) ?? 0) > 1 &&
    ((isColumn && repeated.has(text)) || (!isSchool(text) && !degreePattern.test(text)));
  return lines.map(labelled).flatMap((line) => {
    const [first = "", ...rest] = line.plain.split("\t");
    if (!isLabel(first)) return line;
    return rest.length > 0 ? { ...line, plain: rest.join("\t") } : [];
  });
}

const atSchool = /^(?:at|from|bei|an der|à|en|przy|presso) (?=\p{Lu})/u;
const isSentence = (text: string) =>
  (text.split(/\s+/).length > 14 && /[.;]$/.test(text) && !degreePattern.test(text.slice(0, 40))) ||
  /^\p{Ll}/u.test(text);

/** `name`: a short name without words of a degree or a school; `pieces`: all of the text, also places. */
function readEntry(text: string): Fields {
  const spans = spansIn(text);
  let undated = text.replace(atSchool, "");
  for (const span of spansIn(undated).reverse())
    undated = `${undated.slice(0, span.start)}\t${undated.slice(span.end)}`;
  if (isSentence(undated.trim()))
    return { degree: "", institution: "", name: "", isDated: spans[0]?.start === 0, pieces: [] };
  const all = placesApart(dashesHeld(undated))
    .replace(/\bgpa\b.*$/i, "")
    // "BA (Hons)", "Diplom-Ingenieur (FH)": part of the degree's name.
    .replace(/\s\((\p{L}[\p{L}/]{1,4}\.?)\)/gu, " $1")
    .split(/\t|\s*[|•·;]\s*|\s+[–—-]\s+|(?<=\p{L}{5})\.\s+(?=\p{Lu})|\(|\)/u)
    .flatMap((piece, at) => parted(piece, at > 0))
    .map((piece) => piece.replaceAll(heldDash, "-").replace(/^[\s,:.–-]+|[\s,:–-]+$/g, ""))
    .map((piece) => piece.replace(atSchool, ""))
    .filter((piece) => /\p{L}/u.test(piece));
  const pieces = all.filter((piece) => school.test(piece) || !isPlace(piece)).map(withoutPlace);
  const institution = pieces.find((piece) => school.test(piece)) ?? "";
  const degree =
    pieces.find(
      (piece) => piece !== institution && degreePattern.test(piece) && piece.split(/\s+/).length < 16,
    ) ?? "";
  const name = pieces.find((piece) => piece !== degree && isName(piece)) ?? "";
  return {
    degree,
    institution,
    name: institution ? "" : name,
    isDated: spans.length > 0,
    pieces: all.map(withoutPlace),
  };
}

const heldDash = "\u0003";

/** "Technion - Israel Institute of Technology": a dash without a degree or a place beside it is part of a school's name. */
function dashesHeld(text: string): string {
  const parts = text.split(/\t|\s[–—-]\s/).map((part) => part.trim());
  const isOneName =
    parts.some((part) => school.test(part)) &&
    !parts.some((part) => degreePattern.test(part) || isPlace(part));
  return isOneName ? text.replace(/(?<=\S)\s[–—-]\s(?=\S)/g, ` ${heldDash} `) : text;
}

const isName = (text: string) => /^\p{Lu}[^.!?:]{2,60}$/u.test(text) && text.split(/\s+/).length < 8;

/** "University of California, Berkeley": the campus is part of the name. */
const campuses =
  /^University of (?:California|Colorado|Illinois|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|North Carolina|Texas|Wisconsin)$/i;

/** Behind a school: a part of it. */
const department =
  /^(?:dep(?:artment|t\.)|faculty|campus|fakultät|fachbereich|departamento|facultad|faculdade|département|faculté|ufr|dipartimento|facoltà|wydział|katedra|institutionen|faculteit|fakulta)(?!\p{L})/iu;

function withoutPlace(piece: string): string {
  const parts = piece.split(/\s*,\s+/);
  if (parts.length === 2 && campuses.test(parts[0] ?? "")) return piece;
  const place = parts.findIndex(
    (part, at) =>
      (at > 0 && department.test(part)) ||
      (at > 0 && !school.test(part) && (isPlace(part) || isPlace(parts.slice(at).join(", ")))),
  );
  return withoutCity(place < 0 ? piece : parts.slice(0, place).join(", "));
}

/** "Sociology, University of Leeds": the subject of the preceding degree, then the school. */
function afterSubject(piece: string): string[] {
  const parts = piece.split(/\s*,\s+/);
  const at = parts.findIndex((part) => school.test(part));
  return at > 0 ? [parts.slice(0, at).join(", "), parts.slice(at).join(", ")] : [piece];
}

/** Degree and school on one line, separated by a comma or only a space. */
function parted(piece: string, isBehind: boolean): string[] {
  if (!degreePattern.test(piece)) return isBehind ? afterSubject(piece) : [piece];
  const parts = piece.split(/\s*,\s+|\s+,\s*|\s*:\s+|\s+(?:at|from|an der|à|en la)\s+(?=\p{Lu})/u);
  const at = parts.findIndex((part) => school.test(part));
  // "B.A. in History, Brenwick State": without words of a school, the last part is the name.
  if (at < 0) {
    const last = parts.findLastIndex((part) => !isPlace(part));
    return last > 0 ? [parts.slice(0, last).join(", "), parts[last] ?? ""] : [piece];
  }
  const before = parts.slice(0, at).join(", ");
  if (at > 0 && degreePattern.test(before)) return [before, parts.slice(at).join(", ")];
  if (at === 0 && parts.length > 1) return [parts[0] ?? "", parts.slice(1).join(", ")];
  const name =
    /(?:\p{Lu}[\p{L}.'&-]+\s+(?:(?:of|de|at|the|and|&)\s+)?)*(?:University|College|Institute|Academy)(?:\s+of(?:\s+\p{Lu}[\p{L}-]+)+)?(?:\s+at\s+\p{Lu}\p{L}+)?/u.exec(
      piece,
    )?.[0];
  return name && name !== piece
    ? [name, piece.replace(name, "\t")].flatMap((one) => one.split("\t"))
    : [piece];
}
