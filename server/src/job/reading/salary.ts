import type { SalaryPeriod } from "@career-hub/db/enums.ts";
import { perLanguage } from "../../text/adWords.ts";
import type { Found } from "../../text/found.ts";
import { languageOf } from "../../text/languageOf.ts";
import { currencyCode, currencyOf, currencyPattern, payScaleOf } from "./currency.ts";

export type Salary = {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: SalaryPeriod | null;
};

const amount =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
const multiples: [RegExp, number][] = [
  [/k|тыс|tys/i, 1_000],
  [/[万萬만]/, 10_000],
  [/lpa|lakh/i, 100_000],
];
const multiple = "\\s?(?:[kK](?![A-Za-zÀ-ž])|(?:тыс|tys)\\.?|[万萬만]|LPA|lakhs?)";
/** In "4'600.–" and "500,-" the dash stands for no cents; "회원" (members) ends like the won. */
const amountPattern = `(?:(?<![가-힣])(${currencyPattern}))?\\s?(${amount})(?:[.,][–—-])?(${multiple})?\\s?(${currencyPattern})?`;
const rangeOf = perLanguage(
  (words) =>
    new RegExp(
      `${amountPattern}(?:\\s*(?:-|–|—|~|～|〜|${words("to")})\\s*(?:max\\w*\\.?\\s+)?${amountPattern})?`,
      "giu",
    ),
);
const periods: [SalaryPeriod, RegExp][] = [
  [
    "hour",
    /\b(?:per|an|a|each)\s+(?:hour|hr|h)\b|\/\s*(?:hour|hr|h|std)(?!\p{L})|\bhourly\b|\bp\.?\s?h\.?\b|^hour|1 hour/iu,
  ],
  ["day", /\b(?:per|a|each)\s*day\b|\/\s*day\b|\bdaily\b|\bday rate\b|^day|1 day/i],
  ["week", /\b(?:per|a|each)\s*week\b|\/\s*(?:week|wk)\b|\bweekly\b|^week|1 week/i],
  [
    "month",
    /\b(?:per|a|each)\s*month\b|\/\s*(?:month|mo)(?!\p{L})|\bmonthly\b|\bp\.?\s?m\.?\b|^month|1 month/iu,
  ],
  [
    "year",
    /\b(?:per|a|each)\s+(?:year|annum|yr)\b|\/\s*(?:year|yr|annum)\b|\b(?:yearly|annual(?:ly)?|p\.\s?a\.?|pa|lpa)\b|^year|^annual|1 year/i,
  ],
];
const periodWordsOf = perLanguage((words): [SalaryPeriod, RegExp][] =>
  (["hour", "day", "week", "month", "year"] as const).map((unit) => [unit, new RegExp(words(unit), "iu")]),
);
const contextOf = perLanguage((words) => new RegExp(`${words("pay")}|\\bsalar\\w+`, "iu"));
const notPay =
  /\b(?:raised|funding|revenue|arr|budget|valuation|series [a-e]|million|billion|customers|users|401|bonus of|referral|allowance|stipend for|equipment|learning|training|turnover|portfolio|fund|assets|donat\w+|grant)\b|^\s*(?:m|mm|bn|b)(?!\p{L})/iu;

