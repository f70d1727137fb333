import type { ProjectFacts } from "../../evidence/facts.ts";
import { capitalised } from "../../evidence/phrases.ts";
import { withoutPraise } from "../../evidence/praise.ts";
import type { Prose, Writer } from "../ai.ts";
import { headlineOf } from "./headline.ts";
import { figuresOf, ownWordsOf } from "./project.ts";
import { summaryOf } from "./summary.ts";

/** Writes without a model: sentences from facts and repository texts. No data leaves the server. */
export const localWriter: Writer = {
  name: "local-writer-4",
  write: async (facts, { now = new Date() }) => {
    const cited = ({ text, evidence }: { text: string; evidence: string[] }) => ({ text, evidence });
    return {
      headline: headlineOf(facts, now).text,
      coFounderSummary: summaryOf(facts, now),
      keyStrengths: facts.strengths.map(cited),
      potentialRoles: facts.roles.map(cited),
      projectInsights: facts.projects.filter(({ isPrivate }) => !isPrivate).map((one) => insightOf(one, now)),
    };
  },
};

const longestWords = 200;

/** A public project's description and the person's share in it. */
function insightOf(project: ProjectFacts, now: Date): Prose["projectInsights"][number] {
  const own = ownWordsOf(project, longestWords) ?? "";
  const words = capitalised(project.subject?.shape === "noun" ? withoutPraise(own) : own);
  const stop = words === "" || /[.!?…]$/.test(words) ? " " : ". ";
  const highlight = `${words}${stop}${figuresOf(project, now)}`.trim();
  return { name: project.name, highlight, evidence: project.evidence };
}
