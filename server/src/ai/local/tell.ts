import type { ProjectFacts } from "../../evidence/facts.ts";
import { upperFirst } from "../../evidence/phrases.ts";
import { isThirdPerson, lowered, raised, thirdPerson } from "./language.ts";

/** A README sentence that can stand in somebody's profile: in the third person, without asides and orders. */
export type Told = { text: string; isFragment: boolean; hasNumber: boolean; worth: number };

const past =
  /^(?:did|ran|made|built|wrote|found|gave|took|kept|cut|moved|tested|measured|tried|started|refunded|planned|published|fixed|replaced|trained|shipped|sold|hired|interviewed|sent|asked|learned|learnt|checked|compared|extracted|collected|applied|rewrote|reduced|used|simulated|opened|closed)$/i;
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|will|would|must|may|should|went|ran|fell|took|made|found|came|gave|kept|held|became|began|broke|beat|cost|costs|runs?|takes?|keeps?|uses?|gives?|goes|go|comes?|gets?|works?|needs?|finds?|fails?|checks?|writes?|reads?|sends?|stores?|serves?|handles?|survives?|compiles?|merges?|decides?|fits?|lasts?|counts?|prints?|replays?|renders?|differs?|agrees?|stays?|pays?|shows?|tells?|moves?|starts?|stops?|plans?|knows?|means?|lives?|links?|loads?|looks?|lets?|starred|reduced|moved|tested|tried|asked|died|replaced|objected|allocates?|never|computed|become|measures?|becomes|publishes|treats|exchange|reports?|converges?|joins|detects?|generates?|simulates?|verified|restores?|covers?|produces?|requires?|refuses?|stream|accepts?|turns|queue|sync|keep|beats?|drops?|opens?|closes?|splits?|explains?|records?|finished|used it)\b/i;

export function tell(sentence: string, project: ProjectFacts): Told | null {
  const text = asThirdPerson(withoutAsides(sentence), project);
  if (text === null || text.length < 24 || !standsAlone(text)) return null;
  return {
    text: startOf(text, project),
    isFragment: !finiteVerb.test(text) && !isThirdPerson(text.split(/\W/)[0]?.toLowerCase() ?? ""),
    hasNumber: /\d/.test(text),
    worth: worthOf(text),
  };
}

function withoutAsides(sentence: string): string {
  return sentence
    .replace(/\s+/g, " ")
    .replace(/[.\s]+$/, "")
    .trim()
    .replace(/\b(\d+(?:[.,]\d+)?) %/g, "$1%")
    .replace(/\s*[,;]?\s*\((?:see|it happens|yet|naturally|the other)[^)]*\)/gi, "")
    .replace(/\s*[,;:]\s*see (?:docs|the)\b.*$/i, "")
    .replace(/,\s*(?:of course|naturally|obviously|honestly|by the way)\b(?=$|[,;])/gi, "")
    .replace(
      /^(?:Results? so far|Results?|Numbers?|Typical|Note|Summary|Short answer|Now): (?=\p{L}|\d)/iu,
      "",
    )
    .replace(/ (?:known to me|that I know of|I know of)\b/g, "")
    .replace(
      /\b(on|in|at|of|with|from) (?:my|our) (?:own )?(?=(?:laptop|machine|phone|kitchen|cellar|office|test|corpus|benchmark|data)\b)/gi,
      (_, preposition: string) => `${preposition} the `,
    );
}

/** Null when somebody speaks who cannot be left out, or when "it" could be anything. */
function asThirdPerson(sentence: string, project: ProjectFacts): string | null {
  const text = withoutFirstPerson(sentence);
  if (/\b(?:I|I'm|I've|me|my|mine|we|our|us|ours|you|your|yours)\b/i.test(text.replace(/\bUS\b/g, "")))
    return null;
  const subject =
    /^(?:it|this tool|this library|this app|this project|the tool|the library|this) (\p{Ll}+)\b/iu.exec(text);
  const verb = subject?.[1];
  if (!subject || !verb) return text;
  // "It runs …" is the project; "It is always …" and "It stayed …" may be anything.
  if (/^it is (?:now|used|in use)\b/i.test(text)) return `${project.name} ${text.slice(3)}`;
  return isThirdPerson(verb) ? `${project.name} ${text.slice(subject[0].length - verb.length)}` : null;
}

