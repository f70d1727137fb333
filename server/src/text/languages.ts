import { lazy } from "../lazy.ts";
import { joinedScripts } from "./scripts.ts";

const names: [string, string][] = [
  [
    "English",
    "english|englisch|angličtin\\p{L}*|angličtina|англійськ\\p{L}*|английск\\p{L}*|englanti|angol|engleză|αγγλικ\\p{L}*|anglais|inglés|ingles|inglese|inglês|engels|angielski|anglick\\p{L}*|английский|英语|英文|英語|영어|אנגלית|الإنجليزية|الانجليزية|anglicky|engelska|engelsk|ingilizce|angielsk\\p{L}*|englesk\\p{L}*|angleščin\\p{L}*|anglų|angļu|inglise|engleza|engleză|inglesa|englannin|englantia|englanniksi|englannilla|lengua inglesa|língua inglesa|langue anglaise|angliškai|anglų",
  ],
  [
    "German",
    "german|deutsch|γερμανικ\\p{L}*|němčin\\p{L}*|німецьк\\p{L}*|немецк\\p{L}*|saksa|tyska|tysk|allemand|alemán|alemão|tedesco|duits|niemiecki|německ\\p{L}*|nemeck\\p{L}*|немецкий|德语|ドイツ語|독일어|גרמנית|الألمانية|niemieck\\p{L}*|njemačk\\p{L}*|nemačk\\p{L}*|nemščin\\p{L}*|vokiečių|vācu|germana|alemana|tedesca|saksan kiel\\p{L}*|saksaa|saksaksi|nemčin\\p{L}*|немск\\p{L}*|lengua alemana|língua alemã|langue allemande|lingua tedesca",
  ],
  [
    "French",
    "french|frenchman|γαλλικ\\p{L}*|französisch|français|francouzštin\\p{L}*|французьк\\p{L}*|французск\\p{L}*|franska|fransk|francés|francês|francese|frans|francuski|francouzsk\\p{L}*|французский|法语|フランス語|프랑스어|צרפתית|الفرنسية|francusk\\p{L}*|francoščin\\p{L}*|prancūzų|franču|prantsuse|franceza|franceză|francesa|ranskan kiel\\p{L}*|ranskaa|ranskaksi|francúzštin\\p{L}*|francúzsk\\p{L}*|френск\\p{L}*|langue française|lengua francesa|língua francesa",
  ],
  [
    "Spanish",
    "spanish|spanisch|ισπανικ\\p{L}*|espagnol|español|espanol|castellano|spagnolo|espanhol|spaans|hiszpański|španělsk\\p{L}*|испанский|西班牙语|스페인어|ספרדית|الإسبانية|hiszpańsk\\p{L}*|španjolsk\\p{L}*|španščin\\p{L}*|espanjan kiel\\p{L}*|espanjaa|španielčin\\p{L}*|španielsk\\p{L}*|španělštin\\p{L}*|испанск\\p{L}*|іспанськ\\p{L}*|lengua española|langue espagnole|lingua spagnola|língua espanhola",
  ],
  [
    "Italian",
    "italian|italienisch|italien|ιταλικ\\p{L}*|イタリア語|الإيطالية|italiano|итальянский|włoski|איטלקית|意大利语|taliančin\\p{L}*|taliansk\\p{L}*|italštin\\p{L}*|italsk\\p{L}*|talijansk\\p{L}*|итальянск\\p{L}*|италианск\\p{L}*|італійськ\\p{L}*|lingua italiana|lengua italiana",
  ],
  [
    "Portuguese",
    "portuguese|portugiesisch|portugais|português|portugués|portoghese|португальский|língua portuguesa|lengua portuguesa",
  ],
  [
    "Russian",
    "russian|russisch|ρωσικ\\p{L}*|ロシア語|ruštin\\p{L}*|російськ\\p{L}*|русск\\p{L}*|russe|ruso|russo|русский|rosyjski|רוסית|俄语|الروسية|rosyjsk\\p{L}*|venäjän kiel\\p{L}*|venäjää|rusk(?:i|og|om|im|ý|ého) jezik\\p{L}*|руски|lingua russa|lengua rusa|langue russe",
  ],
  [
    "Ukrainian",
    "ukrainian|ukrainisch|українськ\\p{L}*|украинск\\p{L}*|украинский|ukraiński|אוקראינית|ukrajinštin\\p{L}*|ukrajinčin\\p{L}*|ukraińsk\\p{L}*",
  ],
  ["Belarusian", "belarusian|белорусский"],
  ["Hebrew", "hebrew|hebräisch|hébreu|иврит|עברית|العبرية"],
  ["Arabic", "arabic|arabisch|arabe|árabe|арабский|阿拉伯语|ערבית|العربية"],
  [
    "Chinese",
    "chinese|mandarin|cantonese|chinesisch|chinois|chino|cinese|китайский|中文|汉语|普通话|粤语|中国語|중국어|סינית|الصينية",
  ],
  ["Japanese", "japanese|japanisch|japonais|japonés|giapponese|японский|日本語|日语|일본어|יפנית"],
  ["Korean", "korean|koreanisch|coréen|корейский|한국어|韩语|韓国語"],
  ["Hindi", "hindi|हिन्दी"],
  ["Urdu", "urdu|اردو"],
  ["Bengali", "bengali|bangla"],
  ["Tamil", "tamil"],
  ["Telugu", "telugu"],
  ["Marathi", "marathi"],
  ["Gujarati", "gujarati"],
  ["Punjabi", "punjabi"],
  ["Kannada", "kannada"],
  ["Malayalam", "malayalam"],
  [
    "Turkish",
    "turkish|türkisch|türkçe|turc|turco|турецкий|tursk\\p{L}*|турецк\\p{L}*|турск\\p{L}*|turečtin\\p{L}*",
  ],
  ["Persian", "persian|farsi|dari|فارسی"],
  [
    "Polish",
    "polish|polnisch|польськ\\p{L}*|польск\\p{L}*|polonais|polaco|polski|польский|polskiego|polskim|poľštin\\p{L}*|polštin\\p{L}*|poljsk\\p{L}*|полск\\p{L}*|po polsku",
  ],
  [
    "Czech",
    "czech|tschechisch|čeština|чешский|češtin\\p{L}*|česk(?:ý|ého|ém|ým) jazy\\p{L}*|češk\\p{L}*|чешск\\p{L}*",
  ],
  ["Slovak", "slovak|slovenčina|slovenčin\\p{L}*|slovenštin\\p{L}*|slovensk(?:ý|ého|ém|ým) jazy\\p{L}*"],
  [
    "Hungarian",
    "hungarian|ungarisch|magyar|maďarčin\\p{L}*|maďarštin\\p{L}*|mađarsk\\p{L}*|węgiersk\\p{L}*|венгерск\\p{L}*",
  ],
  ["Romanian", "romanian|rumänisch|română|româna|române|limba romana|румынск\\p{L}*|румънск\\p{L}*"],
  ["Bulgarian", "bulgarian|български|болгарский|българск\\p{L}*|болгарск\\p{L}*|bugarsk\\p{L}*"],
  ["Serbian", "serbian|српски|srpski|srpsk\\p{L}*|српск\\p{L}*|srbsk\\p{L}*"],
  ["Croatian", "croatian|hrvatski|hrvatsk\\p{L}*|chorvatsk\\p{L}*|chorvátsk\\p{L}*"],
  [
    "Greek",
    "greek|griechisch|grec|griego|greco|ελληνικ\\p{L}*|греческ\\p{L}*|ギリシャ語|希腊语|יוונית|اليونانية|гръцк\\p{L}*|grčk\\p{L}*|řečtin\\p{L}*|gréčtin\\p{L}*",
  ],
  ["Dutch", "dutch|niederländisch|nederlands|néerlandais|holandés|olandese"],
  [
    "Swedish",
    "swedish|schwedisch|svenska|ruotsin kiel\\p{L}*|ruotsia|ruotsiksi|ruotsista|švedsk\\p{L}*|шведск\\p{L}*",
  ],
  ["Norwegian", "norwegian|norsk"],
  ["Danish", "danish|dansk"],
  ["Finnish", "finnish|suomi|suomen kiel\\p{L}*|suomenkiel\\p{L}*|suomea|suomeksi|финск\\p{L}*"],
  ["Estonian", "estonian"],
  ["Latvian", "latvian"],
  ["Lithuanian", "lithuanian|lietuviškai|lietuvių"],
  ["Georgian", "georgian|грузинский"],
  ["Armenian", "armenian|армянский"],
  ["Kazakh", "kazakh|казахский"],
  ["Vietnamese", "vietnamese|tiếng việt"],
  ["Thai", "thai"],
  ["Indonesian", "indonesian|bahasa indonesia|bahasa(?! ?\\p{L})"],
  ["Malay", "malay"],
  ["Tagalog", "tagalog|filipino"],
  ["Swahili", "swahili"],
  ["Amharic", "amharic"],
  ["Yoruba", "yoruba"],
  ["Somali", "somali"],
  ["Creole", "creole|haitian creole"],
  ["Catalan", "catalan|katalanisch|catalán|català|valenciano|valencià"],
  ["Basque", "basque|euskera|euskara"],
  ["Galician", "galician|gallego|galego"],
  [
    "Slovenian",
    "slovenian|slovene|slowenisch|slovenščina|slovenščin\\p{L}*|slovensk\\p{L}* jezi\\p{L}*|slovinštin\\p{L}*",
  ],
  ["Albanian", "albanian|albanisch|shqip"],
  ["Azerbaijani", "azerbaijani|азербайджанский"],
  ["Uzbek", "uzbek|узбекский"],
  ["Nepali", "nepali"],
  ["Icelandic", "icelandic|íslenska"],
  ["Irish", "irish|gaeilge"],
  ["Kurdish", "kurdish|kurmanji|sorani|kurdisch\\p{L}*|kurdiska|kurdisk|курдск\\p{L}*"],
  ["Pashto", "pashto"],
  ["Tigrinya", "tigrinya|tigrinska"],
  ["Macedonian", "macedonian|makedonsk\\p{L}*|mazedonisch|македонски"],
  ["Bosnian", "bosnian|bosansk\\p{L}*|bosnisch"],
  ["Afrikaans", "afrikaans"],
  ["Welsh", "welsh"],
  ["Maltese", "maltese|malti"],
  ["Luxembourgish", "luxembourgish|luxemburgisch|lëtzebuergesch"],
  ["Frisian", "frisian|west frisian|fries|frysk"],
  ["Romani", "romani|romsk\\p{L}*|rómsk\\p{L}*"],
  ["Rusyn", "rusyn|rusínsk\\p{L}*"],
  ["Tatar", "tatar|татарск\\p{L}*"],
  ["Mongolian", "mongolian|монгольск\\p{L}*"],
  ["Khmer", "khmer"],
  ["Burmese", "burmese"],
  ["Sinhala", "sinhala|sinhalese"],
  ["Hausa", "hausa"],
  ["Zulu", "zulu"],
  ["Latin", "latin"],
  ["Esperanto", "esperanto"],
  [
    "Sign language",
    "sign language|american sign language|asl|teckenspråk\\p{L}*|tegnspråk\\p{L}*|tegnsprog\\p{L}*|gebärdensprache|langue des signes|lengua de signos|gebarentaal|viittomakiel\\p{L}*|język\\p{L}* migow\\p{L}*",
  ],
];
/** Locales whose names of languages are recognised, in addition to the words above. */
const locales =
  "de fr es it pt nl pl sv da nb fi cs sk hu ro tr ru uk el bg hr sr sl et lv lt zh ja ko ar he id vi ca".split(
    " ",
  );
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Shorter names are also other words ("Fins", "Ír"), but not in other scripts. */
const isLongEnough = (word: string) => word.length > 4 || !/\p{sc=Latn}/u.test(word);

