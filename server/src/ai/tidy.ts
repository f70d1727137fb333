import type { Facts } from "../evidence/facts.ts";
import { withoutInvisible } from "../text/invisible.ts";
import type { Prose } from "./ai.ts";
import type { Reply } from "./prompts.ts";

const markup = /<[^>]*>|\[([^\]]*)\]\([^)]*\)|[*_`#]{1,3}/g;
const addresses = /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.]+/gi;

/** One line of plain text: no markup, links, addresses or invisible characters, truncated at a word. */
function plain(text: string, max: number): string {
  const line = withoutInvisible(text.slice(0, max * 4), " ")
    .replace(markup, "$1")
    .replace(addresses, "")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= max) return line;
  return `${line.slice(0, max - 1).replace(/\s+\S*$/, "")}…`;
}

/** Validates a model's reply: drops claims without citations and citations of unknown ids. Null when nothing is left. */
export function tidyReply(reply: Reply, facts: Facts): Prose | null {
  const evidenceIds = new Set(facts.evidence.map((one) => one.id));
  const projects = new Map(facts.projects.map((one) => [one.name.toLowerCase(), one]));
  const cited = (list: Reply["keyStrengths"], limit: number, max: number) => {
    const seen = new Set<string>();
    return list
      .map(({ text, evidence }) => ({
        text: plain(text, max),
        evidence: evidence.filter((id) => evidenceIds.has(id)),
      }))
      .filter(({ text, evidence }) => text && evidence.length > 0 && !seen.has(text) && seen.add(text))
      .slice(0, limit);
  };
  const projectInsights = reply.projectInsights
    .flatMap(({ name, highlight, evidence }) => {
      const project = projects.get(plain(name, 120).toLowerCase());
      if (!project) return [];
      const ids = evidence.filter((id) => evidenceIds.has(id));
      return [
        {
          name: project.name,
          highlight: plain(highlight, 200),
          evidence: ids.length ? ids : project.evidence,
        },
      ];
    })
    .slice(0, 6);
  const prose = {
    headline: plain(reply.headline, 120),
    coFounderSummary: plain(reply.coFounderSummary, 1200),
    keyStrengths: cited(reply.keyStrengths, 8, 60),
    potentialRoles: cited(reply.potentialRoles, 5, 50),
    projectInsights,
  };
  const isComplete =
    prose.headline && prose.coFounderSummary && prose.keyStrengths.length && prose.potentialRoles.length;
  return isComplete ? prose : null;
}
