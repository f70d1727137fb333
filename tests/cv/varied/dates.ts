import type { Month } from "../generated/person.ts";
import type { Random } from "../generated/random.ts";
import type { Language } from "../generated/words.ts";
import { type Words, wordsOf } from "../generated/words.ts";
import { variedWords } from "./words.ts";

type Point = (point: Month, words: Words, language: Language) => string;
export type Style = { name: string; weight: number; one: Point; dash: string; keepsMonths: boolean };

const two = (month: number) => String(month).padStart(2, "0");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const longName: Point = ({ month }, words) => words.months[month - 1] ?? "";
const shortName: Point = (point, words, language) =>
  words.shortMonths[point.month - 1] ?? longName(point, words, language).slice(0, 3);
const season: Point = ({ month }, _, language) =>
  variedWords[language].seasons[Math.floor((month % 12) / 3)] ?? "";

const style = (name: string, weight: number, dash: string, one: Point, keepsMonths = true): Style => ({
  name,
  weight,
  one,
  dash,
  keepsMonths,
});
const styles: Style[] = [
  style("years", 5, " – ", ({ year }) => String(year), false),
  style("yearsTight", 4, "-", ({ year }) => String(year), false),
  style("monthYear", 5, " – ", (p, w, l) => `${capital(shortName(p, w, l))} ${p.year}`),
  style("longMonth", 4, " – ", (p, w, l) => `${capital(longName(p, w, l))} ${p.year}`),
  style("lowerMonth", 2, " - ", (p, w, l) => `${longName(p, w, l)} ${p.year}`),
  style("pointed", 2, " — ", (p, w, l) => `${shortName(p, w, l).replace(".", "")}. ${p.year}`),
  style("comma", 1, " - ", (p, w, l) => `${capital(longName(p, w, l))}, ${p.year}`),
  style("numbers", 4, " - ", (p) => `${two(p.month)}/${p.year}`),
  style("points", 3, " – ", (p) => `${two(p.month)}.${p.year}`),
  style("dashes", 1, " to ", (p) => `${two(p.month)}-${p.year}`),
  style("days", 2, " - ", (p) => `01.${two(p.month)}.${p.year}`),
  style("isoTo", 1, " – ", (p) => `${p.year}-${two(p.month)}`),
  style(
    "apostrophe",
    1,
    " – ",
    (p, w, l) => `${capital(shortName(p, w, l).replace(".", ""))}'${String(p.year).slice(2)}`,
  ),
  style(
    "shortYear",
    1,
    " - ",
    (p, w, l) => `${capital(shortName(p, w, l).replace(".", ""))}-${String(p.year).slice(2)}`,
  ),
  style("upper", 1, " – ", (p, w, l) => `${shortName(p, w, l).toUpperCase()} ${p.year}`),
  style("words", 3, "words", (p, w, l) => `${longName(p, w, l)} ${p.year}`),
  style("wordsYears", 1, "words", (p) => String(p.year), false),
  style(
    "softHyphen",
    1,
    " \u00ad ",
    (p, w, l) => `${capital(shortName(p, w, l).replace(".", ""))} ${p.year}`,
  ),
  style("softHyphenYears", 1, " \u00ad ", ({ year }) => String(year), false),
  style("hidden", 1, " – ", () => "20XX", false),
  style("shortNumbers", 1, " - ", (p) => `${two(p.month)}/${String(p.year).slice(2)}`),
  style("yearMonth", 1, " – ", (p) => `${p.year}/${two(p.month)}`),
  style("seasons", 1, " – ", (p, w, l) => `${season(p, w, l)} ${p.year}`, false),
];

export type DatesOf = {
  name: string;
  write: (from: Month, to: Month | null) => string;
  truth: (from: Month, to: Month | null) => { from: string; to: string };
};

/** How one CV writes its dates: one style, one word for today, "since …" for the newest in some. */
export function datesOf(random: Random, language: Language): DatesOf {
  const words = wordsOf[language];
  const own = variedWords[language];
  const fitting = styles.filter(
    ({ name }) =>
      (name !== "seasons" || own.seasons.length > 0) &&
      // Polish bends its months; the nominative list is what its speakers write between dashes.
      (!["words", "wordsYears"].includes(name) || language !== "pl"),
  );
  const chosen = random.pick(fitting.flatMap((one) => Array.from({ length: one.weight }, () => one)));
  const present = random.pick(own.present);
  const isSince = random.next() < 0.2;
  const one = (point: Month) => chosen.one(point, words, language);
  const truthOf = (point: Month) => {
    if (chosen.name === "hidden") return "";
    return chosen.keepsMonths ? `${point.year}-${two(point.month)}` : String(point.year);
  };
  return {
    name: `${chosen.name}${isSince ? "/since" : ""}/${present}`,
    write: (from, to) => {
      if (!to && isSince && chosen.name !== "hidden") return `${own.since} ${one(from)}`;
      if (chosen.dash === "words") return `${own.from} ${one(from)} ${own.until} ${to ? one(to) : present}`;
      return `${one(from)}${chosen.dash}${to ? one(to) : present}`;
    },
    truth: (from, to) => ({ from: truthOf(from), to: to ? truthOf(to) : "present" }),
  };
}
