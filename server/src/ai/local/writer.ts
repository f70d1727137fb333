import type { Writer } from "../ai.ts";
import { chooser } from "./choose.ts";
import { headlineOf } from "./headline.ts";
import { insightsOf } from "./insights.ts";
import { summaryOf } from "./summary.ts";

/** Writes without a model: sentences made from the facts and the READMEs' own words. Nothing leaves the machine. */
export const localWriter: Writer = {
  name: "local-writer-1",
  write: async (facts) => {
    const choose = chooser(facts);
    const summary = summaryOf(facts, choose);
    const cited = ({ text, evidence }: { text: string; evidence: string[] }) => ({ text, evidence });
    return {
      headline: headlineOf(facts, choose),
      coFounderSummary: summary.text,
      keyStrengths: facts.strengths.map(cited),
      potentialRoles: facts.roles.map(cited),
      projectInsights: insightsOf(facts, choose, summary.used),
    };
  },
};
