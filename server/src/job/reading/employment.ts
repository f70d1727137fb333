import type { Found } from "../../text/found.ts";

export const employmentTypes = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "internship",
  "volunteer",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

const types: [EmploymentType, RegExp][] = [
  ["internship", /\bintern(?:ship)?\b|working student|werkstudent|apprenticeship|praktikum|trainee/i],
  ["volunteer", /\bvolunteer(?:ing)? (?:role|position)|^volunteer$/i],
  ["part-time", /\bpart[-_ ]?time\b|teilzeit|temps partiel|media jornada/i],
  ["contract", /\bcontract(?:or)?\b|freelanc\w*|per[-_ ]?diem|\bself[- ]employed\b/i],
  ["temporary", /\btemp(?:orary)?\b|fixed[- ]?term|seasonal|befristet|maternity cover|locum/i],
  ["full-time", /\bfull[-_ ]?time\b|vollzeit|temps plein|\bpermanent\b|\bregular\b|festanstellung|\bcdi\b/i],
];
// In running text "contract" alone may be a document, so the kind of work must be meant.
const inText: [EmploymentType, RegExp][] = [
  [
    "part-time",
    /\bpart[- ]time(?: (?:position|role|job|contract|hours))?\b|\b(?:1[0-9]|2[0-9]) hours (?:a|per) week/i,
  ],
  [
    "temporary",
    /\b(?:fixed[- ]term|temporary|seasonal) (?:contract|position|role|job|appointment)|\bmaternity (?:leave )?cover/i,
  ],
  [
    "contract",
    /\b(?:freelance|independent contractor|contract (?:role|position|to hire)|\d+[- ]month contract)\b/i,
  ],
  [
    "full-time",
    /\bfull[- ]time\b|\b(?:3[5-9]|40) hours (?:a|per) week|\bpermanent (?:position|role|contract|employment)/i,
  ],
];

export function employmentOfField(text: string): EmploymentType | null {
  const spelled = text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
  return types.find(([, pattern]) => pattern.test(spelled))?.[0] ?? null;
}

export function employmentOfText(title: string, text: string): Found<EmploymentType> {
  for (const [list, place] of [
    [types, title],
    [inText, text],
  ] as const)
    for (const [value, pattern] of list) {
      const words = place.match(pattern)?.[0];
      if (words && !(list === types && value === "contract" && !/contractor|freelanc/i.test(words)))
        return { value, words };
    }
  return null;
}
