import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { cut, list, upperFirst } from "../../evidence/phrases.ts";
import { termNamed } from "../../matching/dictionary.ts";
import type { Prose } from "../ai.ts";
import type { Choose } from "./choose.ts";
import { descriptionOf, shortened } from "./describe.ts";
import { asPart, type Told, tell } from "./tell.ts";

const max = 160;
const most = 6;

/** What each project is, and the one thing about it worth remembering. `used` has been said in the summary already. */
export function insightsOf(facts: Facts, choose: Choose, used: Set<string>): Prose["projectInsights"] {
  return facts.projects.slice(0, most).map((project) => ({
    name: project.name,
    highlight: highlightOf(project, choose, used),
    evidence: project.evidence,
  }));
}

export function toldOf(project: ProjectFacts): Told[] {
  const told = project.sentences.flatMap((sentence, place) => {
    const one = tell(sentence, project);
    // The order of the facts is an opinion too: what comes late there has to be worth more.
    return one ? [{ ...one, worth: one.worth - place * 0.12 }] : [];
  });
  return told.sort((a, b) => b.worth - (b.isFragment ? 0.7 : 0) - a.worth + (a.isFragment ? 0.7 : 0));
}

function highlightOf(project: ProjectFacts, choose: Choose, used: Set<string>): string {
  const description = descriptionOf(project);
  const told = toldOf(project);
  const fresh = told.filter(({ text }) => !used.has(text));
  const candidates = fresh.length > 0 ? fresh : told;
  if (description) {
    const base = shortened(description, 90).plain;
    const second = candidates.find(
      (one) => `${base}; ${asPart(one, project)}`.length < max && !sameWords(base, one.text),
    );
    if (second) return `${base}; ${asPart(second, project)}.`;
    const tools = mainTools(project).filter((name) => !base.toLowerCase().includes(name.toLowerCase()));
    const built = choose(`built ${project.name}`, ["built with", "made with"])[0] ?? "built with";
    const withTools = `${base}; ${built} ${list(tools.slice(0, 3))}.`;
    return tools.length > 0 && withTools.length <= max ? withTools : `${cut(description.plain, max - 1)}.`;
  }
  const [first, second] = candidates;
  if (first) {
    const both = second ? `${first.text}; ${asPart(second, project)}.` : "";
    return both !== "" && both.length <= max && first.text.length < 70
      ? both
      : withStop(cut(first.text, max - 1));
  }
  return fromNumbers(project);
}

const withStop = (text: string) => (/[.…!?]$/.test(text) ? text : `${text}.`);

function sameWords(one: string, other: string): boolean {
  const words = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 3),
    );
  const known = words(one);
  const others = [...words(other)];
  return others.filter((word) => known.has(word)).length > Math.min(known.size, others.length) * 0.55;
}

const telling = new Set(["language", "framework", "database", "platform"]);

/** What a project is made of, without the test runner and the package manager. */
export function mainTools({ technologies }: ProjectFacts): string[] {
  return technologies
    .filter(
      (name) =>
        telling.has(termNamed(name)?.kind ?? "language") &&
        !/^(?:npm|YAML|JSON|GitHub Actions|Linux|macOS|Vitest|Jest|pytest|Minitest|RSpec|GitHub)$/.test(name),
    )
    .slice(0, 3);
}

/** Without a word of description: what the commits themselves say. */
function fromNumbers(project: ProjectFacts): string {
  const { ownCommits, firstAt, lastAt } = project;
  const from = firstAt.slice(0, 4);
  const to = lastAt.slice(0, 4);
  const when = from === to ? `in ${from}` : `from ${from} to ${to}`;
  const made = mainTools(project);
  const tools = made.length > 0 ? `${list(made)}, ` : "";
  return `${upperFirst(tools)}${ownCommits.toLocaleString("en-US")} own ${ownCommits === 1 ? "commit" : "commits"} ${when}.`;
}
