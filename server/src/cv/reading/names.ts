import { isKnownTitle } from "../../text/knownTitles.ts";
import { memoized } from "../../text/memoized.ts";
import { namesRoleByLanguage } from "../../text/rolesByLanguage.ts";
import { namesRole } from "../../text/roleWords.ts";
import { isCity, isCountry, isCountryCode } from "./cities.ts";

/** Distinguishes job titles, employers and places by their words only. */
const roles =
  "accountant|actor|actress|actuary|adjuster|administrator|admin|advis[eo]r|advocate|agent|aide|ambassador|analyst|anesthetist|animator|appraiser|apprentice|arborist|architect|archivist|artist|assembler|assessor|assistant|associate|astronomer|athlete|attendant|attorney|auditor|author|baker|banker|barber|barista|bartender|biologist|blogger|bookkeeper|broker|builder|butcher|buyer|captain|caregiver|caretaker|carpenter|cashier|caterer|ceo|cfo|chair|chairman|chairperson|chairwoman|chauffeur|chef|chemist|chief|cio|cleaner|clerk|clinician|coach|collector|columnist|commander|commissioner|communicator|composer|concierge|conductor|consultant|contractor|controller|cook|coordinator|co-?ordinator|copywriter|correspondent|counsel|counsell?or|courier|crew|creator|cto|curator|custodian|dba|dealer|dean|dentist|deputy|designer|detailer|detective|developer|devops|dietitian|director|dispatcher|doctor|draftsman|driver|economist|editor|educator|electrician|employee|engineer|entrepreneur|estimator|evangelist|examiner|executive|expert|fabricator|facilitator|farmer|fellow|filmmaker|firefighter|fisherman|florist|foreman|founder|co-?founder|freelancer|fundraiser|gardener|generalist|geologist|graduate|groomer|guard|guide|hairdresser|handyman|head|helper|host|hostess|housekeeper|hygienist|illustrator|inspector|installer|instructor|intern|internship|interpreter|investigator|janitor|journalist|journeyman|judge|keeper|laborer|labourer|landscaper|lawyer|lead|leader|lecturer|liaison|librarian|lieutenant|lifeguard|linguist|machinist|maid|maker|manager|marketer|mason|massage therapist|mate|mathematician|mechanic|mechanist|mediator|member|mentor|merchandiser|merchant|messenger|midwife|minister|model|moderator|musician|nanny|nurse|nutritionist|officer|operator|optician|optometrist|organi[sz]er|owner|packer|painter|paralegal|paramedic|partner|pastor|pharmacist|photographer|physician|physicist|pilot|planner|plumber|podiatrist|policeman|porter|postdoc|practitioner|preschool teacher|president|presenter|principal|processor|producer|professor|programmer|promoter|proofreader|psychologist|publicist|purchaser|realtor|receptionist|recruiter|registrar|reporter|rep|representative|researcher|resident|reviewer|roofer|sailor|salesman|salesperson|saleswoman|scholar|scientist|scrum master|secretary|sergeant|server|soldier|solicitor|sommelier|specialist|sre|staff|statistician|steward|stewardess|stocker|strategist|student|stylist|superintendent|supervisor|surgeon|surveyor|tailor|taster|teacher|team member|technician|technologist|teller|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|typist|underwriter|usher|valet|veterinarian|vice president|videographer|volunteer|vp|waiter|waitress|warden|warehouseman|webmaster|welder|worker|writer|lab tech|tech|help desk|webmaster|sous chef|platoon leader";
