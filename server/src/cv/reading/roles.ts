import { joinAdjacent } from "../../text/adjacent.ts";
import { isCity, isCountry } from "./cities.ts";
import {
  companyScore,
  isContract,
  isDescription,
  isPlace,
  isSelfEmployed,
  splitAfterRole,
  titleScore,
  withoutContract,
} from "./names.ts";
import { commaParts, legalForm, tidy } from "./pieces.ts";
import { isTeam } from "./teams.ts";

/** "Acme", "Inc." → "Acme, Inc." */
const withLegalForms = (parts: string[]): string[] =>
  joinAdjacent(parts, (last, part) => (legalForm.test(part) ? `${last}, ${part}` : null));

const commaWithin = "\u0002";

/** "Title, Company, City, ST" is split; "Director, Finance" and "Acme, Inc." are not. */
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
  // Of three or more parts, those after the title are a place.
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
 * Splits title and employer at commas only without a stronger separator, and by role words only if commas fail and no
 * further lines follow (`isLast`).
 */
export function rolesOf(pieces: string[], isLast = true): { title: string; company: string } {
  const { title, company } = rolesIn(pieces, isLast);
  return { title: fromRole(title), company };
}

/** "Leeds, UK, Nurse (part-time)": the title without a place before it and a contract after it. */
export function fromRole(text: string): string {
  const title = withoutContract(text);
  const parts = commaParts(title);
  const first = parts.findIndex((part) => titleScore(part) >= 1);
  return first > 0 && parts.slice(0, first).some(isPlace) ? parts.slice(first).join(", ") : title;
}

function rolesIn(pieces: string[], isLast: boolean): { title: string; company: string } {
  const own = pieces.find(isSelfEmployed);
  const roles = rolesOfNames(pieces, isLast);
  return own && roles.title && !roles.company ? { ...roles, company: own } : roles;
}

function rolesOfNames(pieces: string[], isLast: boolean): { title: string; company: string } {
  const direct = withGluedEmployer(pickRoles(pieces));
  if (direct.title && direct.company && titleScore(direct.title) >= 1) return direct;
  const byComma = pickRoles(pieces.flatMap(byCommas));
  if (byComma.title && byComma.company) return byComma;
  const split = isLast && pieces.length > 0 && direct.company === "" ? splitAfterRole(direct.title) : null;
  return split ? { title: split[0], company: withoutPlace(split[1]) } : direct;
}

/** "Account Manager Acme Group" beside ambiguous words: the words of the employer take precedence. */
function withGluedEmployer(roles: { title: string; company: string }) {
  const [title, company] = roles.title.includes(",") ? [] : (splitAfterRole(roles.title) ?? []);
  const isEmployer = title && company && companyScore(company) > 1 && companyScore(roles.company) <= 0.5;
  return isEmployer && titleScore(company) === 0 ? { title, company } : roles;
}

function pickRoles(pieces: string[]): { title: string; company: string } {
  const names = pieces.filter((piece) => !isPlace(piece) && !isContract(piece));
  const employing = names.filter((piece) => !isTeam(piece));
  const candidates = employing.length > 1 ? employing : names;
  const scored = candidates.map((text) => ({ text, title: titleScore(text), company: companyScore(text) }));
  const title = [...scored].sort((a, b) => b.title - b.company * 0.4 - (a.title - a.company * 0.4))[0];
  const leastNamed = scored
    .filter(({ text }) => !isDescription(text))
    .sort((a, b) => a.company - b.company)[0];
  const chosen = title && title.title > 0.2 ? title : scored.length > 1 ? leastNamed : undefined;
  const company = [...scored]
    // Names are short; a long text without words of an employer is a sentence.
    .filter((one) => one !== chosen && (one.company > 0 || one.text.split(/\s+/).length <= 8))
    .sort((a, b) => companyRank(b) - companyRank(a))[0];
  const fallback = !chosen && !company ? candidates[0] : undefined;
  return { title: chosen?.text ?? "", company: withoutPlace(company?.text ?? fallback ?? "") };
}

/** "Acme Ltd, Berlin, Germany", "Department of Sales, Acme Ltd" and "Acme Ltd, a maker of looms" → "Acme Ltd". */
export function withoutPlace(text: string): string {
  const name = withoutTown(text).replace(
    /,\s+(?!(?:inc|llc|ltd|co|gmbh|s\.?r\.?o|spol|a\.?s|s\.?r\.?l|s\.?p\.?a)\b)\p{Ll}.*$/u,
    "",
  );
  const parts = withLegalForms(commaParts(name));
  const employing = parts.filter((part) => !isTeam(part));
  const [first = "", ...rest] = employing.length > 0 ? employing : parts;
  if (rest.length === 0) return first;
  const remainder = rest.join(", ");
  if (companyScore(first) === 1 && companyScore(remainder) > 0) return withoutPlace(remainder);
  return isPlace(remainder) || rest.every(isLikePlace) ? first : name;
}

/** "Acme (Leeds)" and "Acme à Lille" → "Acme". */
export const withoutTown = (text: string): string => withoutCity(withoutBracketedPlace(text));

/** "Acme LILLE", "Acme à Lille", "Acme in Taiwan" → "Acme". */
export function withoutCity(text: string): string {
  const [, name = "", at, city = ""] =
    /^(.{2,60}?)\s+((?:à|in|en|te)\s+)?(\p{Lu}[\p{L}'’-]+)$/u.exec(text) ?? [];
  const isSet = at !== undefined || (city === city.toUpperCase() && name !== name.toUpperCase());
  return isSet && (at === "à " || isCity(city) || isCountry(city)) ? name : text;
}

/** After a name and a comma: one to three words without signs of an employer are a place. */
const isLikePlace = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]*$/u.test(text) &&
  text.split(/\s+/).length < 4 &&
  companyScore(text) <= 0.5 &&
  titleScore(text) === 0 &&
  !legalForm.test(text);

/** "Acme (Leeds)" → "Acme"; "Acme Mining Group (AMG)" is unchanged. */
function withoutBracketedPlace(text: string): string {
  const [, name = "", inner = ""] = /^(.{2,80}?)\s*\(([^()]{3,40}(?:\([^()]{2,20}\))?)\)$/u.exec(text) ?? [];
  const parts = inner.split(/\s*,\s+|\s*[()]\s*/).filter((part) => /\p{L}/u.test(part));
  const isWhere = parts.length > 0 && parts.every((part) => isPlace(part) || isLikePlace(part));
  return name && isWhere && !/^\p{Lu}{2,6}$/u.test(inner) ? name : text;
}

const companyRank = (one: { title: number; company: number }) =>
  one.company - (one.title >= 1 ? one.title * 0.3 : 0);
