import type { SectionKind } from "./enums.ts";
import { memoized } from "./memoized.ts";

/**
 * Stems of nouns in headings, for headings outside the lists: "Berufliche Stationen", "Historia zatrudnienia". Earlier
 * rows take precedence ("Weiterbildung" is not "Bildung").
 */
const first: [SectionKind, string][] = [
  [
    "volunteering",
    "volunt|ehrenamt|bénévol|wolontar|vrijwillig|frivillig|ideell|förtroendeuppdrag|dobrovoln|önkéntes|gönüllü|волонт|εθελοντ",
  ],
  [
    "languages",
    "languages|sprach|fremdsprach|langues|idiomas|lingue|línguas|język|språk|sprog|kielitai|kielet|jazyk|nyelv|limbi|jezici|jeziki|yabancı dil|язык|мови|γλώσσ|llengües",
  ],
  ["projects", "project|projekt|projet|proyecto|progett|projeto|projek|proje(?!\\p{L})|проект|проєкт"],
  [
    "certifications",
    "certif|zertif|licen[cs]|courses|kurse|kursy|cursos|corsi|training|szkole|weiterbildung|fortbildung|seminar|complementaria|complémentaire|continue|capacita|aperfeiço|perfeccion|perfectionn|aggiornamento|bijscholing|nascholing|vidareutbildning|efteruddannelse|etterutdanning|továbbképz|повышение квалификации|підвищення кваліфікації|курсы|курси",
  ],
  [
    "other",
    "publi|pubblic|veröffentlich|referen|interes|hobb|award|auszeichnung|premi(?:os)?(?!\\p{L})|prix|nagrod|utmärkels|military|memberships|organi[sz]ations|associations|societies",
  ],
];
const nouns: [SectionKind, string][] = [
  [
    "experience",
    "experience|employment|employers|(?:academic|teaching|research|previous|current) posts|posts held|werkzaamheden|appointment|career|jobs|positions|work history|\\p{L}*erfahrung|\\p{L}*erfarenhet|\\p{L}*erfaring|\\p{L}*tätigkeit|werdegang|stationen|praktika|beschäftigung|expérience|emplois|parcours prof|stages|carrière|experiencia|trayectoria|empleo|trabajos|prácticas|historial lab|esperienz|carriera|lavor|impiegh|experiência|trajetória|\\p{L}*ervaring|loopbaan|doświadcz|zatrudni|praca|przebieg (?:kariery|pracy)|praktyki|staże|kariera|anställning|ansættelse|\\p{L}*arbetsliv|työkokemus|työhistoria|zkušenosti|praxe|zaměstnání|skúsenosti|tapasztalat|munkahely|experienț|radno iskustvo|izkušnje|deneyim|опыт|досвід|трудов|εμπειρία|atuação|histórico prof|parcours(?!\\s+scol)|\\p{L}*anstellung|arbeitsstelle|munkatapasztal|tecrübe|pengalaman|kinh nghiệm",
  ],
  [
    "education",
    "educat|educaz|academic|utbildning|uddannelse|utdanning|studies|schooling|degrees|\\p{L}*bildung|schul|studium|akademisch|abschlüsse|formation|études|diplômes|scolair|parcours scol|cursus|formación|educación|estudios|académic|titulacion|istruzione|formazione|studi|formação|educação|escolaridade|opleiding|onderwijs|wykształc|edukacj|nauka|studia|éducation|educatie|opinnot|koulutu|vzdělá|vzdelan|tanulmány|iskol|végzettség|educație|obrazovanj|izobra|eğitim|образован|освіт|навчанн|εκπαίδευ|σπουδ|scolarité|titulación|scholing|skolegang|školovanj|öğrenim|pendidikan|học vấn",
  ],
  [
    "skills",
    "skills|competenc|expertise|strengths|proficienc|\\p{L}*kenntnisse|fähigkeit|\\p{L}*kompetenz|stärken|compétence|atouts|savoir-faire|logiciels|habilidad|competencia|aptitud|conocimiento|destrezas|herramientas|competenz|capacità|conoscenze|competência|conhecimento|vaardighe|umiejętno|kompetencj|programmier|programmeren|programming|programmazione|programación|programação|programowanie|\\p{L}*kompetens|\\p{L}*kompetanse|\\p{L}*färdighet|\\p{L}*kunskap|færdighed|ferdighet|osaami|\\p{L}*taidot|dovednost|znalost|zručnost|készség|ismeret|abilități|vještin|veštin|spretnost|beceri|yetenek|навык|навич|умени|умінн|keterampilan|δεξιότητ|γνώσ|qualificaç|technolog|tecnolog",
  ],
  ["summary", "profil|perfil|summary|resumen|zusammenfassung|podsumowanie|extracto|objecti"],
];
/** Adjectives decide only without a known noun: "Historial laboral". */
const adjectives: [SectionKind, string][] = [
  [
    "experience",
    "beruflich|beruf|professional|professionnel|profesional|profissional|laboral|zawodow|work|employ",
  ],
];

