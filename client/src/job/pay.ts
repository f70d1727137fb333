import rates from "./exchangeRates.json" with { type: "json" };

/** A pay filter; none without a currency. */
export type PayFilter = { currency: string; pay: number; unpaid: boolean };

export const maxPay = 10_000_000;
export const noPayFilter: PayFilter = { currency: "", pay: 0, unpaid: false };

/** Parses the filter from the URL; without a valid currency pay is ignored. */
export function payFilterOf(words: URLSearchParams): PayFilter {
  const currency = words.get("pay_currency") ?? "";
  if (!/^[A-Z]{3}$/.test(currency)) return noPayFilter;
  const pay = Math.floor(Number(words.get("pay")) || 0);
  return { currency, pay: Math.min(maxPay, Math.max(0, pay)), unpaid: words.get("unpaid") === "true" };
}

export function writePay(words: URLSearchParams, { currency, pay, unpaid }: PayFilter): void {
  if (!currency) return;
  words.set("pay_currency", currency);
  if (pay > 0) words.set("pay", String(pay));
  if (unpaid) words.set("unpaid", "true");
}

export const currenciesOf = (facets: { pay: { value: string }[] } | undefined): string[] =>
  facets?.pay.flatMap(({ value }) => (value === "none" ? [] : value)) ?? [];

export const payInput = ({ currency, pay, unpaid }: PayFilter) =>
  currency ? { pay_currency: currency, ...(pay > 0 && { pay }), ...(unpaid && { unpaid }) } : {};

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", INR: "₹", JPY: "¥" };

/** "€60,000", "CHF 60,000". */
const moneyText = (amount: number, currency: string): string => {
  const figure = Math.round(amount).toLocaleString("en");
  return signs[currency] ? `${signs[currency]}${figure}` : `${currency} ${figure}`;
};

export const payText = ({ currency, pay }: PayFilter): string =>
  pay > 0 ? `At least ${moneyText(pay, currency)} a year` : `Pay in ${currency}`;

type Paid = {
  salary_currency: string | null;
  salary_yearly_min: number | null;
  salary_yearly_max: number | null;
};

const perEuro: Record<string, number> = rates.perEuro;

/** The date of the European Central Bank's rates in exchangeRates.json, at noon local time. */
export const ratesDate = `${rates.date}T12:00`;

/** The maximum yearly pay converted to `currency`; null where the pay or the exchange rate is unknown. */
export function yearlyIn(job: Paid, currency: string): number | null {
  const yearly = job.salary_yearly_max ?? job.salary_yearly_min;
  if (job.salary_currency === null || yearly === null) return null;
  if (job.salary_currency === currency) return yearly;
  const [from, to] = [perEuro[job.salary_currency], perEuro[currency]];
  return from && to ? (yearly / from) * to : null;
}

export const hasPay = (job: Paid): boolean =>
  job.salary_currency !== null && (job.salary_yearly_max ?? job.salary_yearly_min) !== null;

/** The yearly pay as a range: "€54,000 to €60,000". */
export function yearlyText(job: Paid): string | null {
  const { salary_currency: currency, salary_yearly_min: min, salary_yearly_max: max } = job;
  if (!currency || (min === null && max === null)) return null;
  if (min === null) return `up to ${moneyText(max ?? 0, currency)}`;
  if (max === null) return `from ${moneyText(min, currency)}`;
  return min === max
    ? moneyText(min, currency)
    : `${moneyText(min, currency)} to ${moneyText(max, currency)}`;
}