// Polish and French, written by hand because ESCO's titles here are English, Spanish and German.
const otherRoles =
  "specjalist\\p{L}*|grafik|operator\\p{L}*|robotnik|stolarz|murarz|piekarz|cukiernik|psycholog|dziennikarz|bibliotekarz|geodeta|administrator\\p{L}*|commis|coiffeu(?:r|se)|agente?|hôte(?:sse)?|livreu(?:r|se)|soudeu(?:r|se)|maçon|menuisi(?:er|ère)|boulang(?:er|ère)|pâtissi(?:er|ère)|jardini(?:er|ère)|préparat(?:eur|rice)|acheteu(?:r|se)|ouvri(?:er|ère)|journaliste|traduct(?:eur|rice)|médecin|aide-comptable|conduct(?:eur|rice)|pielęgnia\\p{L}+|ratownik|ratowniczka|fizjoterapeut\\p{L}*|sprzedaw\\p{L}+|przedstawiciel\\p{L}*|księgow[ay]|nauczyciel\\p{L}*|kierowca|magazynier\\p{L}*|kucharz|kucharka|kelner\\p{L}*|mechanik|elektryk|technik|projektant\\p{L}*|doradca|prawnik|lekarz|lekarka|farmaceut\\p{L}*|opiekun\\p{L}*|praktykant\\p{L}*|koordynator\\p{L}*|monter|spawacz|fryzjer\\p{L}*|sekretarka|recepcjonist\\p{L}*|kasjer\\p{L}*|handlowiec|logistyk|spedytor|trener\\p{L}*|tłumacz\\p{L}*|redaktor\\p{L}*|brygadzista|prezes|właściciel\\p{L}*|pracownik|referent|aide-soignante?|sage-femme|cadre de santé|magasini(?:er|ère)|cariste|caissi(?:er|ère)|chauffeur|électricien(?:ne)?|plombi(?:er|ère)|mécanicien(?:ne)?|format(?:eur|rice)|éducat(?:eur|rice)|animat(?:eur|rice)|avocate?|juriste|pharmacien(?:ne)?|kinésithérapeute|rédact(?:eur|rice)|graphiste|coordinat(?:eur|rice)|opérat(?:eur|rice)|\\p{L}*(?:entwickler|ingenieur|leiter|berater|techniker|lehrer|meister|architekt|wissenschaftler|pfleger|manager|arbeiter|verkäufer|fahrer|betreuer)(?:in)?|\\p{L}*(?:ontwikkelaar|utvecklare|udvikler|utvikler|ingenjör|ingeniør|medewerker|ledare|lärare|kehittäjä|insinööri)|\\p{L}+(?:leder|kraft)|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|sachbearbeiter(?:in)?|verkäufer(?:in)?|\\p{L}*kauf(?:mann|frau|leute)|\\p{L}*(?:mechaniker|elektroniker|gestalter|helfer|prüfer|schlosser|wirt)(?:in)?|\\p{L}*fachangestellte[rn]?|aushilfe|techniker(?:in)?|lehrer(?:in)?|assistent(?:in)?|geschäftsführer(?:in)?|informatiker(?:in)?|softwareentwickler(?:in)?|projektleiter(?:in)?|teamleiter(?:in)?|krankenschwester|pfleger(?:in)?|koch|köchin|développeur|développeuse|ingénieure?|responsable|chargée?|chef de \\p{L}+|directeur|directrice|stagiaire|assistante?|vendeur|vendeuse|professeure?|gestionnaire|conseill[eè]re?|technicien(?:ne)?|comptable|infirmi[eè]re?|desarrollador[a]?|ingenier[oa]|programador[a]?|gerente|director[a]?|asesor[a]?|analista|profesor[a]?|becari[oa]|técnic[oa]|encargad[oa]|contable|enfermer[oa]|sviluppatore|sviluppatrice|ingegnere|responsabile|impiegat[oa]|tirocinante|consulente|desenvolvedor[a]?|engenheir[oa]|estagiári[oa]|aprendiz|ontwikkelaar|medewerker|programista|inżynier|kierownik|specjalista|разработчик\\p{L}*|инженер\\p{L}*|программист\\p{L}*|менеджер\\p{L}*|директор\\p{L}*|аналитик\\p{L}*|специалист\\p{L}*|руководител\\p{L}*|преподавател\\p{L}*|тестировщик\\p{L}*|стаж[её]р\\p{L}*|дизайнер\\p{L}*|бухгалтер\\p{L}*|工程师|開発者|エンジニア|经理|经理|主管|设计师|开发|分析师|实习生|总监|助理|マネージャー|デザイナー|mühendis\\p{L}*|geliştirici\\p{L}*|müdür\\p{L}*|uzman[ıi]?|stajyer|vývojář\\p{L}*|programátor\\p{L}*|manažer\\p{L}*|analytik|konzultant|vedoucí|stażyst\\p{L}*|menedżer|dyrektor|konsultant|asystent\\p{L}*|analityk|konsult(?:ent)?|consultora?|coordinadora?|coordenadora?|assistente|jefe de \\p{L}+|auxiliar|administrativ[oa]|vendedora?|diseñadora?|arquitect[oa]|camarer[oa]|commess[oa]|camerier[ea]|coordina(?:tore|trice)|progettista|analyste|architecte|cheffe de \\p{L}+|alternante?|apprentie?|secrétaire|serveu(?:r|se)|cuisini(?:er|ère)|chercheu(?:r|se)|doctorante?|enseignante?|doktorand(?:in)?|auszubildende[rn]?|geschäftsführung|referent(?:in)?|redakteur(?:in)?|μηχανικός|προγραμματιστής|розробник\\p{L}*|інженер\\p{L}*|керівник\\p{L}*|врач\\p{L}*|учитель\\p{L}*|продавец\\p{L}*|консультант\\p{L}*|администратор\\p{L}*|архитектор\\p{L}*|основатель|בודקת?|ראש צוות|سكرتيرة?|طبيبة?|مستشارة?|ممرضة?|مصممة?|개발자|엔지니어|매니저|מפתחת?|מהנדסת?|מנהלת?|מתכנתת?|יועצת?|אנליסטית?|מורה|רכזת?|מפתח(?:/ת)?|مهندسة?|مطورة?|مدير[ة]?|محاسب[ة]?|مبرمجة?|معلمة?|محللة?";
