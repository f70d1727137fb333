import { duration } from "./dateWords.ts";
import type { SectionKind } from "./enums.ts";
import type { Line } from "./fileText.ts";
import byLanguage from "./headingsByLanguage.json" with { type: "json" };
import { memoized } from "./memoized.ts";
import { plain } from "./plain.ts";

const before =
  "(?:my|key|core|main|other|additional|relevant|related|selected|professional|personal|work|working|job|career|employment|technical|computer|it|software|hard|soft|special|academic|general|brief|industry|military|teaching|clinical|research|leadership|management|prior|previous|past|recent|current|highlights? of|areas? of|summary of)";
const kinds: [SectionKind, string][] = [
  [
    "volunteering",
    "giving back|community work|professional service|service to the (?:profession|community|field)|board (?:memberships?|roles)|committee (?:memberships?|work)|volunteer(?:ing|ism)?(?: work| experience| activities)?|community (?:service|involvement)|ehrenamt\\p{L}*(?: engagement)?|bénévolat|voluntariado|wolontariat|volontariato|vrijwilligerswerk",
  ],
  [
    "experience",
    `(?:my |the )?(?:(?:professional|career|work) )?journey|career so far|jobs|where i['’]?ve worked|what i['’]?ve done|(?:${before} )*(?:experiences?|expirience|exp(?:é|e)riences?)(?: history| summary)?|(?:${before} )*(?:employment|work|job|career)(?: history| record| experience| chronology)?|employment|work history|career (?:history|path)|professional (?:background|history|career)|internships?|(?:${before} )*appointments?|(?:\\p{L}+ ){0,3}positions?(?: held)?|berufserfahrung|berufspraxis|beruflicher werdegang|werdegang|praxiserfahrung|praktika|exp[ée]riences? professionnelles?|parcours professionnel|experiencia(?: laboral| profesional)?|trayectoria profesional|esperienz[ae](?: professional[ei]| lavorativ[ae])?|experiência(?: profissional)?|werkervaring|doświadczenie(?: zawodowe)?|опыт работы|досвід роботи|трудовой опыт|профессиональный опыт|опыт|工作经[历验]|工作經[歷驗]|职业经历|実務経験|職務経歴|職歴|경력(?: ?사항)?|ניסיון(?: תעסוקתי| מקצועי)?|ניסיון בעבודה|(?:ال)?خبر(?:ة|ات)(?: العملية| المهنية| الوظيفية)?|خبرة العمل|(?:επαγγελματική |εργασιακή )?εμπειρία|προϋπηρεσία|pracovní zkušenosti|arbetslivserfarenhet|erhvervserfaring|arbeidserfaring|työkokemus|iş deneyimi|deneyim`,
  ],
  [
    "education",
    `schools?(?: attended)?|learning|educational institutions?(?: attended)?(?: with dates)?|(?:${before} )*education(?:al)?(?: background| history| qualifications| profile)?|academics?(?: background| qualifications| history| credentials| profile)?|studies|schooling|degrees?|scholastic\\p{L}*|ausbildung|bildung(?:sweg)?|schulbildung|studium|akademischer werdegang|formations?(?: académiques?)?|[ée]tudes|dipl[ôo]mes|educación|formación(?: académica)?|estudios|istruzione(?: e formazione)?|formazione|formação(?: acadêmica)?|educação|opleiding(?:en)?|wykształcenie|edukacja|istruzione|onderwijs|образование|освіта|教育(?:背景|经历|經歷)?|学历|學歷|学歴|학력|השכלה|لتعليم|التعليم|المؤهلات(?: العلمية)?|εκπαίδευση|vzdělání|utbildning|uddannelse|utdanning|koulutus|eğitim`,
  ],
  [
    "skills",
    `software|(?:it|digital) literacy|werkzeuge|fachgebiete|outils|logiciels|herramientas|ferramentas|strumenti|narzędzia|tools of the trade|know-?how|(?:things|what) i (?:know|use|bring)|computer literacy|techniques|(?:${before} )*(?:skills?(?: ?set| highlights?| summary| profile)?|competenc(?:ies|es?)|proficienc(?:ies|y)|strengths|qualifications|expertise|technologies|technology|techs|capabilities|knowledge|tools|highlights|toolbox|abilities|specialities|specialties|stack|tech(?:nology)? stack|tech)|(?:\\p{L}+ ){0,2}skills? (?:and|&) (?:tools|technologies|competencies|abilities|expertise)|programming(?: languages)?|frameworks|skills and (?:\\p{L}+)|kenntnisse(?: und fähigkeiten)?|fähigkeiten|edv-kenntnisse|it-kenntnisse|fachkenntnisse|kompetenzen|compétences(?: techniques| clés)?|habilidades|competencias|aptitudes|conocimientos|competenze(?: tecniche)?|capacità|habilidades|competências|vaardigheden|umiejętności|навыки|навички|ключевые навыки|профессиональные навыки|компетенции|技能|专业技能|專業技能|スキル|資格・スキル|기술|보유 ?기술|כישורים|מיומנויות|المهارات|مهارات|(?:τεχνικές |επαγγελματικές )?δεξιότητες|γνώσεις|dovednosti|färdigheter|kompetencer|ferdigheter|taidot|beceriler|yetenekler`,
  ],
  [
    "languages",
    "languages?(?: skills| knowledge| proficiency)?|foreign languages|languages? known|sprachen|sprachkenntnisse|fremdsprachen|langues|idiomas|lingue(?: straniere)?|línguas|talen(?:kennis)?|języki(?: obce)?|языки|мов[аи]|знание языков|знання мов|языковые навыки|språkkunskaper|sprogkundskaber|иностранные языки|语言(?:能力)?|語言|言語|언어|שפות|اللغات|γλώσσες|jazyky|språk|sprog|kielet|diller",
  ],
  [
    "projects",
    `(?:${before} |open[- ]source |side |own |github )*(?:projects?|portfolio|repositories)(?: experience)?|open[- ]source(?: contributions)?|projekte|projets|proyectos|progetti|projetos|projecten|projekty|проекты|项目(?:经历|经验)?|プロジェクト|프로젝트|פרויקטים|المشاريع`,
  ],
  [
    "certifications",
    `(?:${before} )*(?:certifications?|certificates?|licen[sc](?:es?|ures?)|credentials|training|trainings|courses?|coursework|professional development|continuing education|online classes|accreditations?)|zertifikate|zertifizierungen|weiterbildung(?:en)?|fortbildung(?:en)?|certifications?|certificados|cursos|certificazioni|corsi|certificações|certificaten|cursussen|certyfikaty|kursy|сертификаты|курсы|证书|資格|자격증|הסמכות|קורסים|الشهادات|الدورات`,
  ],
  [
    "summary",
    `(?:${before} |executive |profile )*(?:summary|profile|overview|objectives?|statement|synopsis|introduction|bio(?:graphy)?|focus|goal)|summary of (?:qualifications|skills)|about(?: me)?|who i am|carrier objective|profil|zusammenfassung|über mich|kurzprofil|résumé|à propos(?: de moi)?|objectif|perfil(?: profesional| profissional)?|sobre m[íi]|sobre mim|resumen|resumo|objetivo|profilo|sommario|chi sono|profiel|over mij|podsumowanie|o mnie|profil zawodowy|обо мне|о себе|резюме|цель|个人(?:简介|总结)|自我评价|自己PR|소개|자기소개|תקציר|אודות|על עצמי|الملخص|نبذة(?: عني| شخصية)?|(?:επαγγελματικό )?προφίλ|الهدف(?: الوظيفي)?`,
  ],
  [
    "identity",
    "contacts?(?: info(?:rmation)?| details| me)?|(?:personal|general) (?:info(?:rmation)?|details|data)|kontakt(?:daten)?|persönliche (?:daten|angaben)|coordonnées|contacto|datos personales|contatti|dati personali|contato|dados pessoais|contactgegevens|dane (?:osobowe|kontaktowe)|контакты|личные данные|联系方式|個人資料|연락처|פרטים אישיים|יצירת קשר|الاتصال|معلومات الاتصال|البيانات الشخصية|επικοινωνία|στοιχεία επικοινωνίας|προσωπικά στοιχεία|links?|social|profiles|online",
  ],
  [
    "other",
    `professional (?:memberships?|bodies)|outside(?: of)? work|off duty|(?:spare|free) time|references?|referees|recommendations|references available upon request|interests?|hobbies(?: and interests)?|hobbys?|aficiones|passe-temps|pasatiempos|activities(?: and honors)?|extra-?curricular(?: activities)?|awards?|honou?rs?|achievements?|accomplishments?|(?:${before} )*(?:accomplishments|achievements)|publications?|presentations?|papers|patents|conferences|talks|affiliations?|memberships?|professional affiliations|memberships?\\/scholarly societies|organi[sz]ations|personal information|military service|immigration status|citizenship|availability|additional information|miscellaneous|details|research|interessen|referenzen|publikationen|auszeichnungen|loisirs|centres d['’]intérêt|intereses|referencias|logros|interessi|hobby|interesses|zainteresowania|интересы|увлечения|рекомендации|достижения|兴趣|爱好|荣誉|奖项|趣味|תחביבים|המלצות|الهوايات|المراجع|ενδιαφέροντα|status|fields|loves|impact|operating systems`,
  ],
];
const modifier = new RegExp(`^${before}$`, "iu");
/** Capitals are often written without accents, and Romanian with ţ or ț. */
const withoutAccents = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
const patterns = kinds.flatMap(([kind, words]) =>
  [words, withoutAccents(words)].map((some) => [kind, new RegExp(`^(?:${some})$`, "iu")] as const),
);