/** Prepositions that Hebrew and Arabic write as one with the name. */
const prefixes = "(?:[ובלהמש]{1,2}(?=\\p{sc=Hebr})|[وبل](?=\\p{sc=Arab}))?";
const withPrefix = /^[\p{sc=Hebr}\p{sc=Arab}]/u;

/** `atStart`: its names, at the start of a word; `anywhere`: its names in scripts without spaces. */
type LanguageNames = { name: string; atStart: RegExp; anywhere: RegExp | null };
const startLength = 3;
const startOf = (word: string) => word.slice(0, startLength).toLowerCase();

/** Names of languages, also in other languages ("Engleski", "inglese"), from the locale data of Unicode in Node. */
const patterns = lazy(() => {
  const displayNames = (locale: string) =>
    new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  const english = displayNames("en");
  const codes = new Map(
    letters.flatMap((first) => letters.map((last) => [english.of(first + last), first + last] as const)),
  );
  const byLocale = locales.map((locale) => [locale, displayNames(locale)] as const);
  const byStart = new Map<string, Set<LanguageNames>>();
  const languages = names.map(([name, words]): LanguageNames => {
    const code = codes.get(name);
    const foreign = byLocale.flatMap(([locale, display]) => {
      const word = code && display.of(code)?.toLocaleLowerCase(locale);
      return word && isLongEnough(word) && /^[\p{L}\p{M} ]+$/u.test(word) ? word : [];
    });
    const all = [...words.split("|"), ...new Set(foreign)];
    const [unspaced, spaced] = [true, false].map((is) =>
      all.filter((word) => joinedScripts.test(word) === is),
    ) as [string[], string[]];
    const language = {
      name,
      atStart: new RegExp(`${prefixes}(?:${spaced.join("|")})(?!\\p{L})`, "iuy"),
      anywhere: unspaced.length ? new RegExp(unspaced.join("|"), "iu") : null,
    };
    for (const start of spaced.map(startOf)) {
      const sharing = byStart.get(start) ?? new Set();
      byStart.set(start, sharing.add(language));
    }
    return language;
  });
  return { languages, byStart };
});
const unspoken =
  /\b(?:teach|taught|teacher|literature|programming|major|minor|class|course|studies|department|degree|market|restaurant|cuisine)/i;