// Italian, Portuguese, Dutch and Nordic, which the taxonomies do not cover either.
const moreRoles =
  "programmat(?:ore|rice)|ricercat(?:ore|rice)|stagista|sistemista|(?:co)?fondat(?:ore|rice)|docente|insegnante|infermier[ea]|cuoc[oa]|magazziniere|operai[oa]|addett[oa]|segretari[oa]|dirett(?:ore|rice)|operat(?:ore|rice)|disegnat(?:ore|rice)|avvocat[oa]|collaborat(?:ore|rice)|educat(?:ore|rice)|redatt(?:ore|rice)|amministrat(?:ore|rice)|assistente|apprendista|dottorand[oa]|coordenadora?|enfermeir[oa]|diretora?|pesquisadora?|advogad[oa]|motorista|arquitet[oa]|cozinheir[oa]|contadora?|fundadora?|bolsista|professora?|gerente|\\p{L}*(?:adviseur|beheerder|leraar|docent|verpleegkundige|monteur|verkoper|stagiair|onderzoeker|begeleider|programmeur|ontwerper|leider|vuller|schoonmaker|coördinator)e?|\\p{L}*(?:konsulent|säljare|sköterska|administratör|ekonom|handläggare|forskare|redaktör|förrättare|montör|medarbetare|medarbejder|medarbeider|lærer|vikar(?:ie)?|sygeplejerske|sykepleier|rådgiver|saksbehandler|myyjä|opettaja|hoitaja)";
// Czech, Slovak, Slovenian, Croatian, Serbian, Hungarian, Romanian, Finnish, Turkish and Greek, likewise: common
// occupations
// of each major group of ISCO.
const rolesOfMoreLanguages =
  "skladiš[čt]\\p{L}*|магационер\\p{L}*|natakar(?:ica)?|konobar(?:ica)?|конобар(?:ица)?|prodajal(?:ec|ka)|prodavačica|prodavač|продава(?:ц|чица)|učitelj(?:ica)?|учитељ(?:ица)?|vozni(?:k|ca)|vozač(?:ica)?|возач|računovod\\p{L}+|računovođa|рачуновођа|medicinska sestra|медицинска сестра|kuhar(?:ica)?|кувар(?:ица)?|inženir(?:ka)?|inženjer(?:ka)?|инжењер|vodja|voditelj(?:ica)?|руководилац|svetoval(?:ec|ka)|savjetni(?:k|ca)|саветни(?:к|ца)|prodava(?:č|čka)|účetní|učitel(?:ka)?|řidič(?:ka)?|skladní(?:k|ice)|zdravotní sestra|sestra|asistent(?:ka)?|dělní(?:k|ce)|kuchař(?:ka)?|číšní(?:k|ce)|servírka|recepční|uklízeč(?:ka)?|elektrikář|zedník|truhlář|projektant(?:ka)?|ředitel(?:ka)?|lektor(?:ka)?|pracovní(?:k|ce)|správce|mistr|brigádní(?:k|ce)|predavač(?:ka)?|učiteľ(?:ka)?|vodič|riaditeľ(?:ka)?|\\p{L}*(?:tanár(?:nő)?|tanító(?:nő)?|mérnök|fejlesztő|asszisztens|eladó|vezető|igazgató|szakács|pincér(?:nő)?|könyvelő|ápoló(?:nő)?|munkatárs|gyakornok|művész|szerelő|ügyintéző|menedzser|titkár(?:nő)?|orvos)|inginer[ăa]?|vânzăto(?:r|are)|ospătar|bucătar|șofer|contabil[ăa]?|consilier[ăa]?|asistent[ăa]|profesoar[ăa]|programato(?:r|are)|învățăto(?:r|are)|economist[ăa]?|\\p{L}*(?:assistentti|asiantuntija|koordinaattori|harjoittelija|työntekijä|johtaja|päällikkö|suunnittelija|tutkija|apulainen|sihteeri|tarjoilija|kuljettaja|hoitaja|ohjaaja|neuvoja|kokki)|[öo][ğg]retmen\\p{L}*|asistan\\p{L}*|y[öo]netici\\p{L}*|dan[ıi][şs]man\\p{L}*|muhasebeci|hemşire|aşçı|garson|teknisyen\\p{L}*|tekniker|operatör\\p{L}*|temsilci\\p{L}*|sorumlu\\p{L}*|avukat|εκπαιδευτικ[όή][ςσ]?|καθηγητ(?:ής|ρια)|δασκάλα|δάσκαλος|υπεύθυν[οη]ς?|βοηθός|υπάλληλος|λογιστ(?:ής|ρια)|πωλητ(?:ής|ρια)|σερβιτόρο?[ςα]?|διευθυντ(?:ής|ρια)|νοσηλευτ(?:ής|ρια)|τεχνικός|αναλυτ(?:ής|ρια)|ερευνητ(?:ής|ρια)";
