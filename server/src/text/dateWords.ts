/** Words in dates of European and some other languages: pattern sources in lower case. */

// Ranges of one script, because "\\p{L}" in a case-insensitive pattern takes milliseconds to compile.
const [cyrillic, greek] = ["[а-яёіїєґ]*", "[α-ωά-ώ]*"];

/**
 * January to December: full names, abbreviations and inflected forms, compared for 31
 * languages of Europe with the names in Unicode CLDR, which Node includes, and those of Indonesia and Vietnam.
 * "listopad" is November (Czech, Polish), though October in Croatian.
 */
export const months: string[] = [
  `jan(?:uary|uar[iy]?|vier|eiro|u[áa]r)?|janv|gennaio|gen|ene(?:ro)?|ianuarie|stycz(?:eń|nia|niem|niu)|sty|led(?:en|na|nem|nu)|ocak|янв${cyrillic}|січ${cyrillic}|ιαν${greek}|ינואר|يناير|tammikuu[a-zäö]*|január(?:a|om|i)?|januar|jaan(?:uar)?|janvār(?:is|a)|siječ(?:anj|nja)|saus(?:is|io)|gener|xan(?:eiro)?|jannar|яну${cyrillic}|јан${cyrillic}|tháng ?0?1(?!\\d)`,
  `feb(?:ruary|ruari?|rero|braio|ruarie)?|f[ée]v(?:rier|ereiro|r)?|lut(?:y|ego|ym)?|únor[a-zäö]*|şub(?:at)?|фев${cyrillic}|лют${cyrillic}|φεβ${greek}|פברואר|فبراير|helmikuu[a-zäö]*|febr|február(?:a|om|i)?|veljač[ae]|veebr(?:uar)?|februār(?:is|a)|vasari(?:s|o)|febrer|febreiro|frar|úno|феб${cyrillic}|tháng ?0?2(?!\\d)`,
  `mar(?:ch|s|zo|zec|ca|cem|cu|com|co|ço|tie|et|t)?|märz|mär|mrz|mrt|maart|břez(?:en|na|nem|nu)|мар(?:т${cyrillic})?|берез${cyrillic}|μ[άα]ρ${greek}|מר[ץס]|مارس|maaliskuu[a-zäö]*|marec|márc(?:ius)?|marts|märts|ožuj(?:ak|ka)|kov(?:as|o)|març|marzu|bře|tháng ?0?3(?!\\d)`,
  `apr(?:il|ile|ilie)?|avr(?:il)?|abr(?:il)?|kwie(?:cień|tnia|tniem|tniu)|kwi|dub(?:en|na|nem|nu)|nisan|апр${cyrillic}|квіт${cyrillic}|απρ${greek}|אפריל|[أا]بريل|huhtikuu[a-zäö]*|apríl(?:a|om|i)?|ápr(?:ilis)?|április|aprill|aprīl(?:is|a)|trav(?:anj|nja)|baland(?:is|žio)|d['’]abril|abril|dub|tháng ?0?4(?!\\d)`,
  `may(?:o|ıs)?|maj(?:a|em|u)?|mai|mei|maggio|mag|maio|květ(?:en|na|nem|nu)|ма[йя]|трав${cyrillic}|μ[άα][ϊιΐ]${greek}|מאי|مايو|toukokuu[a-zäö]*|máj(?:a|om|i)?|május|svib(?:anj|nja)|maijs|gegužės?|maig|mejju|kvě|мај|tháng ?0?5(?!\\d)`,
  `jun(?:e|i|io|ho)?|juin|giu(?:gno)?|iunie|czerw(?:iec|ca|cem|cu)|cze|červ(?:en|na|nem|nu)|haziran|июн${cyrillic}|черв${cyrillic}|ιο[υύ]ν${greek}|יוני|يونيو|kesäkuu[a-zäö]*|jún(?:a|om|i|ius)?|junij|juuni|jūnijs|jūn|lip(?:anj|nja)|birželi(?:s|o)|juny|xuño|ġunju|iun|čvn|юни|јун|tháng ?0?6(?!\\d)`,
  `jul(?:y|i|io|ho)?|juil(?:let)?|lug(?:lio)?|iulie|lip(?:iec|ca|cem|cu)?|červen(?:ec|ce|cem|ci)|temmuz|июл${cyrillic}|лип${cyrillic}|ιο[υύ]λ${greek}|יולי|يوليو|heinäkuu[a-zäö]*|júl(?:a|om|i|ius)?|julij|juuli|jūlijs|jūl|srp(?:anj|nja)|liep(?:a|os)|juliol|xul(?:lo)?|lulju|iul|čvc|юли|јул|tháng ?0?7(?!\\d)`,
  `aug(?:ust|usti|ustus)?|agustus|août|aout|aoû|ago(?:sto)?|sierp(?:ień|nia|niem|niu)|sie|srp(?:en|na|nem|nu)|ağ(?:u|ustos)|авг${cyrillic}|серп${cyrillic}|α[υύ]γ${greek}|אוגוסט|[أا]غسطس|elokuu[a-zäö]*|august(?:a|om|e)|augusztus|augusts|avg(?:ust)?|kolovoz(?:a)?|rugpjū(?:tis|čio)|agost|awwissu|srp|tháng ?0?8(?!\\d)`,
  `sep(?:t|tember|tembre|tiembre|tembrie)?|set(?:tembre|embro|iembre)?|wrze(?:sień|śnia|śniem|śniu)|wrz|zářím?|eyl(?:ül)?|сен${cyrillic}|верес${cyrillic}|σεπ${greek}|ספטמבר|سبتمبر|syyskuu[a-zäö]*|setember|septembr(?:a|om|i)|septembar|setembre|szept(?:ember)?|septembris|ruj(?:an|na)|rugsėj(?:is|o)|settembru|zář|септ${cyrillic}|сеп|tháng ?0?9(?!\\d)`,
  `oct(?:ober|obre|ubre|ombrie)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|paź(?:dziernik(?:a|iem|u)?)?|říj(?:en|na|nem|nu)?|ekim|окт${cyrillic}|жовт${cyrillic}|οκτ${greek}|אוקטובר|[أا]كتوبر|lokakuu[a-zäö]*|októbr(?:a|om|i)?|október|oktobar|oktoober|oktobris|spali(?:s|o)|ottubru|tháng ?10`,
  `nov(?:ember|embre|iembre|embro)?|noiembrie|lis(?:topad(?:a|em|zie)?)?|kasım|ноя${cyrillic}|листоп${cyrillic}|νο[εέ]${greek}|נובמבר|نوفمبر|marraskuu[a-zäö]*|novembr(?:a|om|i)|novembar|novembris|studen(?:i|oga?)|lapkri(?:tis|čio)|novembru|listopadu|ное${cyrillic}|нов${cyrillic}|tháng ?11`,
  `dec(?:ember|embre|embrie)?|déc(?:embre)?|dez(?:ember|embro)?|desember|dic(?:iembre|embre)?|gru(?:dzień|dnia|dniem|dniu)?|prosin(?:ec|ce|cem|ci)|aralık|дек${cyrillic}|груд${cyrillic}|δεκ${greek}|דצמבר|ديسمبر|joulukuu[a-zäö]*|decembr(?:a|om|i)|decembar|detsember|dets|decembris|prosin(?:ac|ca)|gruod(?:is|žio)|desembre|decembro|diċ(?:embru)?|дец${cyrillic}|tháng ?12`,
];

