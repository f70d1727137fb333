import type { SalaryPeriod } from "@career-hub/db/enums.ts";
import type { Found } from "../../text/found.ts";

export type Salary = {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: SalaryPeriod | null;
};

const symbols: Record<string, string> = {
  $: "USD",
  us$: "USD",
  a$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  s$: "SGD",
  r$: "BRL",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  zł: "PLN",
  kč: "CZK",
  "₪": "ILS",
  "fr.": "CHF",
  "₦": "NGN",
  euro: "EUR",
  euros: "EUR",
};
const codes =
  "USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|INR|SGD|HKD|BRL|MXN|ZAR|ILS|AED|SAR|NGN|KES|TRY|CNY|KRW|PHP|THB|VND";
const currency = `(?:US\\$|A\\$|CA?\\$|NZ\\$|S\\$|R\\$|[$€£¥₹₪₦]|zł|Kč|Fr\\.|\\b(?:${codes}|euros?)\\b)`;
const amount = "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
const thousand = "\\s?[kK](?![A-Za-zÀ-ž])";
const amountPattern = `(${currency})?\\s?(${amount})(${thousand})?\\s?(${currency})?`;
const range = new RegExp(
  `${amountPattern}(?:\\s*(?:-|–|—|to|bis|and|à|a|hasta|tot|do)\\s*${amountPattern})?`,
  "gi",
);
const periods: [SalaryPeriod, RegExp][] = [
  [
    "hour",
    /\b(?:per|an|a|\/|pro|each)\s*(?:hour|hr|h)\b|\/\s*(?:hour|hr|h)\b|\bhourly\b|\bp\.?\s?h\.?\b|^hour|1 hour|\b(?:(?:par|l['’])\s?heure|horaire|pro stunde|stundenlohn|por hora|all['’]ora|per uur|za godzin|godzinow)|\/\s*(?:std|godz|uur)\b/i,
  ],
  ["day", /\b(?:per|a|pro|each)\s*day\b|\/\s*day\b|\bdaily\b|\bday rate\b|^day|1 day/i],
  [
    "week",
    /\b(?:per|a|pro|each)\s*week\b|\/\s*(?:week|wk)\b|\bweekly\b|^week|1 week|\b(?:pro woche|par semaine|por semana|semanal)/i,
  ],
  [
    "month",
    /\b(?:per|a|pro|each)\s*month\b|\/\s*(?:month|mo)\b|\bmonthly\b|\bp\.?\s?m\.?\b|^month|1 month|\b(?:par mois|mensuel|(?:pro|im) monat|monatlich|al mes|mensual|al mese|mensile|per maand|miesięczn|na miesiąc)/i,
  ],
  [
    "year",
    /\b(?:per|a|pro|each)\s*(?:year|annum|yr)\b|\/\s*(?:year|yr|annum)\b|\b(?:yearly|annual(?:ly)?|p\.\s?a\.?|pa)\b|^year|^annual|1 year|\b(?:par an|annuel|(?:pro|im) jahr|jährlich|jahresgehalt|al año|anual|all['’]anno|annuo|per jaar|rocznie)/i,
  ],
];
const context =
  /\b(?:salar\w+|pay|paid|compensation|wage\w*|rate|gross|remuneration|earn\w*|stipend|ote|base|range|\w*gehalt|vergütung|\w*lohn|salaire|rémunération|sueldo|salario|salaris|stawka|wynagrodzenie|bruto?|brutto)\b/i;
const notPay =
  /\b(?:raised|funding|revenue|arr|budget|valuation|series [a-e]|million|billion|customers|users|401|bonus of|referral|allowance|stipend for|equipment|learning|training|turnover|portfolio|fund|assets|donat\w+|grant)\b|^\s*(?:m|mm|bn|b)\b/i;

export const periodOf = (text: string): SalaryPeriod | null =>
  periods.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
export const currencyOf = (text: string | undefined): string | null => {
  const word = text?.trim() ?? "";
  return (
    symbols[word.toLowerCase()] ?? (new RegExp(`^(?:${codes})$`, "i").test(word) ? word.toUpperCase() : null)
  );
};

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

function read(match: RegExpMatchArray, around: string): (Salary & { hasUnit: boolean }) | null {
  const [, c1, a1, k1, c2, c3, a2, k2, c4] = match;
  if (!a1) return null;
  const unit = [c1, c2, c3, c4].map(currencyOf).find((found) => found !== null) ?? null;
  const factor = (own: string | undefined, other: string | undefined, value: number) =>
    own || (other && value < 1000) ? 1000 : 1;
  const [v1, v2] = [numberOf(a1), a2 ? numberOf(a2) : null];
  const low = v1 * factor(k1, k2, v1);
  const high = v2 === null ? null : v2 * factor(k2, k1, v2);
  if (!(low > 0) || (high !== null && high < low)) return null;
  return {
    min: low,
    max: high ?? low,
    currency: unit,
    period: periodOf(around) ?? guessPeriod(high ?? low),
    hasUnit: unit !== null,
  };
}

const atLeast = /(?:^|\s)(?:from|starting(?: at)?|ab|min\w*|at least|desde|à partir de|vanaf|od)\s*$/i;
const atMost = /(?:^|\s)(?:up to|max\w*|bis(?: zu)?|hasta|jusqu['’]à|tot|do)\s*$/i;

/** Opens a single amount to one side: "from 4,200 €", "up to $95k". */
function opened(pay: Salary, before: string): Salary {
  if (pay.min !== pay.max) return pay;
  if (atLeast.test(before)) return { ...pay, max: null };
  return atMost.test(before) ? { ...pay, min: null } : pay;
}

/** Parses a salary field, in which any number is an amount. */
export function salaryOfField(text: string): Salary {
  for (const match of text.matchAll(range)) {
    const pay = read(match, text);
    if (pay) {
      const { hasUnit: _, ...salary } = pay;
      return opened(salary, text.slice(0, match.index));
    }
  }
  return { min: null, max: null, currency: null, period: null };
}

/** Parses running text: an amount counts only near words about pay, and not about other costs. */
export function salaryOfText(text: string): Found<Salary> {
  for (const match of text.matchAll(range)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 30).split("\n")[0] ?? "";
    const before =
      text
        .slice(Math.max(0, match.index - 70), match.index)
        .split("\n")
        .at(-1) ?? "";
    const pay = read(match, after.slice(0, 22));
    const hasPeriod = periodOf(after.slice(0, 22)) !== null;
    // An amount of some hundreds without a period is a bonus or a fee.
    if (!pay?.hasUnit || (!hasPeriod && pay.period === "day") || notPay.test(after) || /\d$/.test(before))
      continue;
    if (!hasPeriod && (!context.test(before + after) || notPay.test(before))) continue;
    const value = pay.max ?? 0;
    const plausible = { hour: 3, day: 30, week: 100, month: 200, year: 5_000 }[pay.period ?? "year"];
    if (value < plausible) continue;
    const { hasUnit: _, ...salary } = pay;
    const tail =
      /^\s*(?:(?:\/|per|an?|pro|p\.)\s*\w+\.?(?: a\.)?|gross|yearly|annually|hourly|monthly)/i.exec(
        after,
      )?.[0] ?? "";
    return { value: opened(salary, before), words: (match[0] + tail).trim().replace(/(?<!\ba)\.$/, "") };
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