// Estonian, Latvian and Lithuanian, likewise.
const balticRoles =
  "\\p{L}*töötaja|ettekandja|\\p{L}*müüja|õpetaja|\\p{L}*juht|juhataja|insener|raamatupidaja|kokk|\\p{L}*teenindaja|koristaja|arst|arendaja|analüütik|sekretär|jurist|elektrik|keevitaja|assistent|darbinie(?:ks|ce)|viesmīl(?:is|e)|pārdevēj[sa]|skolotāj[sa]|\\p{L}*vadītāj[sa]|inženier(?:is|e)|grāmatved(?:is|e)|pavār[se]|medmāsa|ārst[se]|apkopēj[sa]|šoferis|programmētāj[sa]|speciālist[se]|asistent[se]|jurist[se]|elektriķis|metinātājs|analītiķ(?:is|e)|sandėlinink(?:as|ė)|padavėj(?:as|a)|pardavėj(?:as|a)|mokytoj(?:as|a)|vadov(?:as|ė)|vadybinink(?:as|ė)|inžinier(?:ius|ė)|buhalter(?:is|ė)|virėj(?:as|a)|slaugytoj(?:as|a)|gydytoj(?:as|a)|valytoj(?:as|a)|vairuotoj(?:as|a)|programuotoj(?:as|a)|specialist(?:as|ė)|asistent(?:as|ė)|teisinink(?:as|ė)|elektrikas|suvirintojas|analitik(?:as|ė)|administrator(?:ius|ė)|direktor(?:ius|ė)|konsultant(?:as|ė)";
// Common occupations missing from the lists above. Ambiguous words count only at the beginning.
const commonRoles =
  "ärztin|arzt|azubi|minijobber\\p{L}*|zivildienstleistende[rn]?|carer|practicante|pasante|celadora?|dependient[ea]|repartidora?|centralinista|tornitore|animat(?:ore|rice)|empregad[oa] (?:de|da|do)|rececionista|canalizador|babá|telefonista|grafisch vormgever|thuishulp|postbode|zelfstandige|niania|listonosz|tokarz|brevbärare|\\p{L}*chaufför|chauffør|pædagog|postbud|\\p{L}+montør|bager|pedel|truckfører|\\p{L}+medhjælper|sjåfør|vernepleier|lærling|avisbud|lakimies|\\p{L}+jakaja|koneistaja|baarimikko|avustaja|pošťák|vrátný|stážistka|obráběč|\\p{L}+szolgálatos|pultos|postás|portás|bébiszitter|grafician|gestionar|casier|secretară|poștaș|portar|stagiar|bakıcı|elemanı|işçi|barmen|postacı|itfaiyeci|бармен|почтальон|сторож|зварювальник|листоноша|токар|μπάρμαν|ταχυδρόμος|φούρναρης|gendarme|^(?:m[ée]dic[oa]?|doktor|lege|smed|ober|oppas|fisker|comercial|segurança|grafico|facteur|gp|sdet)";