/** Parts of a year, of which only the year is used. */
export const seasons =
  "beginning|end|anfang|mitte|ende|début|mi|fin|inicios?|principios|mediados|finales|inizio|metà|fine|início|meados|begin|medio|eind|spring|summer|fall|autumn|winter|early|mid|late|vår(?:en)?|sommar(?:en)?|höst(?:en)?|vintern?|sommeren|høst(?:en)?|vinteren|forår(?:et)?|efterår(?:et)?|kevät|kesä|syksy|talvi|frühjahr|sommer|herbst|printemps|étés?|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|wiosna|lato|jesień|zima|jaro|léto|podzim|tavasz|nyár|ősz|bahar|yaz|güz|kış|весна|лето|осень|зима|ws|ss|wise|sose|ht|vt|q[1-4]|[1-4]q|h[12]";

export const present =
  "(?:the )?present(?: day| time)?|pres\\.?|current(?:ly)?|(?:till |until |up to )?now|(?:until |till )?today|ongoing|on-going|in progress|onwards?|(?:to|till|until) date|date|(?:bis )?heute|aktuell|attuale|jetzt|laufend|(?:la )?actualidad|actual(?:mente)?|atual(?:mente)?|presente|hoy|hoje|o momento|em curso|en curso|aujourd['’]hui|(?:à )?ce jour|présent|maintenant|en cours|(?:ad )?oggi|in corso|heden|huidige?|tegenwoordig|nu|nå|nuvarande|fortfarande|fortf\\.?|nåværende|nuværende|derzeit|em andamento|dias atuais|(?:la )?fecha(?: actual)?|attualmente|dato|idag|i dag|pågående|nykyinen|nyt|obecnie|nadal|teraz|dziś|dzisiaj|současnost|dosud|dodnes|dosiaľ|dnes|jelenleg is|prezent|jelenleg|halen|günümüz|devam ediyor|н\\.? ?в\\.?|настоящее(?: время)?|настоящий момент|наст\\. ?вр\\.?|сейчас|сегодня|теперішній час|зараз|σήμερα|היום|כיום|הווה|עכשיו|כעת|(?:حتى )?الآن|حاليا|حالياً|الحاضر|الوقت الحاضر|---|fortlaufend|andauernd|gegenwärtig|súčasnos(?:ť|ti)|doteraz|trvá(?: doteraz)?|současnosti|doposud|nyní|(?:în )?prezentă?|(?:până )?astăzi|досега|(?:в )?момента|danas|sada|trenutno|данас|сада|danes|sedaj|zdaj|дотепер|донині|сьогодні|сей день|сегодняшний день|w trakcie|chwili obecnej|(?:iki )?dabar|šiuo metu|šobrīd|pašlaik|tagad|praegu(?:seni)?|tänaseni|napjainkig|folyamatban|bugün|hâlen|şu an|nykyhetki|edelleen|hiện tại|hiện nay|nay|sekarang|saat ini|kini|تاکنون|اکنون|ปัจจุบัน|tills (?:vidare|nu|idag|i dag)|(?:til )?dags dato|süregelen|sürüyor|τώρα|παρόν|illum|досі|до сих пор|до цього часу";
