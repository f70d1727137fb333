import type { Found } from "../../text/found.ts";

export const employmentTypes = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "internship",
  "volunteer",
] as const;
type EmploymentType = (typeof employmentTypes)[number];

const types: [EmploymentType, RegExp][] = [
  [
    "internship",
    /\bintern(?:ship)?\b|working student|werkstudent|apprentice|praktikum|trainee|^ausbildung\b|auszubildend|\bazubi|stagiaire|\balternan(?:ce|te?)\b|becari[oa]|practicante|prácticas|staż|praktyk(?:a|i|ant)/i,
  ],
  ["volunteer", /\bvolunteer(?:ing)? (?:role|position)|^volunteer$/i],
  [
    "part-time",
    /\bpart[-_ ]?time\b|teilzeit|temps partiel|media jornada|tiempo parcial|deeltijd|(?:pół|część) etatu/i,
  ],
  ["contract", /\bcontract(?:or)?\b|freelanc\w*|per[-_ ]?diem|\bself[- ]employed\b/i],
  [
    "temporary",
    /\btemp(?:orary)?\b|fixed[- ]?term|seasonal|befristet|maternity cover|locum|\bcdd\b|intérim|tijdelijk/i,
  ],
  [
    "full-time",
    /\bfull[-_ ]?time\b|vollzeit|temps plein|jornada completa|tiempo completo|voltijd|pełny etat|\bpermanent\b|\bregular\b|festanstellung|\bcdi\b/i,
  ],
];
/** "0 to 40 hours", "up to 40" and "a minimum of 15" state no usual number of hours. */
const hours = (number: string) =>
  `(?<!\\b(?:to|or|of|than|least) |[-–])\\b(?:${number}) (?:hours (?:a|per) week)`;
// In running text "contract" alone may be a document, so the kind of work must be meant.
const inText: [EmploymentType, RegExp][] = [
  [
    "part-time",
    new RegExp(
      `\\bpart[- ]?time\\b|\\bteilzeit\\b|temps partiel|tiempo parcial|media jornada|deeltijd|pół etatu|${hours("[12][0-9]")}`,
      "i",
    ),
  ],
  [
    "temporary",
    /\b(?:fixed[- ]term|temporary|seasonal) (?:contract|position|role|job|appointment)|\bmaternity (?:leave )?cover|\b(?:mission|contrat) (?:d['’])?intérim|contrat à durée déterminée|contrato temporal|\bcdd\b|tijdelijk contract/i,
  ],
  [
    "contract",
    /\b(?:freelance|independent contractor|contract (?:role|position|to hire)|umowa zlecenie|\d+[- ]month contract)\b/i,
  ],
  [
    "full-time",
    new RegExp(
      `\\bfull[- ]?time\\b|\\bvollzeit\\b|temps plein|jornada completa|tiempo completo|voltijd|pełny etat|\\bpermanent (?:position|role|contract|employment)|${hours("3[5-9]|40")}`,
      "i",
    ),
  ],
];

export function employmentOfField(text: string): EmploymentType | null {
  const spelled = text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
  return types.find(([, pattern]) => pattern.test(spelled))?.[0] ?? null;
}

/** "Vollzeit oder Teilzeit": an ad that offers both states neither. */
const both =
  /(?:full[- ]?time|vollzeit|temps plein)[^.]{0,40}(?:part[- ]?time|teilzeit|temps partiel)|(?:part[- ]?time|teilzeit|temps partiel)[^.]{0,40}(?:full[- ]?time|vollzeit|temps plein)/i;

export function employmentOfText(title: string, text: string): Found<EmploymentType> {
  for (const [list, place] of [
    [types, title],
    [inText, text],
  ] as const)
    for (const [value, pattern] of list) {
      const words = place.match(pattern)?.[0];
      if (/-time$/.test(value) && both.test(place)) continue;
      if (words && !(list === types && value === "contract" && !/contractor|freelanc/i.test(words)))
        return { value, words };
    }
  return null;
}
