import type { ProjectFacts } from "../../evidence/facts.ts";
import { withTopics } from "../../evidence/topics.ts";
import type { Prose, Writer } from "../ai.ts";
import { headlineOf } from "./headline.ts";
import { figuresOf, quoted } from "./project.ts";
import { summaryOf } from "./summary.ts";

/** Writes without a model: sentences from facts and repository texts. No data leaves the server. */
export const localWriter: Writer = {
  name: "local-writer-7",
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

const maxLength = 200;

/** A public project's definition of itself, the person's share in figures, and its topics. */
function insightOf(project: ProjectFacts, now: Date): Prose["projectInsights"][number] {
  const definition = project.subject ? `${quoted(project.subject.text)}. ` : "";
  const text = definition + figuresOf(project, now);
  const highlight = withTopics(text, project.topics, maxLength);
  return { name: project.name, highlight, evidence: project.evidence };
}
