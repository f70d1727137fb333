import type { Month } from "./person.ts";
import type { Words } from "./words.ts";

type Format = (from: Month, to: Month | null, words: Words) => string;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const two = (month: number) => String(month).padStart(2, "0");
const name = ({ month }: Month, words: Words) => capital(words.months[month - 1] ?? "");
const short = (point: Month, words: Words) =>
  words.shortMonths[point.month - 1] ?? name(point, words).slice(0, 3);
const joined =
  (one: (point: Month, words: Words) => string, dash: string): Format =>
  (from, to, words) =>
    `${one(from, words)}${dash}${to ? one(to, words) : words.present}`;

const years = ({ year }: Month) => String(year);

/** How the dates of a job are written. "years" formats lose the months; `hidden` is a template's "20XX". */
export const dateFormats = {
  monthYear: joined((point, words) => `${short(point, words)} ${point.year}`, " – "),
  longMonth: joined((point, words) => `${name(point, words)} ${point.year}`, " - "),
  slashes: joined((point) => `${two(point.month)}/${point.year}`, " – "),
  points: joined((point) => `${two(point.month)}.${point.year}`, "-"),
  iso: joined((point) => `${point.year}-${two(point.month)}`, " — "),
  years: joined(years, "–"),
  yearsSpaced: joined(years, " - "),
  yearsSoft: joined(years, " \u00ad "),
  monthSoft: joined((point, words) => `${short(point, words)} ${point.year}`, " \u00ad "),
  toWord: (from, to, words) =>
    `${name(from, words)} ${from.year} ${words.until} ${to ? `${name(to, words)} ${to.year}` : words.present}`,
  yearMonth: joined((point) => `${point.year}/${two(point.month)}`, " - "),
  apostrophe: joined((point, words) => `${short(point, words)} ’${String(point.year).slice(2)}`, " – "),
  hidden: joined(() => "20XX", " – "),
  shortYears: joined((point) => `${two(point.month)}/${String(point.year).slice(2)}`, " - "),
} satisfies Record<string, Format>;
export type DateFormat = keyof typeof dateFormats;

/** What a careful reader takes from dates written that way: "2016-09", "2016", "present" or nothing. */
export function truthOfDates(
  format: DateFormat,
  from: Month,
  to: Month | null,
): { from: string; to: string } {
  const one = (point: Month) => {
    if (format === "hidden") return "";
    return format.startsWith("years") ? String(point.year) : `${point.year}-${two(point.month)}`;
  };
  return { from: one(from), to: to ? one(to) : "present" };
}
