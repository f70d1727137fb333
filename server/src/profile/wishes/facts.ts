import { countryName } from "../../text/countries.ts";
import { offsetOf, offsetText } from "./fit.ts";
import { monthName } from "./options.ts";
import type { Wishes } from "./schema.ts";

const lookingWords = { now: "Looking now", open: "Open to talk", no: "Not looking now" } as const;
const togetherShort = {
  remote: "Remote",
  "some days": "Some days in person",
  "same city": "Same city",
} as const;
const stageShort = { idea: "Idea", prototype: "Prototype", customers: "First customers" } as const;

/** A person's statements in short form: "Looking now", "30 h a week", "Spain, UTC+1", "Prototype". */
export function factsOf(wishes: Wishes, now: Date): string[] {
  const { looking, hours, start, country, timeZone, together, stages } = wishes;
  const place = [country && countryName(country), timeZone && offsetText(offsetOf(timeZone, now))].filter(
    Boolean,
  );
  return [
    looking && lookingWords[looking],
    hours !== null && `${hours} h a week`,
    start && `From ${monthName(start)}`,
    place.join(", "),
    together && togetherShort[together],
    stages.map((stage) => stageShort[stage]).join(" or "),
  ].filter((fact): fact is string => Boolean(fact));
}

/** "€2,000 to 3,000 a month", "25% to 50%": visible to connections only. */
export function payAndEquity({ pay, equity }: Wishes): { pay: string | null; equity: string | null } {
  const amount = (value: number) =>
    value.toLocaleString("en", { style: "currency", currency: pay.currency, maximumFractionDigits: 0 });
  return {
    pay: range(pay.from, pay.to, amount, " a month"),
    equity: range(equity.from, equity.to, (value) => `${value}%`, ""),
  };
}

function range(from: number | null, to: number | null, text: (value: number) => string, after: string) {
  if (from === null && to === null) return null;
  if (from === null) return `Up to ${text(to ?? 0)}${after}`;
  return to === null || to === from ? `${text(from)}${after}` : `${text(from)} to ${text(to)}${after}`;
}
