import { numberWords, perLanguage } from "../../text/adWords.ts";

/** What is hybrid beside work: "hybrid cloud". */
const technical =
  "cloud|app|mobile|vehicle|car|engine|search|system|environment|infrastructure|drive|power|event|fund|seed";
/** What is remote beside work: "remote sensing". */
const otherRemote = "sens|control|support|monitor";

export type RemotePatterns = ReturnType<typeof remotePatterns>;

/** Patterns for the place of work in a language, and for headings in all. */
export const remotePatterns = perLanguage((words, language) => {
  const pattern = (sources: string[], flags = "") => new RegExp(sources.join("|"), `iu${flags}`);
  const [work, remote, home] = [words("work"), words("remote"), words("home")];
  const [onsite, office] = [words("onsite"), words("office")];
  const [hybrid, fully, not] = [words("hybrid"), words("fully"), words("not", "without")];
  const daysOf = (from: number, to: number) => {
    const names = [...numberWords(language)].flatMap(([word, value]) =>
      value >= from && value <= to ? word : [],
    );
    const number = String.raw`(?<![\p{L}\d.,])(?:${[`[${from}-${to}]`, ...names].join("|")})`;
    return String.raw`${number}(?:\s?(?:-|–|to|bis|à)\s?[1-5])?\s?${words("day")}`;
  };
  const [days, allDays] = [daysOf(1, 4), daysOf(5, 5)];
  /** Between "work" and "remote": a sign, "fully" or a preposition. */
  const gap = String.raw`\s*[:(–-]?(?:\s\p{L}{1,3}(?=\s))?(?:\s*${fully})?(?:\s\p{L}{1,3}(?=\s))?\s*`;
  return {
    /** Ads that say nothing of the place of work, most of them, are told by this pass alone. */
    any: pattern([words("remote", "home", "hybrid", "onsite", "office"), String.raw`\b(?:remote|hybrid)\b`]),
    /** Mentions of remote or hybrid work, whose clause tells what they mean. */
    mention: pattern(
      [
        home,
        `${work}${gap}${remote}`,
        String.raw`${remote}\s*(?:\p{L}{1,3}\s)?${work}`,
        String.raw`${work}[^.,\n]{0,20}?${hybrid}`,
        String.raw`${hybrid}[^.,\n]{0,20}?${work}`,
        String.raw`\bhybrid\b(?! (?:${technical}))`,
        String.raw`${days}[^.\n]{0,25}?${office}`,
        String.raw`${office}[^.\n]{0,10}?${days}`,
        String.raw`${fully}\s*${remote}`,
        String.raw`^\P{L}*remote\s*[:(]`,
      ],
      "gm",
    ),
    onsite: pattern([
      String.raw`${not}[^.,:;。，\n]{0,14}?(?:remote|${remote})`,
      String.raw`${remote}[^.,:;。，\n]{0,6}?${not}`,
      String.raw`${allDays}[^.\n]{0,25}?${office}`,
      String.raw`${office}[^.\n]{0,10}?${allDays}`,
      String.raw`${work}[^.,\n]{0,10}?${onsite}`,
      String.raw`${office}\s*${work}`,
      String.raw`${fully}\s*(?:${onsite}|${office})`,
      String.raw`${onsite}\s*${fully}`,
      String.raw`\bon-?\s?site (?:in|at|\d)`,
    ]),
    /** For a title, a place or a field. */
    remoteHeading: pattern([
      `(?!remote[ -]+(?:${otherRemote}))(?:remote|anywhere|worldwide|home ?office|${remote}|${home})`,
    ]),
    hybridHeading: pattern([`${hybrid}(?! (?:${technical}))`]),
    officeHeading: pattern([`^${office}`]),
    hybrid: pattern([hybrid, days]),
    fully: pattern([fully]),
    partly: pattern([words("partly"), days, office]),
    notBefore: pattern([String.raw`${not}[^,:\n]{0,25}$`]),
    notAfter: pattern([String.raw`^[^,\n]{0,8}?${not}`]),
  };
});
