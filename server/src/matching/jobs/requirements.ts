import { isPromptInjection } from "../../evidence/promptInjection.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { perLanguage } from "../../text/adWords.ts";
import { type Below, headingOf, headingsIn } from "./adHeadings.ts";
import { demandsIn } from "./choices.ts";
import { isIncidentalMention } from "./incidentalMention.ts";
import { requiredLanguages } from "./spokenLanguages.ts";
import { withoutGenders } from "./titleForms.ts";
import { isTechnicalTitle } from "./titles.ts";
import { isTechnicalText, type Skill, type SkillMention, skillMentions, skillsIn } from "./vocabulary.ts";

export type Necessity = "must" | "asked" | "nice";
/**
 * `oneOf`: accepted alternatives to `skill`, as in "Laravel or Symfony"; `count` of them are needed ("at least two of …").
 * `level`: required level of a spoken language (1 to 6), null where the ad does not state it; undefined for other skills.
 */
export type Requirement = {
  skill: Skill;
  necessity: Necessity;
  isTitle: boolean;
  oneOf: Skill[];
  count?: number;
  level?: number | null;
};

const nice = String.raw`\b(?:prefer(?:red|abl[ey]|ence)?|(?:a|is a|big|huge|strong) plus|pluses|nice[- ]to[- ]haves?|desir(?:ed|able)(?! (?:results?|outcomes?))|bonus(?: points)?|welcome|advantag\w+|ideal(?:ly)?(?! (?:candidate|applicant|person|fit))|helpful|an? asset|good to have|beneficial|lovely|(?:great|nice) if|(?:really |strictly )?not (?:really )?essential|not (?:strictly )?(?:required|necessary|needed|essential)|optional)(?!\p{L})`;
const must = String.raw`\b(?:must|(?<!\b(?:as|when|where|if|whenever) )required?|requires|requirements?(?=\s*:)|(?:an?|hard|minimum|key|job|absolute) requirement|mandatory|essential|minimum|at least|need(?:ed)? to|necessary|you (?:have|bring|know|are)|we expect|licen[sc]ed?|certification|proficien\w+ (?:in|with)|expert(?:ise)? (?:in|with)|fluent|fluency|\d+\+? years?)\b`;
const necessityWordsOf = perLanguage((words) => ({
  // "English is not required" as well.
  nice: new RegExp(
    `${nice}|${words("nice")}|${words("not", "without")}[^.,;\\n]{0,14}?${words("must")}`,
    "iu",
  ),
  must: new RegExp(`${must}|${words("must")}`, "iu"),
  credential: new RegExp(words("credential"), "iu"),
  denied: new RegExp(deniedDemand(words("none"), words("not", "none"), words("need")), "giu"),
  aboutTheJob: new RegExp(words("you"), "iu"),
  nextDemand: new RegExp(nextDemand(words("and"), words("knowledge", "experience")), "iu"),
}));
type NecessityWords = ReturnType<typeof necessityWordsOf>;
// Text about the employer and legal boilerplate, which require nothing.
const aside =
  /\bequal (?:employment )?opportunity|\baffirmative action|(?:\b(?:is|are)|^[^,]{2,60},) (?:an?|the|one of the) (?:\w+ ){0,3}(?:leader|leading|provider|global|largest)|\bheadquartered|\bfounded in|\bfortune \d+|\b(?:nyse|nasdaq)\b|\b(?:401\(?k\)?|paid time off|dental|vision insurance|tuition reimbursement|life insurance)\b.{0,80}\b(?:benefit|insurance|plan|leave|match)|\bwithout regard to\b|\bdrug[- ]free|\b(?:background|drug) (?:check|screen|investigation|test)(?:s|ings?)?\b|\bannual revenue|\brevenues? (?:of|in excess)\b|\b(?:\d[\d,.]*\+?|thousands of) (?:employees|people (?:in|across))|\b(?:industries|sectors|markets)(?: we)? serve|\bserv(?:es?|ing) (?:clients|customers|companies|organizations) (?:in|across)|\b(?:for|to) (?:customers|clients) (?:in|across)\b|\b(?:provides?|offers?|gives?) (?:you|employees|interns|staff)\b[^.]{0,80}\btraining\b|\b(?:visa|immigration) sponsor|\bsponsorship\b|\bauthori[sz](?:ed|ation) to work\b|\b(?:work|employment) authori[sz]ation\b|\b(?:apply|start apply|share|sign in) with (?:linkedin|facebook|xing|twitter|indeed)|\b(?:follow|connect with|find|like) us (?:on|at)\b|\brecruiting tips\b|\breasonable accommodation|\b(?:position|job|role|vacanc(?:y|ies)) (?:is|are) located\b|\bemployee (?:\p{L}+ ){0,2}(?:discount|fee)s?\b|\bamenities\b|\bconditions,? (?:and privileges )?of employment\b|\b(?:loan|debt) (?:re)?(?:payment|reduction|forgiveness)|\bnot intended to be\b|^(?:we|(?:our|these) (?:products|services|solutions|clients|customers|programs|firm|company)) (?:are (?:\p{L}+ )?(?:committed|dedicated|proud)|strive|offer|provide|serve|deliver|believe|speciali[sz]e|include|power|help)\b/iu;