/** Chinese, Japanese and Korean headings end with their noun: "社会实践经历". Earlier rows take precedence. */
const endings: [SectionKind, string][] = [
  ["volunteering", "志愿(?:服务|者)?(?:经历)?|義工|ボランティア|봉사(?:활동)?"],
  ["projects", "(?:项目|專案|專題)(?:经历|经验|經歷|經驗)?|プロジェクト|프로젝트"],
  ["education", "教育(?:背景|经历|經歷)?|学历|學歷|学歴|학력"],
  ["certifications", "证书|證照|證書|资格|資格|免許|자격증?|培训(?:经历)?|培訓|研修"],
  ["other", "奖学?金?|獎學?金?|荣誉|榮譽|表彰|受賞歴?|수상|论文|論文|논문|著作|出版物?|兴趣爱好|興趣|趣味"],
  ["experience", "经历|經歷|经验|經驗|職歴|経歴|경력|경험"],
  ["skills", "技能|技术栈?|技術|スキル|기술|专长|專長|能力"],
  ["languages", "(?<!编程|程式|ング)(?:语言|語言|言語)|外语|語学|외국어"],
];
const compile = (rows: [SectionKind, string][]) =>
  rows.map(([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:\\p{L}+-)?(?:${words})`, "iu")] as const);
const [firstPatterns, nounPatterns, adjectivePatterns] = [
  compile(first),
  compile(nouns),
  compile(adjectives),
];
const characters = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang} ー・]";
const endingPatterns = endings.map(
  ([kind, words]) => [kind, new RegExp(`^${characters}{0,6}(?:${words})[:：]?$`, "u")] as const,
);
const kindsIn = (text: string, patterns: ReturnType<typeof compile>) =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
const maxHeadingWords = 5;

/** "Aus-" of "Aus- und Weiterbildung": "Ausbildung". */
const completed = (part: string, whole: string) =>
  /^\p{L}+-$/u.test(part) && /bildung(?:en)?$/u.test(whole) ? part.replace("-", "bildung") : part;

/** The kinds of a heading by its nouns, for at most five words; empty without a known noun. */
export const kindsByNouns = memoized((heading: string): SectionKind[] => {
  // Turkish "İ" has no lower case in patterns.
  const text = heading.replace(/İ/g, "i");
  if (text.split(" ").length > maxHeadingWords) return [];
  const [byEnding] = kindsIn(text, endingPatterns);
  if (byEnding) return [byEnding];
  const parts = text.split(/\s+(?:&|\+|und|and|et|y|e|i|en)\s+/iu).map((part) => completed(part, text));
  const byNouns = parts.flatMap((part) => {
    const [kind] = kindsIn(part, firstPatterns);
    return kind ? [kind] : kindsIn(part, nounPatterns);
  });
  return [...new Set(byNouns.length > 0 ? byNouns : kindsIn(text, adjectivePatterns))];
});
