import { describe, expect, it } from "vitest";
import rates from "../../client/src/job/exchangeRates.json" with { type: "json" };
import { yearlyIn } from "../../client/src/job/pay.ts";

const ad = (salary_currency: string | null, min: number | null, max: number | null) => ({
  salary_currency,
  salary_yearly_min: min,
  salary_yearly_max: max,
});

describe("yearly pay converted to the currency of the filter", () => {
  it.each([
    ["the upper end in its own currency", ad("EUR", 60_000, 72_000), "EUR", 72_000],
    ["another currency by the euro rate", ad("USD", null, 100_000 * rates.perEuro.USD), "EUR", 100_000],
    [
      "two currencies by way of the euro",
      ad("GBP", 50_000 * rates.perEuro.GBP, null),
      "SEK",
      50_000 * rates.perEuro.SEK,
    ],
    ["a currency without a rate", ad("NGN", 9_000_000, null), "EUR", null],
    ["an ad without yearly pay", ad("EUR", null, null), "EUR", null],
    ["an ad without a currency", ad(null, 60_000, null), "EUR", null],
  ])("%s", (_name, job, currency, expected) => {
    const yearly = yearlyIn(job, currency);
    if (expected === null) expect(yearly).toBeNull();
    else expect(yearly).toBeCloseTo(expected, 5);
  });
});
