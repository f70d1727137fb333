import { isKnownTitle } from "../../text/knownTitles.ts";
import { memoized } from "../../text/memoized.ts";
import { namesRoleByLanguage } from "../../text/rolesByLanguage.ts";
import { namesRole } from "../../text/roleWords.ts";
import { isCity, isCountry, isCountryCode } from "./cities.ts";
import words from "./nameWords.json" with { type: "json" };

/** Distinguishes job titles, employers and places by their words only. */
const { english, common, ...others } = words.roles;
const otherRoles = Object.values(others).flat();
const oneOf = (some: string[]) => `(?:${some.join("|")})`;

// "Whitlow & Partner" is an employer; "Vicedirector" and "Subgerente" are deputies.
export const rolePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!(?<=(?:&|\\+|und|and|et|y) )partners?(?!\\p{L}))(?:(?:vice|vize|wice|sub|sous)-?)?${oneOf([...english, ...otherRoles, ...common])}s?(?![\\p{L}\\p{N}])`,
  "iu",
);
const everyRole = new RegExp(rolePattern.source, "giu");
const otherRoleFirst = new RegExp(`^${oneOf(otherRoles)}(?![\\p{L}\\p{N}])`, "iu");
/**
 * Names of roles, and the last characters of people ("者") and heads ("長"), but not of degrees ("博士") or growth ("成長").
 */
const cjkRole = new RegExp(
  [
    ...words.rolesWithoutSpaces,
    String.raw`[\p{sc=Han}\p{sc=Kana}](?:[者員员師师役]|(?<![学學硕碩博修])士|(?<![成增増特延])[長长])(?=$|[\s()（）∕/／・·,、:：])`,
  ].join("|"),
  "u",
);
const modifiers = new RegExp(`\\b${oneOf(words.modifiers)}\\b`, "i");

const companySigns = new RegExp(`\\b${oneOf(words.companies)}\\b`, "i");
const otherSigns = new RegExp(
  `(?<!\\p{L})${oneOf(words.companiesOfOtherScripts)}(?!\\p{L})|${oneOf(words.companiesWithoutSpaces)}`,
  "iu",
);
const department = new RegExp(
  `^(?:the )?${oneOf(words.departments)}\\s+(?:of|für|de|di|of the)?(?=\\s|\\p{Lu})`,
  "iu",
);

export const statesOfBrazil = words.statesOfBrazil.join("|");
/** States of the USA, provinces of Canada, states of Brazil, and codes of countries. */
export const regions = [...words.regions, ...words.statesOfBrazil].join("|");
const countries = words.countries.join("|");
const placePattern = new RegExp(
  `^(?:(?:[\\p{L} .'-]{2,30},\\s*)?(?:[\\p{L} .'-]{2,30},\\s*)?(?:${regions})(?:,?\\s*(?:${countries}|USA|US))?(?:\\s+\\d{5})?|(?:[\\p{L} .'-]{2,30},\\s*){0,2}(?:${countries}|${words.states.join("|")}|USA|US|UK)|${words.cities.join("|")}|anywhere(?:,.*)?|remote|hybrid|on-?site|(?:fully )?remote.*|homeoffice|home office)$`,
  "iu",
);

const trimmed = (text: string) =>
  text
    .trim()
    .replace(/[.,;]+$/, "")
    .replace(/^\(|(?<=^[^(]*)\)$/g, "");
/** "Greater Cork Area", and text in brackets after a city: its region or number. */
const isArea = (text: string) => /^Greater (?:\p{Lu}[\p{L}.'-]+ ){1,3}Area$/u.test(text);
const withoutRegion = (text: string) => text.replace(/\s*\([\p{L}\d ,.-]{2,30}\)$/u, "");

/** "Trident Security, San Diego, CA": an employer and its place. */
const isNamedBefore = (text: string) => {
  const parts = text.split(/\s*,\s+/);
  return parts.length > 1 && companySigns.test(parts[0] ?? "") && !isCity(parts[0] ?? "");
};

/** "Boulder CO": a city and its state without a comma. */
const cityAndState = new RegExp(`^(\\p{Lu}.*) (?:${regions})$`, "u");

export const isPlace = memoized(
  (text: string): boolean =>
    !rolePattern.test(text) &&
    (isCity(cityAndState.exec(text)?.[1] ?? "") ||
      (placePattern.test(trimmed(text)) && !isNamedBefore(text)) ||
      withoutRegion(trimmed(text))
        .split(/\s*,\s+|\s*\/\s*/)
        .every(
          (part, index) =>
            isCity(part) || isCountry(part) || isArea(part) || (index > 0 && isCountryCode(part)),
        )),
);

const contractKinds = words.contracts.join("|");
const contractPattern = new RegExp(`^(?:${contractKinds})$`, "iu");
const selfEmployed = new RegExp(`^${oneOf(words.selfEmployed)}$`, "iu");
/** "Freelance" and "Self-Employed" stand in for an employer if none is named. */
export const isSelfEmployed = (text: string): boolean => selfEmployed.test(text.trim());
const leaves = new RegExp(`^${oneOf(words.leaves)}(?!\\p{L})`, "iu");
/** Career breaks for any reason, and the leaves of EU Directive 2019/1158 (maternity, paternity, parental, carers'). */
export const isLeave = (text: string): boolean => leaves.test(text.trim());
const arrangement = `${contractKinds}|remote|remotely|hybrid|on[- ]site|remoto|híbrido|à distance|télétravail|zdalnie|nights?|evenings?|weekends?`;
const agency =
  "(?:(?:contract|contracted|placed|seconded|contratad[oa]) )?(?:via|through|by|por|durch|über) [^()]+";
const contractBehind = new RegExp(
  `\\s*\\((?:(?:${arrangement})(?:(?: ?[,/] ?| )(?:${arrangement}))*|${agency})\\)$`,
  "iu",
);
export const isContract = (text: string): boolean => contractPattern.test(withoutRegion(text.trim()));
/** "Store Manager (part-time)" → "Store Manager"; "Acme (contract via Hays)" → "Acme". */
export const withoutContract = (text: string): string => text.replace(contractBehind, "");

const lastRole = new RegExp(`(?:${rolePattern.source})(?:\\s+(?:I{1,3}|IV|V|[1-5]|trainee|intern))?$`, "iu");

/**
 * 0 without any sign of a title, higher with more signs. The last words count most: "Office Manager" is a title,
 * "Manager's Inn" less so.
 */
export const titleScore = memoized(scoreOfTitle);
export const companyScore = memoized(scoreOfCompany);

function scoreOfTitle(text: string): number {
  const words = text.trim();
  if (words === "" || words.length > 130) return 0;
  // A long text with a title in most parts: "Analyst / Administrative Support / Supply Chain Assistant".
  if (words.length > 90 || words.split(/\s+/).length > 11) {
    const parts = words.split("/").filter((part) => part.length < 60);
    return parts.length > 2 && parts.filter((part) => titleScore(part) >= 1).length > parts.length / 2
      ? 2
      : 0;
  }
  if (cjkRole.test(words)) return 2;
  // "Tulsa General Hospital" ends like an employer.
  if (!rolePattern.test(words) && (namesRole(words) || isKnownTitle(words) || namesRoleByLanguage(words)))
    return companySigns.test(words.split(/\s+/).at(-1) ?? "") ? 0 : 2;
  if (!rolePattern.test(words)) return modifiers.test(words) && words.split(/\s+/).length <= 4 ? 0.3 : 0;
  const head = words
    .replace(
      /\s*(?:[,/(–:-].*|(?<!\p{L})(?:of|for|in|with|at|für|im|de|du|des|en|ds\.)(?=\s).*|d['’].*)$/u,
      "",
    )
    .trim();
  // "Leiterin Personal", "Operator wózka": in languages other than English the role comes first.
  const isFirst = otherRoleFirst.test(words) && words.split(/\s+/).length < 5 && !companySigns.test(words);
  return isFirst || lastRole.test(head) || (words.split(/\s+/).length < 5 && lastRole.test(words)) ? 2 : 1;
}

/** "Business Owner Butchery" → the role and the text after it, for lines without separators. */
export const splitAfterRole = memoized((text: string): [string, string] | null => {
  const matches = [...text.matchAll(everyRole)];
  const last = matches.at(-1);
  if (!last) return null;
  const grade =
    /^ (?:I{1,3}|IV|V|\d)(?![\p{L}\p{N}])/u.exec(text.slice(last.index + last[0].length))?.[0] ?? "";
  const end = last.index + last[0].length + grade.length;
  const tail = text.slice(end).replace(/^[\s,]+/, "");
  const isName =
    /^\p{Lu}[\p{L}.'’-]+/u.test(tail) && !/^(?:I{1,3}|IV|V)\b/.test(tail) && titleScore(tail) === 0;
  return isName ? [text.slice(0, end), tail] : null;
});

/**
 * "International provider of payment services", "Retail chain with 120 stores": descriptions of an employer in lower
 * case.
 */
export const isDescription = (text: string): boolean => {
  const small = (text.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length;
  const hasOneCapital = /^\p{Lu}\P{Lu}*$/u.test(text);
  return /^\p{Lu}/u.test(text) && (small > 2 || (small > 1 && hasOneCapital));
};

function scoreOfCompany(text: string): number {
  const words = text.trim();
  if (words === "" || words.length > 90) return 0;
  if (isPlace(words) || isContract(words)) return 0;
  // A department counts as the employer if nothing else is named.
  if (department.test(words)) return 1;
  if (isDescription(words)) return 0.3;
  if (companySigns.test(words) || otherSigns.test(words)) return 1.5;
  // A place followed by a web address is still a place.
  if (isPlace(words.replace(/,?\s*(?:https?:\/\/|www\.)\S+/i, ""))) return 0;
  if (/\.(?:com|ru|io|de|org|net|co|ai|app|dev)\b/i.test(words)) return 1.2;
  return /^[\p{Lu}\p{N}"“«\p{Lo}]/u.test(words) && words.split(/\s+/).length <= 6 ? 0.5 : 0;
}
