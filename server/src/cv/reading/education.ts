import type { Education } from "../schema.ts";
import { spansIn } from "./dates.ts";
import { isPlace } from "./names.ts";
import type { ReadLine } from "./sections.ts";

const degreePattern =
  /\b(?:bachelor(?:s|['’]s)?|master(?:s|['’]s)?|b\.? ?sc?\b\.?|m\.? ?sc?\b\.?|b\.? ?a\b\.?|m\.? ?a\b\.?|b\.? ?tech|m\.? ?tech|b\.? ?eng?\b\.?|m\.? ?eng?\b\.?|bba|bsba|b\.?com|mba|emba|m\.?d\b|j\.?d\b\.?|ll\.?[bm]|ph\.? ?d\.?|doctor(?:ate|al)?(?: of)?|associate(?:s|['’]s)?(?= of| degree| in|\s*[:,])|associates?(?= in| of| degree)|a\.?a\.?s?\b|adn|diploma|ged|high school|secondary school|certificate|certification|graduate(?:d)?|undergraduate|minor in|major in|diplom(?:-\p{L}+)?|magister|staatsexamen|abitur|promotion|licence|licenciatura|licenciad[oa]|grado en|máster|maestría|ingénieur|laurea\p{L}*|maturità|mestrado|bacharel\p{L}*|specialist|engineer|student|semester abroad|bachelor studies|master studies|магистр\p{L}*|бакалавр\p{L}*|специалист\p{L}*|аспирант\p{L}*|本科|学士|硕士|博士|修士|学位|תואר (?:ראשון|שני|שלישי)|בכלוריוס|بكالوريوس|ماجستير|دكتوراه)(?![\p{L}])/iu;
const school =
  /universit|univerist|\buniv\b|college|institut|school(?! diploma)|academy|akademie|polytech|politec|hochschule|\b(?:mit|eth|tu|lmu|ucla|nyu|unsw|ucl|uc|usc|suny|cuny)\b(?! degree)|lycée|gymnasium|seminary|conservator|faculty|école|ecole|escuela|facultad|universidade|università|uniwersytet|университет|институт|академия|колледж|大学|大學|学院|대학교|אוניברסיט|מכללת|הטכניון|جامعة|معهد|كلية|educational cent/iu;

type Draft = Education & { line: number };

/** Degrees and where they come from: they share a line, or stand on neighbouring ones. */
export function educationIn(lines: ReadLine[]): Education[] {
  const drafts: Draft[] = [];
  lines.forEach((line, index) => {
    if (line.plain.length > 220) return;
    const { degree, institution } = readEntry(line.plain);
    if (!degree && !institution) return;
    const last = drafts.at(-1);
    const isNext = last && index - last.line <= 2;
    if (isNext && degree && !institution && !last.degree) Object.assign(last, { degree, line: index });
    else if (isNext && institution && !degree && !last.institution)
      Object.assign(last, { institution, line: index });
    else if (degree || !/^[•–-]/.test(line.plain)) drafts.push({ degree, institution, line: index });
  });
  return drafts
    .map(({ degree, institution }) => ({ degree, institution }))
    .filter(
      (one, index, all) =>
        all.findIndex((other) => other.degree === one.degree && other.institution === one.institution) ===
        index,
    );
}

function readEntry(text: string): Education {
  if (text.split(/\s+/).length > 14 && /[.;]$/.test(text) && !degreePattern.test(text.slice(0, 40)))
    return { degree: "", institution: "" };
  let rest = text.replace(/^[•*–-]\s*/, "");
  for (const span of spansIn(rest).reverse()) rest = `${rest.slice(0, span.start)}\t${rest.slice(span.end)}`;
  const pieces = rest
    .replace(/\b(city\s*,\s*state(?:\s*,\s*united states)?)\b.*$/gi, "")
    .replace(/\bgpa\b.*$/i, "")
    .split(/\t|\s*[|•·;]\s*|\s+[–—-]\s+|\(|\)/u)
    .flatMap((piece) => parted(piece))
    .map((piece) => piece.replace(/^[\s,:.–-]+|[\s,:–-]+$/g, ""))
    .filter((piece) => /\p{L}/u.test(piece) && !isPlace(piece));
  const institution = pieces.find((piece) => school.test(piece)) ?? "";
  const degree =
    pieces.find(
      (piece) => piece !== institution && degreePattern.test(piece) && piece.split(/\s+/).length < 16,
    ) ?? "";
  return { degree, institution };
}

/** Degree and school on one line with nothing but a comma between them, or nothing at all. */
function parted(piece: string): string[] {
  if (!school.test(piece) || !degreePattern.test(piece)) return [piece];
  const parts = piece.split(/\s*,\s+|\s+,\s*|\s*:\s+|\s+(?:at|from|an der|à|en la)\s+/);
  const at = parts.findIndex((part) => school.test(part));
  const before = parts.slice(0, at).join(", ");
  if (at > 0 && degreePattern.test(before)) return [before, parts[at] ?? ""];
  if (at === 0 && parts.length > 1) return [parts[0] ?? "", parts.slice(1).join(", ")];
  const name =
    /(?:\p{Lu}[\p{L}.'&-]+\s+(?:(?:of|de|at|the|and|&)\s+)?)*(?:University|College|Institute|Academy)(?:\s+of(?:\s+\p{Lu}[\p{L}-]+)+)?(?:\s+at\s+\p{Lu}\p{L}+)?/u.exec(
      piece,
    )?.[0];
  return name && name !== piece
    ? [name, piece.replace(name, "\t")].flatMap((one) => one.split("\t"))
    : [piece];
}
