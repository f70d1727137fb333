import { isDuration, withoutDurations } from "../../text/dates.ts";
import { isCity } from "./cities.ts";
import { companyScore, isContract, isPlace, splitAfterRole, titleScore, withoutContract } from "./names.ts";
import { placesApart } from "./places.ts";

/** "Title at Company", "Company – Place", "Title | Company": strong signs part, commas only when nothing else does. */
export function piecesOf(text: string): string[] {
  const strong = placesApart(
    fieldsApart(withoutDurations(isListOfRoles(text) ? text.replaceAll(";", heldTogether) : opened(text))),
  )
    .split(/\t|\s*[|•·∙●;]\s*|\s+[–—-]{1,2}\s+|\s*—\s*|\s+(?:@|->|→)\s+(?=["“«]?\p{Lu})|[:：]\s+/u)
    .flatMap(atEmployer)
    .flatMap((piece) => (piece.length > 60 ? piece.split(/(?<=\p{L}{3}\)?)\.\s+(?=\p{Lu})/u) : [piece]))
    .flatMap((piece) => {
      const parts = withoutBrackets(piece);
      return parts.length > 1 ? parts : atSlash(piece);
    })
    .flatMap(eastern)
    .map((piece) => tidy(piece.replaceAll(heldTogether, ";")))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !isDuration(piece));
  return strong;
}

/** "Nurse , Acme": a comma with a space on both sides joins two fields of a form. */
const fieldsApart = (text: string): string => {
  const fields = text.split(/(?<=\S) , (?=\S)/);
  const [first = ""] = fields;
  return fields.length === 2 && titleScore(first) >= 2 && companyScore(first) <= 1 ? fields.join("\t") : text;
};

/** "Nurse (Acme · Leeds)": the brackets hold more than a name. */
const opened = (text: string): string => {
  const [, outer = "", inner = "", rest = ""] =
    /^([^()\t]{3,60}?)\s*\(([^()]*\s[·|–]\s[^()]*)\)(.*)$/u.exec(text) ?? [];
  return titleScore(outer) >= 1 ? `${outer}\t${inner}${rest}` : text;
};

const at = /\s+(?:at|with|bei|chez|en|em|na|presso|bij|hos|przy|w|в|у)\s+(?=["“«]?\p{Lu})/u;

/** "Nurse at Acme", and not "Bank Spółdzielczy w Radomiu": a sign of an employer before the word, and none of a role. */
const atEmployer = (text: string): string[] => {
  const parts = text.split(at);
  const [first = ""] = parts;
  return titleScore(first) < 1 && companyScore(first) > 1 ? [text] : parts;
};

const comma = /\s*,\s+|\s+,\s*|\s*[،，、]\s*/;
const lastPartner =
  /^(?:(?:and|&|und|y|et|e) )?\p{Lu}[\p{L}'’-]+(?: (?:and|&|und|y|et|e) \p{Lu}[\p{L}'’-]+)?$/u;
const joining = /(?:^|\s)(?:and|&|und|y|et|e) /;

/** The parts of a text between commas; "Smith, Jones and Brown" is one: single words, the last two joined by "and". */
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
  const parts =
    text
      .split("\t")
      .find((cell) => cell.includes(";"))
      ?.split(";") ?? [];
  return parts.length === 2 && parts.every((part) => titleScore(part) >= 1);
};

/** "Specialist / Company": two things; "Student Assistant / Programmer": one. */
function atSlash(text: string): string[] {
  const parts = text.split(/\s+\/\s+/);
  const [first = "", second = ""] = parts;
  const isNamed = companyScore(second) > 1 || (/\s/.test(second) && /^\p{Lu}/u.test(second));
  return parts.length === 2 &&
    titleScore(first) >= 1 &&
    titleScore(second) === 0 &&
    isNamed &&
    !isTeam(second)
    ? parts
    : [text];
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** "腾讯科技有限公司 软件工程师": scripts without spaces set one between employer and title. */
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

const tidy = (text: string) =>
  text
    .replace(/(?<=\S)[,\s]+(?:https?:\/\/|www\.)\S+$/i, "")
    .replace(/^[\s,;:.–—|*/-]+|[\s,;:–—|*/-]+$/g, "")
    .replace(/^role:?\s+/i, "")
    .replace(/\s+/g, " ");

const legalForm =
  /^(?:inc|llc|l\.l\.c|ltd|limited|corp|co|plc|llp|gmbh|ag|s\.?a|s\.?l|s\.?l\.?u|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|jr|sr|ph\.?d)\.?$/i;

/** "Acme", "Inc." → "Acme, Inc." */
function withLegalForms(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && legalForm.test(part)) joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

const commaWithin = "\u0002";

/** "Title, Company, City, ST" falls apart; "Director, Finance" and "Acme, Inc." stay whole. */
function byCommas(text: string): string[] {
  const parts = commaParts(text.replace(/\([^()]*\)/g, (inner) => inner.replaceAll(",", commaWithin)))
    .map((part) => tidy(part.replaceAll(commaWithin, ",")))
    .filter(Boolean);
  if (parts.length < 2 || isPlace(text)) return [text];
  const joined = withLegalForms(parts);
  const [first = "", ...rest] = joined;
  const places = rest.filter((part) => isPlace(part) || /^[A-Z]{2}$/.test(part));
  const isTitled = titleScore(first) >= 1;
  const employer = rest.find((part) => !places.includes(part) && companyScore(part) >= 0.5);
  // Of three parts or more, those behind the title say where.
  const isLong = joined.length > 2 && employer === rest[0] && !rest.some((part) => titleScore(part) >= 1);
  if (
    isTitled &&
    employer &&
    (companyScore(employer) > 1 || places.length > 0 || titleScore(text) < 2 || (isLong && !isTeam(employer)))
  )
    return joined;
  if (!isTitled && rest.some((part) => titleScore(part) >= 1)) return joined;
  return places.length
    ? [joined.filter((part) => !places.includes(part)).join(", "), places.join(", ")].filter(Boolean)
    : [text];
}

/**
 * Commas part title and employer only where nothing stronger did, and the role's own words only where commas do not,
 * and where no more lines can be asked (`isLast`).
 */
export function rolesOf(pieces: string[], isLast = true): { title: string; company: string } {
  const { title, company } = rolesIn(pieces, isLast);
  return { title: fromRole(withoutContract(title)), company };
}

/** "Leeds, UK, Nurse": what stands before the role says where. */
function fromRole(title: string): string {
  const parts = commaParts(title);
  const first = parts.findIndex((part) => titleScore(part) >= 1);
  return first > 0 && parts.slice(0, first).some(isPlace) ? parts.slice(first).join(", ") : title;
}

function rolesIn(pieces: string[], isLast: boolean): { title: string; company: string } {
  const whole = withGluedEmployer(pickRoles(pieces));
  if (whole.title && whole.company && titleScore(whole.title) >= 1) return companyFirst(whole);
  const parted = pickRoles(pieces.flatMap(byCommas));
  if (parted.title && parted.company) return parted;
  const listed = whole.company === "" ? afterTitle(whole.title) : null;
  if (listed) return listed;
  const slashed = whole.company === "" ? whole.title.split(/\s+\/\s+/) : [];
  if (slashed.length === 2 && titleScore(slashed[0] ?? "") >= 1 && titleScore(slashed[1] ?? "") === 0)
    return { title: slashed[0] ?? "", company: slashed[1] ?? "" };
  const [, outer = "", inner = ""] = /^([^()]{3,80})\(([^()]{3,60})\)$/u.exec(whole.title) ?? [];
  if (
    whole.company === "" &&
    titleScore(outer) >= 1 &&
    /\s/.test(inner) &&
    companyScore(inner) >= 0.5 &&
    !isTeam(inner)
  )
    return { title: outer.trim(), company: inner };
  const split = isLast && pieces.length > 0 && whole.company === "" ? splitAfterRole(whole.title) : null;
  if (split) return { title: split[0], company: withoutPlace(split[1]) };
  return whole.company === "" ? { ...whole, company: beforePlace(pieces) } : whole;
}

/** "Acme, Nurse" beside a word that may as well be a place. */
function companyFirst(roles: { title: string; company: string }) {
  const [first = "", ...rest] = commaParts(roles.title);
  const title = rest.join(", ");
  const isEmployer = companyScore(first) >= Math.max(0.5, companyScore(roles.company)) && !isTeam(first);
  return titleScore(first) === 0 && isEmployer && titleScore(title) >= 1 ? { title, company: first } : roles;
}

const department =
  /^(?:(?:and|of|the|global|corporate|commercial|technical|digital|new|senior|junior|regional|international|public|human|customer|client|data|software|web|cloud|mobile|\p{L}+ &)\s+)*(?:finance|accounting|accounts|tax|audit|sales|marketing|operations|engineering|it|hr|people|resources|product|products|projects|programs?|research|development|r&d|legal|support|service|services|design|security|quality|compliance|risk|strategy|communications?|relations|affairs|analytics|analysis|science|infrastructure|platform|technology|business|logistics|procurement|purchasing|production|manufacturing|maintenance|facilities|administration|planning|training|education|nursing|surgery|medicine|care|emea|apac|americas|europe|north|south|east|west|backend|frontend|back[- ]?end|front[- ]?end|full[- ]?stack|part[- ]?time|full[- ]?time)(?:\s+(?:team|department|dept\.?|division|group|unit|department))?$/iu;

/** "Web Developer, Opera" names an employer, "Director, Finance" does not. */
function afterTitle(text: string): { title: string; company: string } | null {
  const [title = "", company = "", ...rest] = commaParts(text).map(tidy);
  if (!company || rest.length > 0 || titleScore(title) < 2 || titleScore(company) > 0) return null;
  // Some employers are called like a city.
  const isNamed = companyScore(company) > 0 || isCity(company);
  return isNamed && !department.test(company) && company.split(/\s+/).length < 5 ? { title, company } : null;
}

/** "Account Manager Acme Group" beside words that say nothing: the employer's own words count more. */
function withGluedEmployer(roles: { title: string; company: string }) {
  const [title, company] = roles.title.includes(",") ? [] : (splitAfterRole(roles.title) ?? []);
  const isEmployer = title && company && companyScore(company) > 1 && companyScore(roles.company) <= 0.5;
  return isEmployer && titleScore(company) === 0 ? { title, company } : roles;
}

/** A part of an employer: never its name. */
export const isTeam = (text: string): boolean =>
  department.test(text) ||
  (text.split(/\s+/).length < 5 &&
    /^(?:abteilung|bereich|équipe|equipo|departamento|dział|zespół|team) \p{Lu}/iu.test(text)) ||
  (text.split(/\s+/).length < 5 &&
    / (?:team|department|dept\.?|division|unit|abteilung|departamento|département|équipe|dział|equipo)$/iu.test(
      text,
    ));

function pickRoles(pieces: string[]): { title: string; company: string } {
  const whole = pieces.filter((piece) => !isPlace(piece) && !isContract(piece));
  const employing = whole.filter((piece) => !isTeam(piece));
  const named = employing.length > 1 ? employing : whole;
  const scored = named.map((text) => ({ text, title: titleScore(text), company: companyScore(text) }));
  const title = [...scored].sort((a, b) => b.title - b.company * 0.4 - (a.title - a.company * 0.4))[0];
  const leastNamed = [...scored].sort((a, b) => a.company - b.company)[0];
  const chosen = title && title.title > 0.2 ? title : scored.length > 1 ? leastNamed : undefined;
  const company = [...scored]
    // A name has few words; what has many and no sign of an employer is a sentence.
    .filter((one) => one !== chosen && (one.company > 0 || one.text.split(/\s+/).length <= 8))
    .sort((a, b) => companyRank(b) - companyRank(a))[0];
  const fallback = !chosen && !company ? named[0] : undefined;
  return { title: chosen?.text ?? "", company: withoutPlace(company?.text ?? fallback ?? "") };
}

/** "Stripe, San Francisco, CA" could be a place of three parts; where nobody else employs, its first part does. */
function beforePlace(pieces: string[]): string {
  const parts = pieces
    .map((piece) => piece.split(/\s*,\s+/))
    .find((some) => some.length > 2 && isPlace(some.join(", ")));
  return parts?.[0] ?? "";
}

/** "Acme Ltd, Berlin, Germany", "Department of Sales, Acme Ltd" and "Acme Ltd, a maker of looms" → "Acme Ltd". */
export function withoutPlace(text: string): string {
  const name = withoutBracketedPlace(text).replace(/,\s+(?!(?:inc|llc|ltd|co|gmbh)\b)\p{Ll}.*$/u, "");
  const parts = withLegalForms(commaParts(name));
  const employing = parts.filter((part) => !isTeam(part));
  const [first = "", ...rest] = employing.length > 0 ? employing : parts;
  if (rest.length === 0) return first;
  const whole = rest.join(", ");
  if (companyScore(first) === 1 && companyScore(whole) > 0) return withoutPlace(whole);
  return rest.length > 0 && (isPlace(whole) || rest.every(isLikePlace)) ? first : name;
}

/** Behind a name and a comma: a word or two with nothing of an employer in them say where. */
const isLikePlace = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]*$/u.test(text) &&
  text.split(/\s+/).length < 4 &&
  companyScore(text) <= 0.5 &&
  titleScore(text) === 0 &&
  !legalForm.test(text);

/** "Acme (Leeds)" → "Acme"; "Acme Mining Group (AMG)" stays whole. */
function withoutBracketedPlace(text: string): string {
  const [, name = "", inner = ""] = /^(.{2,80}?)\s*\(([^()]{3,40}(?:\([^()]{2,20}\))?)\)$/u.exec(text) ?? [];
  const parts = inner.split(/\s*,\s+|\s*[()]\s*/).filter((part) => /\p{L}/u.test(part));
  const isWhere = parts.length > 0 && parts.every((part) => isPlace(part) || isLikePlace(part));
  return name && isWhere && !/^\p{Lu}{2,6}$/u.test(inner) ? name : text;
}

const companyRank = (one: { title: number; company: number }) =>
  one.company - (one.title >= 1 ? one.title * 0.3 : 0);
