/** Signs and names of currencies in ads, in lower case. */
const symbols = new Map(
  Object.entries({
    USD: "$ us$",
    AUD: "a$",
    CAD: "c$ ca$",
    NZD: "nz$",
    SGD: "s$",
    BRL: "r$ reais",
    MXN: "mx$",
    EUR: "€ euro euros евро євро ευρώ eura euroa euró eurot eurų eiro evra evrov",
    GBP: "£",
    JPY: "¥ 円",
    INR: "₹ lpa",
    PLN: "zł złotych",
    CZK: "kč korun",
    ILS: '₪ ש"ח ש״ח',
    CHF: "fr. franken",
    NGN: "₦",
    RUB: "₽ руб",
    UAH: "₴ грн",
    BGN: "лв лева",
    TRY: "₺ tl",
    HUF: "ft forint",
    RON: "lei",
    KRW: "₩ 원",
    CNY: "元 rmb",
    VND: "₫",
    SAR: "ريال",
    AED: "درهم",
    IDR: "rp",
    RSD: "динара dinara",
    KZT: "₸ тенге",
    TWD: "nt$ 新台幣",
  }).flatMap(([code, names]) => names.split(" ").map((name) => [name, code] as const)),
);
/** The crown is a currency of each of these languages. */
const crowns: Record<string, string> = { Swedish: "SEK", Danish: "DKK", Norwegian: "NOK", Icelandic: "ISK" };
const codes =
  "USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|RUB|UAH|JPY|INR|SGD|HKD|BRL|MXN|ZAR|ILS|AED|SAR|NGN|KES|TRY|CNY|KRW|PHP|THB|VND|IDR|KZT|TWD|MYR|COP|ARS|CLP|EGP|QAR|PKR|GEL";
/** Source of a pattern for a sign, a code or a name of a currency. */
export const currencyPattern = `(?:US\\$|NT\\$|MX\\$|A\\$|CA?\\$|NZ\\$|S\\$|R\\$|[$€£¥₹₪₦₽₴₺₩₫₸円元원]|zł|Kč|Fr\\.|руб(?:лей)?\\.?|грн\\.?|лв\\.?|лева|тенге|新台幣|ש["״]ח|евро|євро|ευρώ|ريال|درهم|\\b(?:${codes}|euros?|kr|kroner|kronor|Ft|forint|lei|TL|RMB|eura|euroa|eurot|eiro|evra|evrov|dinara|korun|reais|Franken)\\b|\\bRp|\\bzłotych|euró|eurų|динара)`;
export const currencyCode = new RegExp(`^(?:${codes})$`, "i");
export function currencyOf(text: string | undefined, language: string | null = null): string | null {
  const word = (text ?? "")
    .trim()
    .toLowerCase()
    .replace(/(?<=[а-я])\.|лей\.?$/g, "");
  if (/^kr/.test(word)) return crowns[language ?? ""] ?? null;
  return symbols.get(word) ?? (currencyCode.test(word) ? word.toUpperCase() : null);
}

/** How many units pay about as much as a euro does in Europe: only to guess a missing period and what can be pay. */
const payScales: [units: number, currencies: string][] = [
  [1.5, "BGN"],
  [3, "PLN RON BRL CNY"],
  [4, "ILS AED SAR"],
  [9, "HKD"],
  [10, "SEK NOK DKK MXN ZAR"],
  [15, "CZK THB UAH"],
  [20, "INR TRY PHP"],
  [40, "RUB"],
  [50, "KES"],
  [60, "RSD"],
  [100, "JPY"],
  [150, "ISK"],
  [250, "HUF"],
  [300, "NGN"],
  [400, "KZT"],
  [1_000, "KRW"],
  [5_000, "IDR"],
  [10_000, "VND"],
];
export const payScaleOf = (currency: string | null): number =>
  payScales.find(([, currencies]) => currency && currencies.includes(currency))?.[0] ?? 1;

/** Countries that write their own currency as a bare "$" or "kr", by what an ad's place ends with. */
const dollars: [code: string, place: RegExp][] = [
  [
    "CAD",
    /(?:canada|qu[eé]bec|ontario|alberta|british columbia|manitoba|saskatchewan|nova scotia|new brunswick|\b(?:ON|QC|BC|AB|MB|SK|NS))$/iu,
  ],
  ["AUD", /(?:australia|queensland|new south wales|victoria|tasmania|\b(?:NSW|QLD|VIC|TAS|ACT))$/iu],
  ["NZD", /new zealand$/iu],
  ["SGD", /singapore$/iu],
  ["HKD", /hong kong$/iu],
  ["MXN", /(?<!new )m[eé]xico$|\bcdmx$/iu],
  ["ARS", /argentina$/iu],
  ["CLP", /chile$/iu],
  ["COP", /colombia$/iu],
];

const crownsByPlace: typeof dollars = [
  ["SEK", /(?:sweden|sverige)$/iu],
  ["NOK", /(?:norway|norge|noreg)$/iu],
  ["DKK", /(?:denmark|danmark)$/iu],
  ["ISK", /(?:iceland|ísland)$/iu],
];

type Ad = { location: string; language: string | null };

/** The currency of a pay whose words have only "$" or "kr": that of the ad's place, for crowns else of its language. */
export function withLocalCurrency(currency: string | null, words: string, { location, language }: Ad) {
  const place = location.replace(/[\s\d)\].]+$/, "");
  const ofPlace = (list: typeof dollars) => list.find(([, pattern]) => pattern.test(place))?.[0];
  if (currency === null && /\bkr/i.test(words))
    return ofPlace(crownsByPlace) ?? crowns[language ?? ""] ?? null;
  if (currency !== "USD" || !words.includes("$") || /US|dollar/i.test(words)) return currency;
  return ofPlace(dollars) ?? currency;
}