// "Whitlow & Partner" is an employer.
export const rolePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!(?<=(?:&|\\+|und|and|et|y) )partners?(?!\\p{L}))(?:${roles}|${otherRoles}|${moreRoles}|${rolesOfMoreLanguages}|${balticRoles}|${commonRoles})s?(?![\\p{L}\\p{N}])`,
  "iu",
);
const everyRole = new RegExp(rolePattern.source, "giu");
const otherRoleFirst = new RegExp(
  `^(?:${otherRoles}|${moreRoles}|${rolesOfMoreLanguages}|${balticRoles})(?![\\p{L}\\p{N}])`,
  "iu",
);
/**
 * Names of roles, and the last characters of people ("者") and heads ("長"), but not of degrees ("博士") or growth ("成長").
 */
const cjkRole =
  /工程[师師]|エンジニア|開発者|开发者?$|程序员|プログラマ|デベロッパー|コンサルタント|リーダー|ディレクター|负责人|专员|顾问|教师|会计|翻译|编辑|经理|主管|设计师|分析师|实习生|总监|助理|マネージャー|デザイナー|개발자|엔지니어|매니저|디자이너|연구원|컨설턴트|팀장|과장|대리|인턴|讲师|講師|教授|助教|研究员|研究員|主任|主席|书记|辅导员|主持人|店[长長]|护士|看護師|医[生师師]|律师|弁護士|记者|記者|摄影师|司机|客服|文员|出纳|采购员?|架构师|销售员?|営業|부장|사원|교수|강사|조교|간호사|의사|기자|변호사|회계사|점장|スタッフ|[\p{sc=Han}\p{sc=Kana}](?:[者員员師师役]|(?<![学學硕碩博修])士|(?<![成增増特延])[長长])(?=$|[\s()（）∕/／・·,、:：])/u;
const modifiers =
  /\b(?:senior|junior|sr|jr|lead|principal|chief|head|staff|assistant|associate|software|web|data|full[- ]?stack|front[- ]?end|back[- ]?end|machine learning|product|project|program|account|sales|marketing|business|human resources|hr|it|qa|systems?|network|security|customer|executive|general|regional|freelance|self[- ]employed)\b/i;

const companySigns =
  /\b(?:inc|llc|l\.l\.c|ltd|ltda|lda|limited|corp|corporation|company|co|gmbh|ag|kg|ohg|ug|se|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oy|ab|a\/s|plc|pty|pvt|llp|lp|group|holdings?|partners|associates|consulting|solutions|technologies|technology|systems|services|industries|enterprises|software|labs?|laboratory|laboratories|studios?|agency|bank|insurance|hospital|clinic|medical center|health(?:care)?|school|college|university|univ|academy|institute?|institut|foundation|ministry|department of|county|army|navy|air force|marine corps|church|museum|library|hotel|resort|restaurant|café|cafe|club|center|centre|store|market|airlines?|airways|motors|pharma(?:cy|ceuticals)?|media|press|news|digital|ventures|capital|international|global|universität|hochschule|université|universidad|università|startup|freelance)\b/i;
const otherSigns =
  /(?<!\p{L})(?:ооо|оао|зао|пао|ао|ип|гк|тов|нии|банк|завод|компания|spółka|sp\. z ?o\.?o|s\.r\.o|a\.ş|a\.s|şirketi|σ\.?α\.?ε|ε\.?π\.?ε|בע["״]מ|شركة|مؤسسة|مستشفى|بنك)(?!\p{L})|公司|集团|集團|株式会社|有限会社|銀行|银行|大学|大學|研究所|주식회사|㈜/iu;
const department =
  /^(?:the )?(?:dep(?:ar)?t(?:ment|\.)|faculty|school|division|chair|lehrstuhl|fakultät|fachbereich|département|departamento|dipartimento|кафедра|факультет)\s+(?:of|für|de|di|of the)?(?=\s|\p{Lu})/iu;

/** ISO 3166-2:BR, without codes that are also English words or degrees. */
export const statesOfBrazil = "AC|AP|CE|DF|GO|MG|MT|PB|PE|PI|RJ|RN|RO|RR|RS|SC|SP";
/** States of the USA, provinces of Canada, states of Brazil, and codes of countries. */
export const regions = `AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|${statesOfBrazil}|UK|USA|US|UAE`;
const states =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta";
const countries =
  "United States(?: of America)?|United Kingdom|England|Scotland|Wales|Ireland|Germany|Deutschland|France|Spain|España|Italy|Italia|Portugal|Netherlands|Belgium|Switzerland|Schweiz|Austria|Österreich|Poland|Polska|Czech Republic|Slovakia|Hungary|Romania|Bulgaria|Greece|Turkey|Ukraine|Russia|Belarus|Sweden|Norway|Denmark|Finland|Estonia|Latvia|Lithuania|Israel|Egypt|Morocco|Nigeria|Kenya|South Africa|India|Pakistan|Bangladesh|China|Japan|Korea|South Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|Australia|New Zealand|Canada|Mexico|Brazil|Brasil|Argentina|Chile|Colombia|Peru|Serbia|Croatia|Georgia|Armenia|Kazakhstan|Россия|Украина|ישראל|مصر";
const cities =
  "New York(?: City)?|San Francisco|Los Angeles|London|Berlin|Paris|Madrid|Barcelona|Munich|München|Hamburg|Köln|Vienna|Wien|Zürich|Zurich|Amsterdam|Moscow|Saint Petersburg|St\\.? Petersburg|Tel[- ]?Aviv|Haifa|Jerusalem|Dnipro|Kyiv|Kiev|Kharkiv|Minsk|Warsaw|Prague|Toronto|Vancouver|Sydney|Melbourne|Singapore|Bangalore|Bengaluru|Mumbai|Delhi|New Delhi|Chennai|Hyderabad|Dubai|Boston|Chicago|Seattle|Austin|Dallas|Houston|Denver|Atlanta|Miami|Bremen|Mountain View|Palo Alto|Rome|Roma|Milan|Milano|Lisbon|Lisboa|Ekaterinburg|Yekaterinburg|Novosibirsk|Москва|Санкт-Петербург|תל אביב|חיפה|ירושלים";
const placePattern = new RegExp(
  `^(?:(?:[\\p{L} .'-]{2,30},\\s*)?(?:[\\p{L} .'-]{2,30},\\s*)?(?:${regions})(?:,?\\s*(?:${countries}|USA|US))?(?:\\s+\\d{5})?|(?:[\\p{L} .'-]{2,30},\\s*){0,2}(?:${countries}|${states}|USA|US|UK)|${cities}|anywhere(?:,.*)?|remote|hybrid|on-?site|(?:fully )?remote.*|homeoffice|home office)$`,
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

const contractKinds =
  "full[- ]?time|part[- ]?time|contract(?:or)?|permanent|temporary|temp|freelance|internship|self[- ]employed|seasonal|fixed[- ]term|zero[- ]hours|vollzeit|teilzeit|unbefristet|befristet|geringfügig|minijob|festanstellung|cdi|cdd|int[ée]rim|stage|alternance|temps (?:plein|partiel)|indefinido|temporal|(?:jornada|tiempo) (?:completa|completo|parcial)|media jornada|prácticas|autónomo|pełny etat|część etatu|pół etatu|umowa (?:o pracę|zlecenie|o dzieło)|staż|samozatrudnienie|tempo (?:pieno|parziale|integral|indeterminato|determinato)|stagionale|saisonni(?:er|ère)|saisonal|sazonal|temporário|tijdelijk|(?:deel|vol)tijds?|um(?:owa|\\.) zlecenie";
const contractPattern = new RegExp(`^(?:${contractKinds})$`, "iu");
const selfEmployed =
  /^(?:freelance|self[- ]employed|freiberuflich|selbst(?:st)?ändig|autónom[oa]|(?:à son compte|indépendante?)|samozatrudnienie|wolny zawód|libero professionista|zzp)$/iu;
/** "Freelance" and "Self-Employed" stand in for an employer if none is named. */
export const isSelfEmployed = (text: string): boolean => selfEmployed.test(text.trim());
const leaves =
  /^(?:(?:planned )?career (?:break|gap)|sabbatical|unemployed|caring for (?:my|our|an? (?:elderly )?(?:parent|relative|family))|full[- ]time (?:parent|mother|father|mum|mom|dad|carer)|mantelzorg|cuidado de (?:un )?familiar|angehörigenpflege|stay[- ]at[- ]home|homemaker|(?:parental|maternity|paternity|carer['’]?s['’]?|family) leave|elternzeit|mutterschutz|pflegezeit|sabbatjahr|congé (?:parental|(?:de )?maternité|(?:de )?paternité|sabbatique)|année sabbatique|permiso (?:parental|de maternidad|de paternidad)|baja (?:maternal|paternal|por maternidad|por paternidad)|excedencia|año sabático|urlop (?:rodzicielski|macierzyński|ojcowski|wychowawczy))(?!\p{L})/iu;
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