/** "Bachelor's degree in Finance, Statistics or a related field": fields of study are not skills, and one of them is enough. */
const fieldsOfDegree =
  /\b(?:[Dd]egrees?|[Bb]achelor(?:['’]?s)?|[Mm]aster(?:['’]?s)?|P[Hh]\.?D\.?|[Dd]iploma)\b[^.;:]{0,60}?\b(?:in|of)\s+(?:(?!(?<=\p{Ll})\p{Lu}|\b(?:with|plus|and (?:at least|\d)|at least|minimum|must|[Ee]xperience|[Kk]nowledge|[Pp]roficien\w+|[Ff]amiliar\w*|[Ss]kills?|years?)\b)[^.;:•*])*/gu;
/** "Child Development Center", "Homeland Security Command": names of employers and departments are not requirements. */
const organisation =
  /\b(?=\p{Lu})(?:(?:\p{Lu}[\p{L}'’-]{0,30}|and|of|for|the|&),?\s){1,8}(?<!\b(?:Call|Data|Contact|Distribution|Service|Fulfillment)\s)(?:Cent(?:er|re)|Clinic|Hospital|Department|Division|Branch|Bureau|Agency|Institute|University|College|Corporation|Command|Directorate|Foundation|Association|Ministry|Council|Health(?:care)? System|L\.?L\.?[PC]|Inc|Ltd|GmbH)\b/gu;
/** "+ VAT" follows an amount; recruiting is what the ad itself does; "#LI-KS1" is a tag of a network. */
const hires =
  /\b(?:is|are|now|currently|actively) (?:hiring|recruiting)\b|\bhiring (?:process|manager|immediately|event|bonus)\b|\brecruitment(?:\s?(?:\/|and|or|and\/or)\s?\w+)? (?:incentive|bonus|effort|process|event)s?\b|\bjob (?:post|fair)(?:ing)?s?\b|#\w+-\w+|\+\s?(?:VAT|MwSt|TVA|IVA|BTW)\b/gi;
/** Whom one works with: "closely with product managers, designers and engineers to …". */
const colleagues =
  /\b(?:(?:closely|collaborat\w+|partner(?:ing)?|liais\w+) with|(?:eng|zusammenarbeit|abstimmung) mit|(?:collabor\w+|en lien) avec|(?:colabor\w+|coordin\w+) con|samen(?:werk\w+)? met|współprac\w+ z)\b(?:(?!\bto\b)[^.;:\n]){0,160}/giu;
const order: Record<Necessity, number> = { nice: 0, asked: 1, must: 2 };
const maxRequirements = 40;
const maxCredentials = 5;
/** In characters: what is longer, or says the pay, is prose on the job. */
const maxCredentialLength = 160;
const pay = /\p{Sc}\s?\d/u;

/** `level`: of spoken languages, as in `Requirement`. */
type Choice = { skills: Skill[]; count: number; necessity: Necessity; level?: number | null };
/**
 * `spoken`: the highest level of each language that is stated. `credentials`: sentences that require a licence, certificate or
 * degree and in which no skill is known.
 */
type Demands = {
  single: Map<Skill, Necessity>;
  choices: Map<string, Choice>;
  spoken: Map<Skill, number | null>;
  credentials: Set<string>;
};

const stronger = (a: Necessity, b: Necessity | undefined) => (b !== undefined && order[b] > order[a] ? b : a);
const note = ({ single }: Demands, skill: Skill, necessity: Necessity) =>
  single.set(skill, stronger(necessity, single.get(skill)));

function addChoice({ choices }: Demands, choice: Choice): void {
  const key = choice.skills
    .map(({ name }) => name)
    .sort()
    .join("|");
  choices.set(key, { ...choice, necessity: stronger(choice.necessity, choices.get(key)?.necessity) });
}

export type AskedFor = { requirements: Requirement[]; credentials: string[] };

/** The requirements of an ad, each with the strongest necessity that it is mentioned with, and sentences on other credentials. */
export function requirementsIn(text: string, title: string, language: string | null): AskedFor {
  const isTechnical = isTechnicalTitle(title) || isTechnicalText(`${title}\n${text}`);
  const demands = demandsOfText(withoutGenders(text), isTechnical, language);
  const { single, choices, spoken } = demands;
  // A skill in the title is always required.
  const named = skillsIn(blanked(withoutGenders(title), [hires]), { isTechnical });
  for (const skill of named) note(demands, skill, "must");
  for (const { languages, level } of requiredLanguages(title, language, false))
    for (const named of languages) {
      note(demands, named, "must");
      spoken.set(named, level ?? spoken.get(named) ?? null);
    }
  // A skill required elsewhere on its own is dropped as a choice; a skill mentioned again beside a choice stays part of it.
  const open = [...choices.values()].filter(
    ({ skills, necessity }) =>
      !skills.some((skill) => named.has(skill) || isStronger(single.get(skill), necessity)),
  );
  const chosen = new Set(open.flatMap(({ skills }) => skills));
  for (const { skills, necessity } of choices.values())
    for (const skill of skills)
      if (!chosen.has(skill) && !single.has(skill) && !skills.some((one) => single.has(one)))
        note(demands, skill, necessity);
  const alone = [...single].flatMap(([skill, necessity]): Requirement[] =>
    chosen.has(skill)
      ? []
      : [{ skill, necessity, isTitle: named.has(skill), oneOf: [], level: spoken.get(skill) }],
  );
  const oneOfSeveral = open.flatMap(
    ({ skills: [skill, ...oneOf], count, necessity, level }): Requirement[] =>
      skill ? [{ skill, necessity, isTitle: false, oneOf, level, ...(count > 1 && { count }) }] : [],
  );
  const requirements = [...alone, ...oneOfSeveral]
    .sort(
      (a, b) =>
        order[b.necessity] - order[a.necessity] ||
        b.skill.weight - a.skill.weight ||
        (a.skill.name < b.skill.name ? -1 : 1),
    )
    .slice(0, maxRequirements);
  return { requirements, credentials: [...demands.credentials].slice(0, maxCredentials) };
}

function demandsOfText(text: string, isTechnical: boolean, writtenIn: string | null): Demands {
  const words = necessityWordsOf(writtenIn);
  const demands: Demands = {
    single: new Map(),
    choices: new Map(),
    spoken: new Map(),
    credentials: new Set(),
  };
  const { spoken, credentials } = demands;
  let under: Below = "asked";
  let introduction = introductionOf(text, writtenIn);
  const headingAt = headingsIn(text, writtenIn);
  for (const [at, whole] of sentencesOf(text, writtenIn).entries()) {
    const sentence = blanked(whole, [words.denied]);
    const heading = headingAt(sentence);
    if (heading) [under, introduction] = [heading, 0];
    const isAboutEmployer = at < introduction && !words.aboutTheJob.test(sentence);
    if (under === "aside" || aside.test(sentence) || isPromptInjection(sentence)) continue;
    const asked = requiredLanguages(sentence, writtenIn, under !== "asked");
    for (const { languages, level, words: own, around } of asked) {
      const isOwn = words.nice.test(own) || words.must.test(own);
      const wish = isOwn ? undefined : around.find((part) => words.nice.test(part));
      const necessity = necessityOf(wish ?? own, under, words);
      if (languages.length > 1) addChoice(demands, { skills: languages, count: 1, necessity, level });
      else
        for (const language of languages) {
          note(demands, language, necessity);
          spoken.set(language, Math.max(level ?? 0, spoken.get(language) ?? 0) || null);
        }
    }
    const necessity = necessityOf(sentence, under, words);
    const demand = blanked(sentence, [fieldsOfDegree, organisation, hires]);
    const ownWork = blanked(demand, [colleagues]);
    const mentions = outermost(skillMentions(demand, { isTechnical })).filter(
      (mention) =>
        (isTool(mention.skill) || ownWork[mention.start] === demand[mention.start]) &&
        (necessity !== "asked" ||
          (!(isAboutEmployer && !isTool(mention.skill)) && !isIncidentalMention(demand, mention))),
    );
    const isKnown = asked.length > 0 || mentions.length > 0;
    if (!isKnown && necessity === "must" && !isAboutEmployer && isCredential(sentence, words))
      credentials.add(sentence.replace(/^[^\p{L}\p{N}]+|[\s.;,]+$/gu, ""));
    const ofAll = necessityOf(demand, under, words);
    for (const { skills, count, at, isExample } of demandsIn(demand, mentions, writtenIn)) {
      const [first] = skills;
      const stated =
        ofAll === "nice" ? necessityOf(clauseOf(at, demand, mentions, words), under, words) : ofAll;
      const necessity = isExample && stated === "must" ? "asked" : stated;
      if (first && skills.length === 1) note(demands, first, necessity);
      if (skills.length === 1) continue;
      addChoice(demands, { skills, count, necessity });
    }
  }
  return demands;
}

/** "SQL Server" asks for no SQL, and "role-based access control" for no access control. */
const outermost = (mentions: SkillMention[]) =>
  mentions.filter(
    (one) =>
      !mentions.some(
        ({ start, end }) => start <= one.start && one.end <= end && end - start > one.end - one.start,
      ),
  );

/** Replaces matches with spaces of equal length, so that offsets stay valid. */
const blanked = (text: string, patterns: RegExp[]): string =>
  patterns.reduce((all, pattern) => all.replace(pattern, (match) => " ".repeat(match.length)), text);
const isTool = ({ term }: Skill) => isTechnology(term ?? undefined);

const isStronger = (single: Necessity | undefined, choice: Necessity) =>
  single !== undefined && order[single] > order[choice];

const countWords = ["none", "one", "two", "three"];

/** Display name: "Python or Rust", or "two of Go, Java, Rust". */
export function nameOfRequirement({
  skill,
  oneOf,
  count = 1,
}: Pick<Requirement, "skill" | "oneOf" | "count">): string {
  const names = [skill, ...oneOf].map(({ name }) => name);
  return count > 1 ? `${countWords[count] ?? count} of ${names.join(", ")}` : names.join(" or ");
}

/** What is denied: the middle of "no React needed", the end of "you do not need SAP" and "non è richiesta la conoscenza di SAP". */
const deniedDemand = (none: string, not: string, need: string) =>
  String.raw`${none}\s(?!(?:less|fewer)\s)(?:[^\s.,;:]+\s){1,3}${need}|(?<=^\s*|[,;:(]\s|\b(?:you|we) (?:do )?)${not}\s(?:\p{L}{1,4}\s)?${need}(?:\s(?!but\s|and\s)[^\s.,;:]+)+`;
/** Where another demand begins: after a semicolon, with a noun of demand and its preposition, or after "and" with a noun. */
const nextDemand = (and: string, noun: string) =>
  String.raw`;|(?:[,.]|\s${and})?\s(?:a |an |strong |good |some |basic )*(?=(?:experience|knowledge|familiarity|proficien(?:cy|t)|ability|understanding|${noun})\s(?:with|of|in|to|mit|im|de|des|du|en|con|van|met|z|w)\s)|${and}\s+(?=${noun})`;
/**
 * What shows how needed a skill is: in "SQL; Kotlin is a plus", "SQL (Kotlin preferred)" and "SQL and knowledge of Kotlin
 * preferred" only Kotlin is nice to have.
 */
function clauseOf(at: number, sentence: string, mentions: SkillMention[], { nextDemand }: NecessityWords) {
  const text = sentence.replace(/\([^()]*\)/g, (bracket, from: number) => {
    const isOfOthers =
      (from > at || from + bracket.length < at) &&
      mentions.some(({ start }) => start > from && start < from + bracket.length);
    return isOfOthers ? " ".repeat(bracket.length) : bracket;
  });
  const end = text.slice(at).search(nextDemand);
  return text.slice(text.lastIndexOf(";", at) + 1, end < 0 ? undefined : at + end);
}

const isCredential = (sentence: string, { credential }: NecessityWords): boolean =>
  sentence.length <= maxCredentialLength && credential.test(sentence) && !pay.test(sentence);

const bullet = /^\s*[•*·●▪◦–-]\s/m;

/** The number of sentences above the first bulleted line; 0 in an ad without such lines. */
const introductionOf = (text: string, language: string | null): number =>
  bullet.test(text) ? sentencesOf(text.slice(0, text.search(bullet)), language).length : 0;

function necessityOf(sentence: string, under: Necessity, { nice, must }: NecessityWords): Necessity {
  if (nice.test(sentence)) return "nice";
  return must.test(sentence) && under !== "nice" ? "must" : under;
}

/** Where a demand begins in a text that lost its line breaks: "… and Word Experience with SPSS", "systemsBasic qualifications". */
const runOn =
  /(?<=[\p{Ll})])\s?(?=(?:Must (?:be|have)|Ability to|Experience (?:in|with)|Knowledge of|Proficien(?:t|cy) (?:in|with)|Familiarity with|Understanding of|(?:Excellent|Strong|Good) \p{Ll}|(?:Basic|Minimum|Preferred|Required|Desired) (?:qualifications|skills|requirements))\b)/u;

/** Grouping the skills of a sentence takes quadratic time, so the sentences of a hostile text are cut after a space. */
const partOfSentence = /.{1,4000}(?:\s|$)|.{1,4000}/gsu;

const sentencesOf = (text: string, language: string | null): string[] =>
  text
    .split(
      /\r?\n|(?<=[.!?;])(?<!\b\p{L}\.\s?\p{L}\.)\s+(?=[A-Z•*\d])(?!\p{Lu}\.)|\s*[•●▪◦·]\s*|\s[*–-]\s+(?=\p{Lu}\p{Ll}+\s)|(?<=\p{Ll}[.!?])(?=\p{Lu}\p{Ll}+\s)|(?<=[。！？])|\s{3,}/u,
    )
    .flatMap((sentence) => sentence.split(runOn))
    .flatMap((sentence) => sentence.match(partOfSentence) ?? [])
    .flatMap((sentence) => withHeadingApart(sentence, language))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

const capitalised = /(?<=^|\s)((?:\p{Lu}[\p{L}'’&/]{0,20}\s){0,4}\p{Lu}[\p{L}'’]{0,20}\s?:)(?=\s)/u;
/** Splits off a heading within a text without line breaks: "… as needed Preferred Qualifications: Kotlin". */
function withHeadingApart(sentence: string, language: string | null): string[] {
  const [before = "", label, ...rest] = sentence.split(capitalised);
  const words = label?.split(/\s/) ?? [];
  const from = words.findIndex((_, at) => headingOf(words.slice(at).join(" "), language));
  if (from < 0) return [sentence];
  const [last, heading] = [words.slice(0, from), words.slice(from)].map((part) => part.join(" "));
  return [`${before}${last}`, heading ?? "", ...withHeadingApart(rest.join(""), language)];
}