/** "We simulate …" → "Simulates …", as a profile speaks; only where one verb is all there is to change. */
function withoutFirstPerson(text: string): string {
  const match = /^(?:We|I) (?:also |now |then |always |even )?(\p{Ll}+)\b/u.exec(text);
  const verb = match?.[1];
  if (!match || !verb) return text;
  const rest = text.slice(match[0].length);
  if (past.test(verb)) return `${upperFirst(verb)}${rest}`;
  const changed = thirdPerson(verb);
  const goesOn = [...rest.matchAll(/(?:,| and| or) (\p{Ll}+)/gu)].some(
    ([, word = ""]) => thirdPerson(word) !== undefined,
  );
  return changed && !goesOn ? `${upperFirst(changed)}${rest}` : text;
}

const unmoored =
  /^(?:(?:they|he|she|that|the remaining|the same|the other|the middle|the first|the rest|most important|these|those|there|then|so|but|and|or|if|which|because|here|its|is|are|after|afterwards|before|nobody|everybody|existing|known|most (?:folk|people)|today|with it|with fewer|some|mine|answer exists|data was|not|partial)\b|(?:each|cost|price|output|input|rules|problem|tests|lesson|idea|goal|why): |an? \S+ has\b|at \d)/i;

function standsAlone(text: string): boolean {
  if (
    unmoored.test(text) ||
    /\b(?:of them|in them|to them|of these|of those|this replaced|at the time|back then|the ones?|starred|before:|took before)\b/i.test(
      text,
    )
  )
    return false;
  if (
    /[[\]{}<>|=#$]|::|→|https?:|\.\w{2,4}$|^\W|["“”\\]/.test(text) ||
    /\b(?:docs|tests|src|test|evals?)\/\S/.test(text)
  )
    return false;
  // Two sentences that a lower-case name keeps together, or a question.
  return (
    !/[.!?]\s+\p{Ll}/u.test(text) &&
    !/\?/.test(text) &&
    !/\b(?:sorry|please|embarrassing|ask nicely)\b/i.test(text)
  );
}

const people =
  /\d[\d.,]*\+?\s?(?:k |million |thousand |paying |active |small |large |public |rural |weekly )?(?:people|users|visitors|clinics|hospitals|schools|students|pupils|teachers|boats|farms|farmers|growers|accountants|restaurants|bakeries|councils|consultations|members|groups|shops|teams|stations|engineers|downloads|installs|producers|customers|gateways|devices|nodes|players|copies|guests|pilots|depots|listings|stars|companies|installations)\b|\buse(?:d|s)? (?:it|by|in|at)\b/i;
const outcome =
  /\b(?:from \d[^,;]* to \d+|fell|went from|instead of \d+|rather than \d+|reduced|cut \S+ by|times (?:fewer|faster|less)|(?:has |have )?found \d+|lost packets|nothing (?:was )?lost|no edge lost|\d+ CVEs|moved \d+|beats?|raised|\d+% (?:more|less|fewer|faster|of late))\b/i;
const trial =
  /\b(?:(?:every|each) (?:commit|release|pull request|CI run|push|build)|nightly|every night|\d[\d.,]*k? (?:injected|tests|checks|crashes|cuts|bags|models|sequences|schedules|questions|programs|drills|invariants|fuzz|simulated|real|messages|marked points|rules))\b|\bkills? the process\b/i;

/** A figure about people outweighs one about results, that one about tests, and that one about speed. */
function worthOf(text: string): number {
  let worth = 0;
  if (people.test(text) && /\d/.test(text) && !/\bstar/.test(text)) worth += 3;
  if (outcome.test(text)) worth += 2.5;
  if (trial.test(text)) worth += /\d{3}/.test(text) ? 2.8 : 2;
  if (/\d ?(?:ms|µs|us|ns|s|min|h|MB|kB|GB|%|M)\b|\d%/.test(text)) worth += 1;
  if (/\d/.test(text)) worth += 0.5;
  if ((text.match(/,/g)?.length ?? 0) > 3) worth -= 1;
  if (text.length > 130) worth -= 1;
  if (text.length < 40) worth -= 0.7;
  if (/\b(?:plain|boilerplate|config|keyed by|Java \d+|v\d|\.NET \d)\b/.test(text)) worth -= 1;
  if (
    /\b(?:not certified|bug|wrong|worthless|fails?|failure|crash(?:es|ed)?|broken)\b/i.test(text) &&
    !trial.test(text)
  )
    worth -= 0.8;
  return worth;
}

function startOf(text: string, project: ProjectFacts): string {
  return text.startsWith(project.name) ? text : raised(text);
}

/** As a later part of a sentence: names keep their capitals, everything else is lowered. */
export function asPart({ text }: Told, project: ProjectFacts): string {
  return text.startsWith(project.name) || text.toLowerCase().startsWith(`${project.name.toLowerCase()} `)
    ? text
    : lowered(text);
}