const spoken =
  /\b(?:fluent|fluency|native|bilingual|trilingual|multilingual|speak(?:s|ing)?|spoken|mother tongue|proficien\w+|conversational|intermediate|beginner|elementary|advanced|basic|c2|c1|b2|b1|a2|a1|read(?:ing)?(?:,| and) writ\w+|languages?|verhandlungssicher|muttersprache|fließend|courant|langue maternelle|nativo|madrelingua|fluente|языки|родной|свободно)\b|родн|свобод|母语|流利|שפת אם|رוטטת|اللغة الأم/iu;

type NamedLanguage = { name: string; start: number; end: number };

/** The languages that a text names, each where it is first. The start of a word says which names it can be. */
function namesIn(text: string): NamedLanguage[] {
  const { languages, byStart } = patterns();
  const found = new Map<string, NamedLanguage>();
  const add = ({ name }: LanguageNames, match: RegExpExecArray | null | undefined) => {
    const start = match?.index ?? 0;
    if (match && start < (found.get(name)?.start ?? Number.POSITIVE_INFINITY))
      found.set(name, { name, start, end: start + match[0].length });
  };
  // Turkish "İ" is no capital "i" elsewhere.
  const plain = text.replaceAll("İ", "I");
  for (const { 0: word, index } of plain.matchAll(/\p{L}+/gu))
    for (const start of withPrefix.test(word) ? [0, 1, 2] : [0])
      for (const language of byStart.get(startOf(word.slice(start))) ?? []) {
        language.atStart.lastIndex = index;
        add(language, language.atStart.exec(plain));
      }
  if (joinedScripts.test(plain))
    for (const language of languages) add(language, language.anywhere?.exec(plain));
  return [...found.values()].sort((a, b) => a.start - b.start);
}

