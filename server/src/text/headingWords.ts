import type { SectionKind } from "./enums.ts";

/**
 * Stems of nouns in headings, for headings outside the lists: "Berufliche Stationen", "Historia zatrudnienia". Earlier
 * rows take precedence ("Weiterbildung" is not "Bildung").
 */
const first: [SectionKind, string][] = [
  ["volunteering", "volunt|ehrenamt|bénévol|wolontar|vrijwillig"],
  ["languages", "languages|sprach|fremdsprach|langues|idiomas|lingue|línguas|język"],
  ["projects", "project|projekt|projet|proyecto|progett|projeto"],
  [
    "certifications",
    "certif|zertif|licen[cs]|courses|kurse|kursy|cursos|corsi|training|szkole|weiterbildung|fortbildung|seminar|complementaria|complémentaire|continue",
  ],
  [
    "other",
    "publi|pubblic|veröffentlich|referen|interes|hobb|award|auszeichnung|premi(?:os)?(?!\\p{L})|prix|nagrod|utmärkels|military|memberships",
  ],
];
const nouns: [SectionKind, string][] = [
  [
    "experience",
    "experience|employment|employers|career|jobs|positions|work history|\\p{L}*erfahrung|\\p{L}*erfarenhet|\\p{L}*erfaring|\\p{L}*tätigkeit|werdegang|stationen|praktika|beschäftigung|expérience|emplois|parcours prof|stages|carrière|experiencia|trayectoria|empleo|trabajos|prácticas|historial lab|esperienz|carriera|lavor|impiegh|experiência|trajetória|\\p{L}*ervaring|loopbaan|doświadcz|zatrudni|praca|przebieg (?:kariery|pracy)|praktyki|staże|kariera",
  ],
  [
    "education",
    "educat|educaz|academic|utbildning|uddannelse|utdanning|studies|schooling|degrees|\\p{L}*bildung|schul|studium|akademisch|abschlüsse|formation|études|diplômes|scolair|parcours scol|cursus|formación|educación|estudios|académic|titulacion|istruzione|formazione|studi|formação|educação|escolaridade|opleiding|onderwijs|wykształc|edukacj|nauka|studia",
  ],
  [
    "skills",
    "skills|competenc|expertise|strengths|proficienc|\\p{L}*kenntnisse|fähigkeit|\\p{L}*kompetenz|stärken|compétence|atouts|savoir-faire|logiciels|habilidad|competencia|aptitud|conocimiento|destrezas|herramientas|competenz|capacità|conoscenze|competência|conhecimento|vaardighe|umiejętno|kompetencj|programmier|programmeren|programming|programmazione|programación|programação|programowanie",
  ],
  ["summary", "profil|summary|resumen|zusammenfassung|podsumowanie|extracto|objecti"],
];
/** Adjectives decide only without a known noun: "Historial laboral". */
const adjectives: [SectionKind, string][] = [
  ["experience", "beruflich|beruf|professional|professionnel|profesional|laboral|zawodow|work|employ"],
];

const compiled = [first, nouns, adjectives].map((rows) =>
  rows.map(([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:\\p{L}+-)?(?:${words})`, "iu")] as const),
);
const longestHeading = 5;

/** The kinds of a heading by its nouns, for at most five words; empty without a known noun. */
export function kindsByNouns(text: string): SectionKind[] {
  if (text.split(" ").length > longestHeading) return [];
  for (const [level, rows] of compiled.entries()) {
    const kinds = rows.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
    if (kinds.length > 0) return level === 0 ? kinds.slice(0, 1) : kinds;
  }
  return [];
}
