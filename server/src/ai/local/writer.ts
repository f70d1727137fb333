import type { Facts } from "../../evidence/facts.ts";
import type { Prose, Writer } from "../ai.ts";
import { capitalised } from "./english.ts";
import { figuresOf } from "./figures.ts";
import { headlineOf } from "./headline.ts";
import { ownWordsOf } from "./ownWords.ts";
import { summaryOf } from "./summary.ts";

/** Writes without a model: plain sentences from the facts and the repositories' own words. Nothing leaves the machine. */
export const localWriter: Writer = {
  name: "local-writer-2",
  write: async (facts, { now = new Date() }) => {
    const cited = ({ text, evidence }: { text: string; evidence: string[] }) => ({ text, evidence });
    return {
      headline: headlineOf(facts).text,
      coFounderSummary: summaryOf(facts, now),
      keyStrengths: facts.strengths.map(cited),
      potentialRoles: facts.roles.map(cited),
      projectInsights: insightsOf(facts, now),
    };
  },
};

const longestWords = 200;

/** What each public project says it is, and the figures of the person's part in it. */
const insightsOf = ({ projects }: Facts, now: Date): Prose["projectInsights"] =>
  projects
    .filter(({ isPrivate }) => !isPrivate)
    .map((project) => {
      const words = capitalised(ownWordsOf(project, longestWords) ?? "");
      const stop = words === "" || /[.!?…]$/.test(words) ? " " : ". ";
      return {
        name: project.name,
        highlight: `${words}${stop}${figuresOf(project, now)}`.trim(),
        evidence: project.evidence,
      };
    });