/** Reads "per hour" and, in other languages, the unit alone: "mensuales", "月給". */
export function periodOf(text: string, language: string | null = null): SalaryPeriod | null {
  const patterns = language === "English" ? periods : [...periods, ...periodWordsOf(language)];
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Parses "75.000", "75,000", "75 000", "75'000" and "75.5". */
function numberOf(text: string): number {
  const digits = text.replace(/[\s'’]/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const integerPart = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[.,]/g, "");
  return Number(decimals ? `${integerPart}.${decimals[1]}` : integerPart);
}

// Guesses a missing period from the amount: nobody earns 30 a year or 90,000 an hour.
const guessPeriod = (value: number): SalaryPeriod =>
  value >= 10_000 ? "year" : value >= 1_000 ? "month" : value >= 150 ? "day" : "hour";

const multipleOf = (text: string | undefined) =>
  (text && multiples.find(([pattern]) => pattern.test(text))?.[1]) || 1;

type Amounts = { min: number; max: number; currency: string | null; hasUnit: boolean };

function read(match: RegExpMatchArray, language: string | null): Amounts | null {
  const [, c1, a1, k1, c2, c3, a2, k2, c4] = match;
  if (!a1) return null;
  const units = [c1, c2, c3, c4, /lpa/i.test(`${k1}${k2}`) ? "lpa" : undefined].filter(
    (unit) => unit !== undefined,
  );
  // "$25,000 MXN": a code says more than a sign.
  const unit = units.find((one) => currencyCode.test(one.trim())) ?? units[0];
  const factor = (own: string | undefined, other: string | undefined, value: number) =>
    own ? multipleOf(own) : value < 1000 ? multipleOf(other) : 1;
  const [v1, v2] = [numberOf(a1), a2 ? numberOf(a2) : null];
  const low = v1 * factor(k1, k2, v1);
  const high = v2 === null ? low : v2 * factor(k2, k1, v2);
  if (!(low > 0) || high < low) return null;
  return { min: low, max: high, currency: currencyOf(unit, language), hasUnit: unit !== undefined };
}

const scaled = ({ max, currency }: Amounts) => max / payScaleOf(currency);

const openingOf = perLanguage((words) => ({
  atLeast: new RegExp(`${words("from")}\\.?\\s*$`, "iu"),
  atMost: new RegExp(`${words("up to")}\\.?\\s*$`, "iu"),
  orMore: new RegExp(`^\\s*${words("or more")}`, "iu"),
}));

/** Opens a single amount to one side: "from 4,200 €", "up to $95k". */
function opened(pay: Salary, language: string | null, before: string, after: string): Salary {
  const { atLeast, atMost, orMore } = openingOf(language);
  if (pay.min !== pay.max) return pay;
  if (atLeast.test(before) || orMore.test(after)) return { ...pay, max: null };
  return atMost.test(before) ? { ...pay, min: null } : pay;
}

/** Parses a salary field, in which any number is an amount. */
export function salaryOfField(text: string): Salary {
  const language = languageOf(text);
  for (const match of text.matchAll(rangeOf(language))) {
    const pay = read(match, language);
    if (!pay) continue;
    const { hasUnit: _, ...amounts } = pay;
    return opened(
      { ...amounts, period: periodOf(text) ?? guessPeriod(scaled(pay)) },
      language,
      text.slice(0, match.index),
      text.slice(match.index + match[0].length),
    );
  }
  return { min: null, max: null, currency: null, period: null };
}

/** Parses running text: an amount counts only near words about pay, and not about other costs. */
export function salaryOfText(text: string, language = languageOf(text)): Found<Salary> {
  for (const match of text.matchAll(rangeOf(language))) {
    const pay = read(match, language);
    if (!pay?.hasUnit) continue;
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 30).split("\n")[0] ?? "";
    const before =
      text
        .slice(Math.max(0, match.index - 70), match.index)
        .split("\n")
        .at(-1) ?? "";
    const stated =
      periodOf(after.slice(0, 22).replace(/\d.*$/, ""), language) ??
      (language === "English" ? null : periodOf(before.slice(-25), language));
    const period = stated ?? guessPeriod(scaled(pay));
    // An amount of some hundreds without a period is a bonus or a fee.
    if ((!stated && period === "day") || notPay.test(after) || /\d$/.test(before)) continue;
    // A range on a line of its own is pay: "£78,000 – £92,000 depending on experience".
    const isLine = match[6] !== undefined && /^[^\p{L}\p{N}]*$/u.test(before);
    if (!stated && (!(isLine || contextOf(language).test(before + after)) || notPay.test(before))) continue;
    if (scaled(pay) < { hour: 3, day: 30, week: 100, month: 200, year: 5_000 }[period]) continue;
    const { hasUnit: _, ...amounts } = pay;
    const tail =
      /^\s*(?:(?:\/|per|an?|pro|p\.)\s*\p{L}+\.?(?: a\.)?|gross|yearly|annually|hourly|monthly)/iu.exec(
        after,
      )?.[0] ?? "";
    return {
      value: opened({ ...amounts, period }, language, before, after),
      words: (match[0] + tail).trim().replace(/(?<!\ba)\.$/, ""),
    };
  }
  return null;
}

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", INR: "₹", JPY: "¥" };

/** Display text for sources that give only numbers. */
export function salaryWords({ min, max, currency: code, period }: Salary): string | null {
  if (min === null && max === null) return null;
  const money = (value: number) => {
    const digits = value.toLocaleString("en-US", { maximumFractionDigits: 2 });
    return code && signs[code] ? `${signs[code]}${digits}` : `${digits}${code ? ` ${code}` : ""}`;
  };
  const amounts = [min, max].filter((value) => value !== null);
  const span =
    min !== null && max !== null && min !== max ? amounts.map(money).join(" – ") : money(amounts[0] ?? 0);
  const bound = max === null ? "from " : min === null ? "up to " : "";
  return `${bound}${span}${period ? ` per ${period}` : ""}`;
}
