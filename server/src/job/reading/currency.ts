const symbols: Record<string, string> = {
  $: "USD",
  us$: "USD",
  a$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  s$: "SGD",
  r$: "BRL",
  mx$: "MXN",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  zł: "PLN",
  kč: "CZK",
  "₪": "ILS",
  "fr.": "CHF",
  "₦": "NGN",
  "₽": "RUB",
  руб: "RUB",
  "₴": "UAH",
  грн: "UAH",
  лв: "BGN",
  "₺": "TRY",
  tl: "TRY",
  ft: "HUF",
  lei: "RON",
  "₩": "KRW",
  원: "KRW",
  円: "JPY",
  元: "CNY",
  rmb: "CNY",
  "₫": "VND",
  ريال: "SAR",
  درهم: "AED",
  lpa: "INR",
  euro: "EUR",
  euros: "EUR",
  евро: "EUR",
  євро: "EUR",
  ευρώ: "EUR",
  eura: "EUR",
  euroa: "EUR",
  лева: "BGN",
  forint: "HUF",
  złotych: "PLN",
  korun: "CZK",
  reais: "BRL",
  franken: "CHF",
  'ש"ח': "ILS",
  "ש״ח": "ILS",
  euró: "EUR",
  eurot: "EUR",
  eurų: "EUR",
  eiro: "EUR",
  evra: "EUR",
  evrov: "EUR",
  rp: "IDR",
  динара: "RSD",
  dinara: "RSD",
  "₸": "KZT",
  тенге: "KZT",
  nt$: "TWD",
  新台幣: "TWD",
};
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
  return symbols[word] ?? (currencyCode.test(word) ? word.toUpperCase() : null);
}

/** How many units pay about as much as a euro does in Europe: only to guess a missing period and what can be pay. */
const payScale: Record<string, number> = {
  ...{
    BGN: 1.5,
    PLN: 3,
    RON: 3,
    BRL: 3,
    CNY: 3,
    ILS: 4,
    AED: 4,
    SAR: 4,
    HKD: 9,
    SEK: 10,
    NOK: 10,
    DKK: 10,
    MXN: 10,
  },
  ...{
    ZAR: 10,
    CZK: 15,
    THB: 15,
    UAH: 15,
    INR: 20,
    TRY: 20,
    PHP: 20,
    RUB: 40,
    KES: 50,
    RSD: 60,
    JPY: 100,
    ISK: 150,
  },
  ...{ HUF: 250, NGN: 300, KZT: 400, KRW: 1_000, IDR: 5_000, VND: 10_000 },
};
export const payScaleOf = (currency: string | null): number => payScale[currency ?? ""] ?? 1;

/** Countries that write their own currency as a bare "$", by what an ad's place ends with. */
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

/** The currency of a pay whose words have only "$": that of the ad's place. */
export function withLocalDollar(currency: string | null, words: string, location: string): string | null {
  if (currency !== "USD" || !words.includes("$") || /US|dollar/i.test(words)) return currency;
  const place = location.replace(/[\s\d)\].]+$/, "");
  return dollars.find(([, pattern]) => pattern.test(place))?.[0] ?? currency;
}
