import { lowerFirst, upperFirst } from "../../evidence/phrases.ts";
import { termNamed } from "../../matching/dictionary.ts";
import { isOrdinaryWord } from "../../matching/ordinaryWords.ts";

// Read letter by letter ("an HL7 gateway") or as a word ("a FHIR profile")? Capitals tell, but for these.
const readAsWord =
  /^(?:FHIR|SLAM|SIMD|LAN|SIM|HIPAA|RAM|ROM|RTOS|MIDI|LIDAR|LoRa|NoSQL|SaaS|REST|RAG|LINQ|NUMA|NIF|MUD|MISRA)/;

export function withArticle(noun: string): string {
  return `${startsWithVowelSound(noun) ? "an" : "a"} ${noun}`;
}

function startsWithVowelSound(text: string): boolean {
  if (/^(?:8|11\b|18\b|hour|honest|heir)/i.test(text)) return true;
  if (/^\p{Lu}[\p{Lu}\d]/u.test(text) && !readAsWord.test(text)) return /^[AEFHILMNORSX]/.test(text);
  if (/^(?:uni(?!n|m)|use|util|eu|one\b|once|ubiq)/i.test(text)) return false;
  return /^[aeiou]/i.test(text);
}

const massNouns =
  /^(?:software|firmware|hardware|tooling|infrastructure|data|code|research|material|verification|privacy|search|sync|geometry|access|storage|statistics|rain|detection|generation|orchestration|protection|normalisation|normalization|estimation|simulation|recovery|month-end|support|money|plan|pricing|control|analysis|synthesis|evidence|music|text|automation|lag|integration|authentication|encryption|visuali[sz]ation|work|everything|nothing|python|typescript|javascript|java|rust|go|bindings|advent|billing|physics|math|maths|linear|security|infra|devops|ops|tax|trouble|coverage|content|research|migration|segmentation|classification|recognition|translation|inference|parsing|compression|news|sheet|advice|information|feedback|language)$/i;
const singularS =
  /(?:ss|us|is|ics|os|js|css|postgres|kubernetes|redis|sms|dns|gps|tls|canvas|atlas|bus|lens|bias|chaos)$/i;
const ideas = new Set(["concept", "practice", "domain"]);
const peoples =
  /^(?:English|French|German|Dutch|Flemish|Spanish|Catalan|Basque|Portuguese|Italian|Greek|Turkish|Czech|Polish|Russian|Finnish|Swedish|Danish|Norwegian|Arabic|Hebrew|Indian|Chinese|Japanese|Korean|Vietnamese|Thai|European|African|American|Asian|Advent|Bayesian|Gaussian|Fourier|Monte|Poisson|Kalman|Householder|Schroeder|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|FUSE|WCAG)$/;

/** Names keep their capital wherever they stand: "Kubernetes operator", "Czech lemmatizer". */
export function isProper(word: string): boolean {
  const plain = word.replace(/[^\p{L}\p{N}+#.]+$/u, "").replace(/['’]s$/, "");
  if (peoples.test(plain)) return true;
  const term = /^\p{Lu}/u.test(plain) ? termNamed(plain) : undefined;
  return (
    term !== undefined &&
    !ideas.has(term.kind) &&
    term.name.charAt(0) === plain.charAt(0) &&
    (term.kind === "language" || !isOrdinaryWord(plain))
  );
}

const functionWords =
  /^(?:A|An|The|In|On|At|For|From|With|By|Of|To|During|After|Before|Each|Every|All|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirty|No|Not|As|If|When|While|Under|Over|Some|Any|Both|About|Only|Used|Runs|Works|Its|Their)$/;

/** At the head of a sentence, but for names that are written small: "dbt conventions", "iOS apps". */
export function raised(text: string): string {
  const first = text.split(/[^\p{L}\p{N}]/u)[0] ?? "";
  return termNamed(first)?.name === first ? text : upperFirst(text);
}

/** As it stands inside a sentence. */
export function lowered(text: string): string {
  const [first = "", second = ""] = text.split(/\s+/);
  if (functionWords.test(first)) return first.charAt(0).toLowerCase() + text.slice(1);
  // Two capitals in a row are a name ("Red Hat", "Four Winds"), not the start of a sentence.
  if (
    isProper(first) ||
    (/^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Lu}\p{Ll}+$/u.test(second) && !isProper(second))
  )
    return text;
  return lowerFirst(text);
}

const phraseEnd =
  /(?:[,:;(—–]| - | (?:that|which|who|whose|where|when|with|without|for|from|in|on|to|of|behind|by|about|as|over|under|at|between|using|based|written|made|modelled|made|tested|checked|compiled|reduced|rated|before|after|than|against|into|via|per|inside|around|through|you|people|nobody|i)\b)/i;

/** The noun a phrase is about: "cost-based query planner that prints why …" is about a planner. */
export function headOf(phrase: string): string {
  // "sortable, editable tables": a comma between adjectives does not end the noun.
  const start = phrase.replace(/\s*\([^)]*\)/g, "").replace(/^(\S+), (?=\p{Ll}+ \p{Ll}+)/u, "$1 ");
  const end = phraseEnd.exec(start)?.index ?? start.length;
  return start.slice(0, end).trim().split(/\s+/).at(-1) ?? "";
}

const countWords =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty-\w+|several|some|all|every|more|many)\s/i;

