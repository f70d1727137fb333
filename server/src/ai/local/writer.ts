import type { ProjectFacts } from "../../evidence/facts.ts";
import { withTopics } from "../../evidence/topics.ts";
import type { Prose, Writer } from "../ai.ts";
import { headlineOf } from "./headline.ts";
import { figuresOf, introduced, quoted } from "./project.ts";
import { summaryOf } from "./summary.ts";

/** Writes without a model: sentences from facts and repository texts. No data leaves the server. */
export const localWriter: Writer = {
  name: "local-writer-9",
  write: async (facts, { now = new Date() }) => {
    const headline = headlineOf(facts, now);
    const summary = summaryOf(facts, headline, now);
    const cited = ({ text, evidence }: { text: string; evidence: string[] }) => ({ text, evidence });
    return {
      headline,
      coFounderSummary: summary,
      keyStrengths: facts.strengths.map(cited),
      potentialRoles: facts.roles.map(cited),
      projectInsights: facts.projects
        .filter(({ isPrivate }) => !isPrivate)
        .map((one) => insightOf(one, now, `${headline} ${summary}`.includes(introduced(one)))),
    };
  },
};

const maxLength = 200;

/** A public project's definition of itself unless headline or summary has it, the person's share in figures, and its topics. */
function insightOf(
  project: ProjectFacts,
  now: Date,
  isIntroduced: boolean,
): Prose["projectInsights"][number] {
  const { subject, name, topics, evidence } = project;
  const definition = subject && !isIntroduced ? `${quoted(subject.text)}. ` : "";
  return { name, highlight: withTopics(definition + figuresOf(project, now), topics, maxLength), evidence };
}
