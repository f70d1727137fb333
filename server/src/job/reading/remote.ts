import type { RemoteKind } from "@career-hub/db/enums.ts";
import { numberWords, perLanguage } from "../../text/adWords.ts";
import type { Found } from "../../text/found.ts";
import { languageOf } from "../../text/languageOf.ts";

const technical =
  "cloud|app|mobile|vehicle|car|engine|search|system|environment|infrastructure|drive|power|event|fund|seed";
/** A clause ends at these, seen from a match. */
const clauseBefore = /^.*[.!?;\n•|。]/s;
const clauseAfter = /[.!?;\n•|。].*$/s;

const patternsOf = perLanguage((words, language) => {
  const [work, remote, home, onsite, office] = [
    words("work"),
    words("remote"),
    words("home"),
    words("onsite"),
    words("office"),
  ];
  const hybrid = words("hybrid");
  const namesOf = (...values: number[]) =>
    [...numberWords(language)].flatMap(([word, value]) => (values.includes(value) ? word : []));
  const few = namesOf(1, 2, 3, 4);
  const days = `(?<![\\p{L}\\d.,])(?:[1-4]|${few.join("|")})(?:\\s?(?:-|–|to|bis|à)\\s?[1-5])?\\s?${words("day")}`;
  const five = `(?<![\\p{L}\\d.,])(?:5|${namesOf(5).join("|") || "(?!)"})`;
  /** Between "work" and "remote": a sign, "fully" or a preposition. */
  const gap = `\\s*[:(–-]?(?:\\s\\p{L}{1,3}(?=\\s))?(?:\\s*${words("fully")})?(?:\\s\\p{L}{1,3}(?=\\s))?\\s*`;
  const pattern = (source: string, flags = "") => new RegExp(source, `iu${flags}`);
  return {
    /** Ads that say nothing of the place of work, most of them, are told by this pass alone. */
    any: pattern(`${words("remote", "home", "hybrid", "onsite", "office")}|\\b(?:remote|hybrid)\\b`),
    candidates: pattern(
      [
        home,
        `${work}${gap}${remote}`,
        `${remote}\\s*(?:\\p{L}{1,3}\\s)?${work}`,
        `${work}[^.,\\n]{0,20}?${hybrid}`,
        `${hybrid}[^.,\\n]{0,20}?${work}`,
        `\\bhybrid\\b(?! (?:${technical}))`,
        `${days}[^.\\n]{0,25}?${office}`,
        `${office}[^.\\n]{0,10}?${days}`,
        `${words("fully")}\\s*${remote}`,
        "^\\P{L}*remote\\s*[:(]",
      ].join("|"),
      "gm",
    ),
    office: pattern(`^${office}`),
    onsite: pattern(
      `${words("not")}[^.,:;。，\\n]{0,14}?(?:remote|${remote})|${remote}[^.,:;。，\\n]{0,6}?${words("not")}|${five}\\s?${words("day")}[^.\\n]{0,25}?${office}|${words("fully")}\\s*${office}|${work}[^.,\\n]{0,10}?${onsite}|${office}\\s*${work}|${words("fully")}\\s*${onsite}|${onsite}\\s*${words("fully")}|\\bon-?\\s?site (?:in|at|\\d)`,
    ),
    heading: pattern(
      `(?!remote[ -]+(?:sens|control|support|monitor))(?:remote|anywhere|worldwide|home ?office|${remote}|${home})`,
    ),
    hybrid: pattern(`${hybrid}|${days}`),
    hybridHeading: pattern(`${hybrid}(?! (?:${technical}))`),
    fully: pattern(words("fully")),
    partly: pattern(`${words("partly")}|${days}`),
    notBefore: pattern(`${words("not")}[^,:\\n]{0,25}$`),
    notAfter: pattern(`^[^,\\n]{0,8}?${words("not")}`),
  };
});
const partly = /hybrid|part(?:ly|ially)|teilweise|anteilig|partiel|parcial|częściow|deels/i;

/** Parses a field in any spelling. */
export function remoteOfField(text: string): RemoteKind | null {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const { heading, hybridHeading, office, onsite, notBefore } = patternsOf(null);
  if (partly.test(text) || /flexible|partial/.test(word) || hybridHeading.test(text)) return "hybrid";
  if (/onsite|inoffice|inperson|^office|^false$|^no$|^0$|^none$/.test(word)) return "onsite";
  const remote =
    /remote|telecommut|home[ _-]?office|work[ _-]?from[ _-]?home/i.exec(text) ?? heading.exec(text);
  if (remote) return notBefore.test(text.slice(0, remote.index)) ? "onsite" : "remote";
  if (/^true$|^yes$|^1$/.test(word)) return "remote";
  return office.test(text) || onsite.test(`work: ${text}`) ? "onsite" : null;
}

/** Short forms are accepted in title and place; running text must be explicit. */
export function remoteOfText(heading: string, text: string, language = languageOf(text)): Found<RemoteKind> {
  const all = patternsOf(null);
  const short = (all.hybridHeading.exec(heading) ?? all.heading.exec(heading))?.[0];
  if (short)
    return {
      value: all.hybridHeading.test(short) || all.partly.test(heading) ? "hybrid" : "remote",
      words: short,
    };
  if (/\bon-?site\b/i.test(heading)) return { value: "onsite", words: "on-site" };
  const patterns = patternsOf(language);

  if (!patterns.any.test(text)) return null;
  const found = [...text.matchAll(patterns.candidates)].map((match) => ({
    value: kindOf(match, text, patterns),
    words: match[0],
  }));
  const onsite = patterns.onsite.exec(text)?.[0];
  return (
    (["onsite", "hybrid", "remote"] as const).flatMap(
      (kind) => found.find(({ value }) => value === kind) ?? [],
    )[0] ?? (onsite === undefined ? null : { value: "onsite", words: onsite })
  );
}

/** What a mention of remote or hybrid work means in its clause: "Remote work is not possible" is on site. */
function kindOf(match: RegExpExecArray, text: string, patterns: ReturnType<typeof patternsOf>): RemoteKind {
  const end = match.index + match[0].length;
  const before = text.slice(Math.max(0, match.index - 40), match.index).replace(clauseBefore, "");
  const after = text.slice(end, end + 40).replace(clauseAfter, "");
  if (patterns.notBefore.test(before) || patterns.notAfter.test(after)) return "onsite";
  if (patterns.hybrid.test(match[0])) return "hybrid";
  const clause = `${before}${match[0]}${after}`;
  return !patterns.fully.test(clause) && patterns.partly.test(clause) ? "hybrid" : "remote";
}
