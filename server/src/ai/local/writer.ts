import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import type { Prose, Writer } from "../ai.ts";
import { counted, figure } from "./english.ts";
import { headlineOf } from "./headline.ts";
import { asSentence, ownWordsOf, releasesOf, spanOf, starsOf } from "./project.ts";
import { summaryOf } from "./summary.ts";

const mostInsights = 6;

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

/** What each public project says it is, and the figures of the person's part in it. */
function insightsOf({ projects }: Facts, now: Date): Prose["projectInsights"] {
  return projects
    .filter(({ isPrivate }) => !isPrivate)
    .slice(0, mostInsights)
    .map((project) => {
      const words = ownWordsOf(project);
      const figures = `${figuresOf(project, now)}.`;
      return {
        name: project.name,
        highlight: words ? `${asSentence(words)} ${figures}` : figures,
        evidence: project.evidence,
      };
    });
}

function figuresOf(project: ProjectFacts, now: Date): string {
  const { ownCommits, allCommits } = project;
  const commits =
    ownCommits === allCommits
      ? `Sole author: ${counted(ownCommits, "commit")}`
      : `${figure(ownCommits)} of ${counted(allCommits, "commit")}`;
  return [`${commits} ${spanOf([project], now)}`, releasesOf(project), starsOf(project)]
    .filter((text) => text !== null)
    .join(", ");
}