/** Words for "present" in scripts without spaces. */
export const presentUnspaced = "至今|现在|現在|在职|在職|目前|今|현재|재직 ?중";

/** Words before an open-ended range: "since 2019". */
export const since =
  "since|as (?:of|from)|seit|ab|depuis|desde|a partir de|à partir de|sinds|vanaf|sedan|siden|fr\\. ?o\\. ?m\\.?|f\\.o\\.m\\.|od|dal|dall['’]|с|со|з|από|מאז|منذ|nuo|kopš|alates";

/** Endings and words after the start of an open-ended range: "2007-től", "8/2024 alkaen". */
export const sinceBehind =
  "-?t[óő]l(?: (?:jelenleg(?: is)?|napjainkig|a mai napig))?| alkaen| lähtien|['’]?[dt][ae]n (?:beri|itibaren)";

/** Words before a closed range: "from 2015 to 2018". */
export const from =
  "from|von|vom|de|du|d['’]|desde|depuis|dal|dall['’]|da|od|van|fra|från|с|со|з|από|מ-?|من|nuo|no|din|от";

/** Words between start and end. */
export const until =
  "to|till?|until|through|thru|bis(?: zum)?|à|au|a|al|ad|hasta(?: la| el)?|até|tot(?: en met)?|t/m|t\\.?e\\.?m\\.?|jusqu['’](?:à|en|au)|do|til|till|по|до|עד|إلى|الى|حتى|až|iki|līdz|kuni|până (?:la|în)|έως|μέχρι";

/** Words around a range: "between 2015 and 2018". */
export const between =
  "between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|mezi|medzi|între|između|között|между|між";
export const and = "and|und|sowie|et|y|e|en|och|samt|og|ja|a|i|şi|și|és|и|і|та|й";

const unit =
  "years?|yrs?|months?|mos?|weeks?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es)?|ann[oi]|mes[ei]|anos?|mês|jaar|maand(?:en)?|lata?|rok|mies(?:i\\p{L}*)?|år|måneder|månader|год\\p{L}*|лет|мес(?:яц\\p{L}*|\\.)?|рок\\p{L}*|місяц\\p{L}*|年|个月|か月|ヶ月|년|개월|שנ(?:ים|ה)|חודשים|سنوات|سنة|أشهر";
/** Durations: "2 years 3 months", "3 года 10 месяцев". */
export const duration = `(?:(?:(?:less than|weniger als|moins d['’]) ?)?(?:an?|ein|un) (?:year|month|jahr|monat|an|mois|año|mes)|\\d{1,2}(?:[.,]\\d)?\\+? ?(?:${unit})\\.?(?:(?:,| and| und| et| y| e| и| i)? ?\\d{1,2} ?(?:${unit})\\.?)?)`;