// Ordered by specificity: certificate levels before words, "upper intermediate" before "intermediate".
const levels: [string, RegExp][] = [
  [
    "native",
    /morsmål|äidinkiel|anyanyelv|ana ?dil|майчин|материн|materinj|materin|maternj|maternă|\bnativ\b|emakeel|dzimtā|gimtoji|mẹ đẻ|bahasa ibu|\bnativ[eoa]\b|\bmother tongue|\bfirst language|bilingual|muttersprach|langue maternelle|lengua materna|madrelingua|língua materna|moedertaal|modersmål|rodil|ojczyst|родн|рідн|anadil|母语|母語|ネイティブ|원어민|모국어|שפת אם|اللغة الأم|لغة أم|μητρικ/iu,
  ],
  [
    "fluent",
    /płynn|fasih|thông thạo|إجادة|sujuva|erinomai|folyékon|felsőfok|течно|tečno|tekoč|plynn|plynul|\bfluen(?:t|cy|te)\b|full professional|fließend|verhandlungssicher|\bcourant|\bfluido|vloeiend|flytande|flydende|flytende|свободн|вільн|biegł|akıcı|流利|流暢|유창|רמה גבוהה|שוטפת|בטוחה|بطلاقة|ممتاز|άριστ/iu,
  ],
  ["upper intermediate", /upper[- ]intermediate|средне-продвинут|выше среднего/iu],
  [
    "advanced",
    /отличн|отлично|отличен|teicam|puik|väga hea|odličn|pokročil|haladó|avansat|napredn|напредн|\bileri|çok iyi|bardzo dobr|erittäin hyv|velmi dobr|mycket god|\bottim|جيد جد|\badvanced|πολύ καλ|\bproficien|professional working|\bbusiness|very good|\bexcellent|fortgeschritten|sehr gut|avanc[ée]|avanzad|avançad|avanzat|продвинут|zaawansowan|高级|고급|ビジネス|מתקדמ|متقدم/iu,
  ],
  [
    "intermediate",
    /középfok|nivel medio|\bbuon[oa]\b|\bgoed\b|\biyi\b|\bhyvä|středně|komunikat|stredn|srednj|intermediate|(?<!\p{L})καλ[άήό]|conversation|limited working|\bgood\b|\bgut\b|intermédiaire|intermedi|средн|średni|中级|중급|日常会話|בינונית|متوسط|\bB1\b/iu,
  ],
  [
    "basic",
    /alapfok|începător|perustai|temel|osnovn|scolastic|\bmatig|\bbasics?\b|beginner|elementary|grundkenntnis|anfänger|\bnotions|débutant|scolaire|básic|elementar|начальн|базов|podstawow|základ|基础|初级|초급|בסיס|مبتدئ|مبادئ/iu,
  ],
];
const framework = /(?<![\p{L}\p{N}])([ABC][12])\+?(?:\s*[-–/]\s*([ABC][12]))?(?![\p{L}\p{N}])/iu;