/** The headings of the Europass CV and other common ones in the languages of Europe and some of Asia. */
const otherLanguages = new Map(
  Object.entries(byLanguage).flatMap(([kind, headings]) =>
    headings.map((heading) => [withoutAccents(heading), kind as SectionKind] as const),
  ),
);

const kindOfWords = (words: string): SectionKind | undefined =>
  patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? otherLanguages.get(withoutAccents(words));

/** "Опыт работы — 8 лет 3 месяца", "Experience (12 years)". */
const howLong = new RegExp(`\\s*[:,(–—-]\\s*${duration}\\)?$`, "iu");

const wordsOfHeading = (text: string) =>
  plain(text)
    .replace(/^[\p{So}\p{Co}]+\s?|\s?[\p{So}\p{Co}]+$/gu, "")
    .replace(/^[\s•·\-–—*#=~>|:]*(?:\d{1,2}(?:[-.]\d{1,2})?[.):\s]+)*|[\s•·\-–—*#=~<|:_.]+$/g, "")
    .replace(/\t/g, " ")
    .replace(/İ/g, "i")
    .replace(/\s*\(\d{1,3}\)$/, "")
    .replace(/[ ,(–—-]{1,3}cont(?:inued|['’]?d\.?)\)?$/i, "")
    .replace(howLong, "")
    .replace(/(?<=[\p{sc=Han}\p{sc=Kana}]{2})(?:概要|詳細|一覧|要約|サマリー?|セット)$/u, "")
    .replace(/(?<=(?<!\p{L})\p{L}) (?=\p{L}(?!\p{L}))/gu, "")
    .toLowerCase();

/** The kinds of a heading; two for "Education and Skills". Empty for text that is no heading. */
export const headingKinds = memoized((text: string): SectionKind[] => {
  // The end of a sentence or bracket that wraps over two lines is not a heading.
  if (/^[a-zа-яß-ÿ]/.test(text) || /\p{Ll}\.$/u.test(text) || isEndOfBracket(text)) return [];
  const words = wordsOfHeading(text);
  // "Resume", unlike "Résumé", is the name of the document.
  if (words === "" || words === "resume" || words.length > 60) return [];
  // "工作经历 (Work)": the same in two languages.
  const [, outer = "", inner = ""] = /^([^()（）]{2,40}?) ?[（(]([^()（）]{2,40})[)）]?$/u.exec(words) ?? [];
  const fullMatch =
    kindOfWords(words) ?? kindOfGlued(words) ?? (inner && (kindOfWords(outer) ?? kindOfWords(inner)));
  if (fullMatch) return [fullMatch];
  const parts = words
    .split(/\s*[&/,+|・]\s*|\s+(?:and|und|et|y|e|en|i|a|og|och|ja|és|şi|și|и|і|και|ve)\s+/u)
    .filter(Boolean);
  // "Leadership and Activities": a word that only modifies others.
  const known = parts.map((part) => [kindOfWords(part), modifier.test(part)] as const);
  const kinds = known.filter(([kind, isModifier]) => kind || !isModifier).map(([kind]) => kind);
  if (parts.length > 1 && kinds.length > 0 && kinds.every((kind) => kind !== undefined))
    return [...new Set(kinds)];
  // "Education and something": the first part decides when the rest is short.
  if (parts.length === 2 && kinds[0] && (parts[1]?.split(" ").length ?? 9) <= 2) return [kinds[0]];
  return columnHeads(words);
});

/** "Project, MIRIS Project)", but not "1) Projects". */
function isEndOfBracket(text: string): boolean {
  const [inside = "", ...after] = text.split(/[)）]/);
  return after.length > 0 && !/[(（]/.test(inside) && /\p{L}{2}/u.test(inside);
}

/** "W O R K E X P E R I E N C E": letter-spaced, without recognisable word boundaries. */
function kindOfGlued(words: string): SectionKind | undefined {
  if (words.length < 8 || words.length > 30 || /\s/.test(words)) return undefined;
  for (let cut = 4; cut < words.length - 3; cut++) {
    const kind = kindOfWords(`${words.slice(0, cut)} ${words.slice(cut)}`);
    if (kind) return kind;
  }
  return undefined;
}

/** "Education Skills": headings of two columns that a converter joined. */
function columnHeads(words: string): SectionKind[] {
  const tokens = words.split(/[\s:]+/);
  if (tokens.length < 2 || tokens.length > 5) return [];
  for (let cut = tokens.length - 1; cut > 0; cut--) {
    const [first, second] = [
      kindOfWords(tokens.slice(0, cut).join(" ")),
      kindOfWords(tokens.slice(cut).join(" ")),
    ];
    if (first && second && first !== second) return [first, second];
  }
  return [];
}

/**
 * "Warehouse Experience", "Retail Employment": up to five words with this ending, in heading style. "10 years of
 * experience" is not a heading.
 */
export const endsInExperience = (text: string): boolean =>
  /^(?:[\p{L}&/'’-]+ ){1,4}(?:experience|employment):?$/iu.test(text.trim()) &&
  !/\b(?:years?|of|with|in)\b/i.test(text);

/** Formatting of a line; the headings of a CV share it. */
export const styleOf = (line: Line): string => {
  const letters = line.text.replace(/[^\p{L}]/gu, "");
  const isUpper =
    letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return `${Math.round(line.size * 2)}/${line.bold}/${isUpper}/${line.heading}`;
};

/** The typeface of a line or, in files that do not state it, its formatting. */
export const fontOf = (line: Line): string => line.face ?? styleOf(line);
