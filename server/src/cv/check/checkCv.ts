import type { Reading } from "../schema.ts";
import type { AskedFor } from "./askedFor.ts";
import type { Check } from "./findings.ts";
import { parserRules } from "./parserRules.ts";
import { positionRules } from "./positionRules.ts";

/** Checks a parsed CV against fixed rules. Gives no score and suggests no wording. */
export function checkCv(reading: Reading, askedFor: AskedFor | null, now: Date): Check {
  const { layout } = reading;
  const rules = layout ? [...parserRules(reading, layout), ...positionRules(reading, layout, now)] : [];
  return {
    findings: rules.flatMap(({ findings }) => findings),
    passed: rules.flatMap(({ passed, findings }) => (findings.length || passed === null ? [] : [passed])),
    askedFor,
    knowsLayout: layout !== undefined,
  };
}
