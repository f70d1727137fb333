import type { Ground } from "./claims.ts";
import { craftRules } from "./strengthRulesOfCraft.ts";
import { fieldRules } from "./strengthRulesOfFields.ts";
import { systemRules } from "./strengthRulesOfSystems.ts";
import type { View } from "./view.ts";

export type StrengthRule = {
  text: string;
  /** At most two strengths of one group: a profile of five kinds of testing says one thing. */
  group: string;
  /** 1 (many have it) to 5 (names exactly this person's work). */
  specific: number;
  /** Fewer places than this prove nothing. */
  least: number;
  grounds: (view: View) => Ground[];
};

export const strengthRules: StrengthRule[] = [...systemRules, ...fieldRules, ...craftRules];
