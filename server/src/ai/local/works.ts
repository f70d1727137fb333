import { inWords } from "../../evidence/experience.ts";
import type { Facts } from "../../evidence/facts.ts";
import { list, upperFirst } from "../../evidence/phrases.ts";
import type { Choose } from "./choose.ts";
import { clausesOf } from "./habits.ts";

/** How the work is done: habits seen in the repositories, and the company it is done in. */
export function worksOf(facts: Facts, choose: Choose): string[] {
  const clauses = habitsOf(facts, choose);
  const team = teamPhrase(facts, choose);
  const [first, second, third] = clauses;
  if (!first) return team === "" ? [] : [`${upperFirst(team)}.`];
  if (!second) return [`${upperFirst(first)}${team === "" ? "" : `; ${team}`}.`];
  const record = `the count so far is ${facts.experienceBasis.replace(/, (?=\D).*$/, "")}`;
  const two = upperFirst(list([first, second]));
  return [
    ...(third
      ? [
          `${upperFirst(list([first, second, third]))}.`,
          `${two}.`,
          `${upperFirst(first)}. ${upperFirst(list([second, third]))}.`,
        ]
      : [`${two}; ${record}.`]),
    ...(team === "" ? [] : [`${two}; ${team}.`, `${upperFirst(team)}; ${list([first, second])}.`]),
  ];
}

/** One phrase for each strength that is a habit, no two with the same verb. */
function habitsOf(facts: Facts, choose: Choose): string[] {
  const chosen: string[] = [];
  const verbOf = (clause: string) => clause.split(" ")[0];
  for (const { text } of facts.strengths) {
    const options = choose(`clause ${text}`, clausesOf(text));
    const fresh = options.find((option) => !chosen.some((other) => verbOf(other) === verbOf(option)));
    if (fresh) chosen.push(fresh);
  }
  return chosen;
}

function teamPhrase({ projects }: Facts, choose: Choose): string {
  const shared = projects.find(
    (one) => one.ownShare <= 0.4 && one.ownCommits >= 90 && one.ownCommits / one.ownShare >= 900,
  );
  if (shared) {
    const all = Math.round(shared.ownCommits / shared.ownShare / 10) * 10;
    return `knows large teams as well, with ${shared.ownCommits.toLocaleString("en-US")} of about ${all.toLocaleString("en-US")} commits in ${shared.name}`;
  }
  const alone = projects.filter((one) => one.ownShare >= 0.9 && one.ownCommits >= 40).length;
  if (alone < 3) return "";
  const options = [
    `${inWords(alone)} of the projects are almost entirely solo work`,
    `nearly every commit in ${inWords(alone)} of the projects is own work`,
    `used to working alone, as ${inWords(alone)} of the projects show`,
  ];
  return choose("alone", options)[0] ?? "";
}