function levelNamed(text: string): string {
  const [, low, high] = framework.exec(text) ?? [];
  const word = levels.find(([, pattern]) => pattern.test(text))?.[0] ?? "";
  if (word === "native" || !low) return word;
  return high ? `${low}-${high}`.toUpperCase() : low.toUpperCase();
}

/** The level follows the name ("English: C1"), precedes it ("fluent in English"), or applies to several. */
function spokenIn(text: string): Map<string, string> {
  const byName = new Map<string, string>();
  const hits = namesIn(text);
  let previousLevel = "";
  hits.forEach(({ name, start, end }, index) => {
    const after = text.slice(end, hits[index + 1]?.start);
    const ahead = index === 0 ? text.slice(0, start) : "";
    const between = text.slice(hits[index - 1]?.end ?? 0, start);
    const isListed = index > 0 && /^[\s,&/]*(?:(?:and|und|et|y|e|и)\s*)?$/iu.test(between);
    // "Fluent in English, basic German": text after a comma belongs to the next language.
    const ownText = /[,;]/.test(after) && hits[index + 1] ? after.slice(0, after.search(/[,;]/)) : after;
    const leading = index > 0 && /[,;]/.test(between) ? between.slice(between.search(/[,;]/)) : ahead;
    previousLevel = levelNamed(ownText) || levelNamed(leading) || (isListed ? previousLevel : "");
    byName.set(name, previousLevel);
  });
  return byName;
}

/** "Język" in "Język angielski", "poziom" in "angielski (poziom C1)". */
const ofLanguages =
  /(?<!\p{L})(?:language|langue|lengua|idioma|lingua|língua|limba|sprache|taal|språk|sprog|kieli|keel|język|jazyk|jezik|език|язык|мова|γλώσσα|nyelv|dil|level|niveau|nivel|nível|livello|nivelul|nivå|taso|poziom|úroveň|razina|ниво|уровень|рівень|επίπεδο|szint|seviye)(?!\p{L})/giu;

/** "Język angielski", "level C1": words of languages and their levels. */
export const saysLanguage = (text: string): boolean => text.search(ofLanguages) >= 0;

export const namesLanguage = (text: string): boolean => namesIn(text).length > 0;

/** "English", "fluent German", "C1": only a language and its level. */
export function isOnlyLanguage(text: string): boolean {
  const [first, ...others] = namesIn(text);
  if (!first) return /^[abc][12]\+?$/i.test(text.trim());
  const rest = (text.slice(0, first.start) + text.slice(first.end)).replace(ofLanguages, "");
  return (
    others.length > 0 || rest.trim().length < 3 || (levelNamed(rest) !== "" && rest.split(/\s+/).length < 6)
  );
}

/**
 * Languages with levels where stated: "English (C1)", "German (native)", "French". In a section or after a label for
 * languages every mention counts, elsewhere only with a level.
 */
export function languagesIn(sectionTexts: string[], otherTexts: string[]): string[] {
  const byName = new Map<string, string>();
  const add = (languages: Map<string, string>) => {
    for (const [name, level] of languages) if (!byName.get(name)) byName.set(name, level);
  };
  let last: string | undefined;
  for (const text of sectionTexts) {
    const languages = spokenIn(text);
    add(languages);
    // The level on a separate line below the language.
    if (languages.size === 0 && last && !byName.get(last)) byName.set(last, levelNamed(text));
    last = [...languages.keys()].at(-1);
  }
  for (const text of otherTexts) {
    const sentences = text.split(/[.;\n•]/);
    for (const sentence of sentences)
      if (spoken.test(sentence) && !unspoken.test(sentence)) add(spokenIn(sentence));
  }
  return [...byName].map(([name, level]) => (level ? `${name} (${level})` : name));
}
