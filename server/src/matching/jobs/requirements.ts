import { isHostile } from "../../evidence/hostile.ts";
import { languagesAsked } from "./spoken.ts";
import { withoutGenders } from "./titleForms.ts";
import { isTechnicalTitle } from "./titles.ts";
import { isTechnicalText, type Skill, type SkillMention, skillMentions, skillsIn } from "./vocabulary.ts";

export type Necessity = "must" | "asked" | "nice";
/**
 * `oneOf`: what the ad takes instead ("Laravel or Symfony"). `level`: of a spoken language, how well it must be spoken (1 to
 * 6), null where the ad does not say; undefined of everything else.
 */
export type Requirement = {
  skill: Skill;
  necessity: Necessity;
  isTitle: boolean;
  oneOf: Skill[];
  level?: number | null | undefined;
};

const nice =
  /\b(?:prefer(?:red|ably|ence)?|(?:a|is a|big|huge|strong) plus|pluses|nice[- ]to[- ]haves?|desir(?:ed|able)|bonus(?: points)?|welcome|wünschenswert|von vorteil|un plus|serait un|apprécié\w*|valorable|deseable|se valora\w*|advantag\w+|ideally|helpful|an? asset|good to have|beneficial|not required|optional)\b/i;
const must =
  /\b(?:must|require[ds]?|requirements?|requires|mandatory|essential|minimum|at least|need(?:ed)? to|necessary|you (?:have|bring|know|are)|we expect|licen[sc]ed?|certification|proficien\w+ (?:in|with)|expert(?:ise)? (?:in|with)|fluent|fluency|fließend\w*|verhandlungssicher\w*|indispensable|exigée?s?|imprescindible|zwingend|vorausgesetzt|erforderlich|\d+\+? years?)\b/i;
const mustHeading =
  /^(?:(?:minimum|basic|required|key|job|essential|position|general|technical)\s+)*(?:requirements?|qualifications?|must[- ]haves?|skills?(?: required| and qualifications)?|experience required|what (?:you(?:'|’)ll need|we(?:'|’)re looking for|you bring|you need)|who you are|you have|your profile|about you)\b[^.]{0,30}:?$/i;
const niceHeading =
  /^(?:preferred|desired|nice[- ]to[- ]have|bonus|additional|optional|plus)\b[^.]{0,40}:?$/i;
const workHeading =
  /^(?:(?:key|main|essential|primary|job|your)\s+)*(?:responsibilities|duties|what you(?:'|’)ll do|the role|role|tasks|day to day|position summary|job summary|job description|description|overview|summary)\b[^.]{0,30}:?$/i;
const asideHeading =
  /^(?:about (?:us|the company|our)|who we are|our company|company (?:overview|description|profile)|benefits|perks|what we offer|we offer|compensation|equal opportunity|eeo|how to apply|our (?:values|mission|benefits))\b[^.]{0,30}:?$/i;
// The employer about itself, and what every ad must say: no demand on anybody.
const aside =
  /\bequal (?:employment )?opportunity|\baffirmative action|\b(?:is|are) (?:a|an|the|one of the) (?:\w+ ){0,3}(?:leader|leading|provider|global|largest)|\bheadquartered|\bfounded in|\bfortune \d+|\b(?:nyse|nasdaq)\b|\b(?:401\(?k\)?|paid time off|dental|vision insurance|tuition reimbursement|life insurance)\b.{0,80}\b(?:benefit|insurance|plan|leave|match)|\bwithout regard to\b|\bdrug[- ]free|\bbackground check\b.{0,40}\b(?:offer|hire|employment)/i;
const order: Record<Necessity, number> = { nice: 0, asked: 1, must: 2 };
const maxRequirements = 40;

/** What an ad asks for, each skill with the strongest word it is asked with. */
export function requirementsIn(text: string, title: string): Requirement[] {
  const found = new Map<Skill, Necessity>();
  const alternatives = new Map<Skill, Skill[]>();
  const spoken = new Map<Skill, number | null>();
  const note = (skill: Skill, necessity: Necessity) => {
    const known = found.get(skill);
    if (!known || order[necessity] > order[known]) found.set(skill, necessity);
  };
  const isTechnical = isTechnicalTitle(title) || isTechnicalText(`${title}\n${text}`);
  let under: Necessity | "aside" = "asked";
  for (const sentence of sentencesOf(withoutGenders(text))) {
    const heading = headingOf(sentence);
    if (heading) under = heading;
    if (under === "aside" || aside.test(sentence) || isHostile(sentence)) continue;
    for (const { language, level, words } of languagesAsked(sentence)) {
      note(language, necessityOf(words, under));
      spoken.set(language, Math.max(level ?? 0, spoken.get(language) ?? 0) || null);
    }
    const mentions = skillMentions(sentence, { isTechnical });
    for (const { skill } of mentions) note(skill, necessityOf(sentence, under));
    for (const group of alternativesIn(sentence, mentions))
      for (const skill of group) alternatives.set(skill, alternatives.has(skill) ? [] : group);
  }
  // A skill in the title is the job.
  const named = skillsIn(withoutGenders(title), { isTechnical });
  for (const skill of named) note(skill, "must");
  for (const { language, level } of languagesAsked(title)) {
    note(language, "must");
    spoken.set(language, level ?? spoken.get(language) ?? null);
  }
  return [...found]
    .map(([skill, necessity]) => {
      const isTitle = named.has(skill);
      const oneOf = (isTitle ? [] : (alternatives.get(skill) ?? [])).filter(
        (one) => one !== skill && !named.has(one),
      );
      return { skill, necessity, isTitle, oneOf, level: spoken.get(skill) };
    })
    .sort(
      (a, b) =>
        order[b.necessity] - order[a.necessity] ||
        b.skill.weight - a.skill.weight ||
        (a.skill.name < b.skill.name ? -1 : 1),
    )
    .slice(0, maxRequirements);
}

const between = /^\s*(?:,|\/|,?\s*(?:or|oder|ou|o)(?:\s+(?:an?|similar))?)\s*$/i;

/** "Kafka or NATS", "Java, Kotlin or Scala": lists that end in "or". */
function alternativesIn(sentence: string, mentions: SkillMention[]): Skill[][] {
  const groups: Skill[][] = [];
  let run: SkillMention[] = [];
  const close = () => {
    const gaps = run.slice(1).map(({ start }, at) => sentence.slice(run[at]?.end, start));
    if (/[a-z]/i.test(gaps.at(-1) ?? "")) groups.push([...new Set(run.map(({ skill }) => skill))]);
    run = [];
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    if (last && !between.test(sentence.slice(last.end, mention.start))) close();
    run.push(mention);
  }
  close();
  return groups.filter((group) => group.length > 1);
}

function headingOf(sentence: string): Necessity | "aside" | undefined {
  const words = sentence.replace(/^[\s•*·\-–]+|[\s:]+$/g, "");
  if (words.length > 60) return undefined;
  if (asideHeading.test(words)) return "aside";
  if (niceHeading.test(words)) return "nice";
  if (mustHeading.test(words)) return "must";
  return workHeading.test(words) ? "asked" : undefined;
}

function necessityOf(sentence: string, under: Necessity): Necessity {
  if (nice.test(sentence)) return "nice";
  return must.test(sentence) && under !== "nice" ? "must" : under;
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\r?\n|(?<=[.!?;])\s+(?=[A-Z•*\d])|\s*[•●▪◦·]\s*|\s{3,}/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
