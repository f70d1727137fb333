type Kind = "internship" | "part-time" | "contract" | "temporary" | "full-time";
/** `plain` words mean the kind in running text as well, `labels` only in a title or field: a "contract" may be a document. */
type Words = Record<
  "plain" | "labels",
  Partial<Record<"en" | "de" | "fr" | "es" | "it" | "nl" | "pl" | "pt", string>>
>;

const table: Record<Kind, Words> = {
  internship: {
    plain: {},
    labels: {
      en: "intern(?:ship)?|working student|apprentice(?:ship)?|trainee",
      de: "werkstudent\\p{L}*|praktik(?:ant|um)\\p{L}*|auszubildend\\p{L}*|azubi|(?<!\\p{L}\\s)ausbildung",
      fr: "stagiaire|alternan(?:ce|te?)",
      es: "becari[oa]|practicante|prácticas",
      it: "stagista|tirocini\\p{L}*",
      nl: "stagiair\\p{L}*",
      pt: "estagiári[oa]|estágio",
      pl: "staż(?:yst\\p{L}*)?|prakty(?:ka|ki|kant\\p{L}*)",
    },
  },
  "part-time": {
    plain: {
      en: "part[-_ ]?time",
      de: "teilzeit\\p{L}*",
      fr: "temps partiel",
      es: "media jornada|tiempo parcial",
      nl: "deeltijd",
      pl: "pół etatu",
    },
    labels: { pl: "część etatu" },
  },
  contract: {
    plain: { en: "freelance|independent contractor", pl: "umowa zlecenie" },
    labels: { en: "contract(?:or)?|freelanc\\p{L}*|per[-_ ]?diem|self[- ]employed" },
  },
  temporary: {
    plain: { en: "maternity (?:leave )?cover", fr: "cdd" },
    labels: {
      en: "temp(?:orary)?|fixed[- ]?term|seasonal|locum",
      de: "befristet\\p{L}*",
      fr: "intérim(?:aire)?",
      nl: "tijdelijke?",
    },
  },
  "full-time": {
    plain: {
      en: "full[-_ ]?time",
      de: "vollzeit\\p{L}*",
      fr: "temps plein",
      es: "jornada completa|tiempo completo",
      nl: "voltijd",
      pl: "pełny etat",
    },
    labels: { en: "permanent|regular", de: "festanstellung", fr: "cdi" },
  },
};

const source = (kinds: Kind[], lists: (keyof Words)[]) =>
  kinds.flatMap((kind) => lists.flatMap((list) => Object.values(table[kind][list]))).join("|");

const whole = (words: string) => String.raw`(?<!\p{L})(?:${words})s?(?!\p{L})`;

/** Sources of expressions for whole words; they need the flags i and u. */
export const plainWords = (...kinds: Kind[]): string => whole(source(kinds, ["plain"]));
export const employmentWords = (...kinds: Kind[]): string => whole(source(kinds, ["plain", "labels"]));