/** "append-only storage engine …" → "an append-only storage engine …"; plural, mass and proper nouns go without. */
export function asNoun(phrase: string): string {
  const plain = lowered(phrase);
  if (/^(?:a|an|the) /i.test(phrase)) return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (countWords.test(phrase)) return plain;
  const head = headOf(phrase);
  const isPlural = /s$/i.test(head) && !singularS.test(head);
  if (
    /^(?:explaining|measuring|finding|building|learning|making|using|solving|teaching (?!\w+base))/i.test(
      phrase,
    )
  )
    return plain;
  if (
    head === "" ||
    isPlural ||
    massNouns.test(head) ||
    /ing$/i.test(head) ||
    /^(?:data|people|criteria|media)$/i.test(head)
  )
    return plain;
  // A lone name ("Kafka to ClickHouse") is a name, not a kind.
  if (/^\p{Lu}/u.test(head) && head === phrase.split(/\s+/)[0] && plain === phrase) return plain;
  return withArticle(plain);
}

const verbs = new Set(
  `adds allows analyses analyzes answers applies asks assigns backs bakes blocks boots breaks bridges brings builds bundles caches calculates captures catches changes checks classifies cleans collects combines compares compiles computes connects controls converts copies counts crawls creates cuts debugs decides decodes deletes deploys describes detects diffs discovers displays distributes does downloads downscales draws drives edits embeds encodes enforces estimates evaluates executes explains exports exposes extracts fetches fills filters finds fits fixes flags follows forecasts formats forwards gathers generates gives groups guards guesses handles helps hides holds hosts implements imports indexes injects inspects installs keeps kills labels lets lints lists loads locks logs looks maintains makes manages maps marks matches measures merges migrates minimises minimizes mirrors models monitors moves names notices notifies observes opens optimises optimizes organises orders packs paints parses patches pings plans plays plots points predicts prepares presents prevents prints processes produces proves provides publishes pulls pushes queries ranks reads rebuilds receives recommends reconciles records redacts reduces refuses registers reloads removes renames renders replaces replays reports resolves restores returns reviews rewrites rolls rotates routes runs samples saves scans schedules scrapes searches sees sends separates serves sets shapes shares ships shows shrinks signs simulates solves sorts speaks splits starts steers stops stores streams strips suggests summarises supports surfaces syncs takes talks teaches tells tests tracks trains transforms translates trims tries turns tunes understands unpacks updates uploads uses validates verifies views visualises visualizes waits walks warns watches wraps writes`.split(
    /\s+/,
  ),
);
const nounVerbs =
  /^(?:notes|talks|slides|plots|maps|tests|lists|logs|models|plans|reports|reviews|samples|records|streams|numbers|controls|forecasts|ships|shares|locks|labels|points|names|marks|routes|builds|looks|runs|sets|works|signs|views|uses)$/;
const determiner =
  /^(?:the|a|an|your|every|each|one|what|why|how|when|which|whether|all|any|it|them|this|two|things|its|in|where|if|old|pg_\S+|\p{Lu}\S*|\S+ing|\S+s)$/u;

/** Whether a description says what the thing does ("Replays a migration …") instead of what it is. */
export function startsWithVerb(text: string): boolean {
  const [first = "", second = ""] = text.split(/\s+/);
  const word = first.toLowerCase().replace(/,$/, "");
  if (!verbs.has(word)) return false;
  return !nounVerbs.test(word) || (determiner.test(second) && !/^(?:of|for|and|with|from|in)$/.test(second));
}

const bases = new Map([...verbs].map((verb) => [baseOf(verb), verb]));

function baseOf(verb: string): string {
  if (/(?:ss|sh|ch|x|z)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return verb === "does" ? "do" : verb.slice(0, -1);
}

export const isThirdPerson = (verb: string): boolean => verbs.has(verb);
export const thirdPerson = (verb: string): string | undefined => bases.get(verb.toLowerCase());

/** "Measure and fit room responses" → "measures and fits room responses"; null when it is no order. */
export function fromOrder(text: string): string | null {
  const match = /^(\p{Lu}\p{Ll}+)((?:, \p{Ll}+)*(?:,? and \p{Ll}+)?) /u.exec(text);
  const first = match?.[1] ?? "";
  const verb = thirdPerson(first);
  if (!match || !verb) return null;
  const others = match[2] ?? "";
  const isVerbList =
    others !== "" &&
    others
      .split(/,? and |, /)
      .filter(Boolean)
      .every((word) => thirdPerson(word) !== undefined);
  const rest = text.slice(match[0].length);
  if (
    !isVerbList &&
    (others !== "" ||
      (alsoNouns.test(first) &&
        !/^(?:the|a|an|your|what|how|which|places|every|all|two|three|any)\b/.test(rest)))
  )
    return null;
  const inThird = (value: string) =>
    value.replace(/\p{Ll}+/gu, (word) => (word === "and" ? word : (thirdPerson(word) ?? word)));
  const followed = rest.replace(/, (\p{Ll}+) (?=the|a|an|what|it|them)/gu, (whole, word: string) =>
    whole.replace(word, thirdPerson(word) ?? word),
  );
  return `${verb}${inThird(others)} ${followed}`;
}

const alsoNouns =
  /^(?:test|map|plan|report|record|model|design|form|sample|stream|share|point|view|name|mark|list|log|route|build|host|lint|index|format|set|start|guard|search|order|label|control|group|watch|store|post|ship|catch|patch|match|track|trace|probe|change|color|paint|play|return|review|update|upload|download|use|work|walk|talk|try|turn|tune|look|lock|load|export|import|estimate|forecast|fill|filter|fix|flag|fit|draw|drive|edit|embed|diff|count|copy|crawl|cut|debug|deploy|display|check|block|break|bridge|bundle|cache|capture|answer|back)$/i;

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** "a, b and c"; where a part has an "and" of its own, the parts are kept apart. */
export function joinedList(items: string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  if (items.some((item) => / and /.test(item)))
    return `${items.slice(0, -1).join(", ")} as well as ${items.at(-1)}`;
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
