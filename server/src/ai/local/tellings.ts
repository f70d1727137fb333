import { inWords } from "../../evidence/experience.ts";
import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { list, upperFirst } from "../../evidence/phrases.ts";
import { type Description, descriptionOf, shortened } from "./describe.ts";
import { mainTools, toldOf } from "./insights.ts";
import { asPart, type Told } from "./tell.ts";

/** The one thing in a README that makes the project real: best a figure, at least a sentence that stands alone. */
export function factOf(project: ProjectFacts): Told | null {
  const told = toldOf(project).filter(({ text, worth }) => text.length <= 165 && worth > 0);
  const isUsable = (one: Told) =>
    !one.isFragment || /^[~\d]/.test(one.text) || (one.worth >= 2.5 && one.text.length <= 110);
  return told.find(isUsable) ?? null;
}

/** The project that tells most, and its fact: one sentence or two. */
export function tellingsOf(project: ProjectFacts, fact: Told | null): string[] {
  const description = descriptionOf(project);
  const bases = description ? introductions(project, inLine(description)) : plainIntroductions(project);
  const facts = fact ? factSentences(project, fact) : [""];
  return bases.flatMap((base) => facts.map((one) => (one === "" ? `${base}.` : `${base}. ${one}.`)));
}

/** Short enough for the middle of a sentence; what followed a colon goes into brackets. */
function inLine(description: Description): Description {
  const [head = "", rest] = description.text.split(/: (.*)/s);
  if (rest === undefined) return shortened(description, 76);
  const bracketed = `${head} (${rest})`;
  return {
    ...description,
    text: bracketed.length <= 100 && !/[()]/.test(description.text) ? bracketed : head,
  };
}

function factSentences(project: ProjectFacts, told: Told): string[] {
  // "Largest installation: 230 engineers" needs no second colon before it.
  if (told.isFragment && !told.text.includes(": ")) {
    const part = asPart(told, project);
    return [`In figures: ${part}`, `What it has to show: ${part}`, `So far: ${part}`];
  }
  return [
    told.text.startsWith(`${project.name} `)
      ? `It ${told.text.slice(project.name.length + 1)}`
      : upperFirst(told.text),
  ];
}

function introductions(project: ProjectFacts, { kind, text }: Description): string[] {
  const { name, ownCommits, firstAt, lastAt } = project;
  const since = firstAt.slice(0, 4);
  const years = Number(lastAt.slice(0, 4)) - Number(since);
  const commits = ownCommits.toLocaleString("en-US");
  const isLong = years >= 3 && ownCommits >= 100;
  const span = upperFirst(inWords(years));
  if (kind === "verb") {
    return [
      `Take ${name}: it ${text}`,
      `${name} ${text}`,
      `${name}, for one, ${text}`,
      ...(isLong
        ? [
            `${span} years of work stand behind ${name}, which ${text}`,
            `Since ${since} that has meant ${name} above all, which ${text}`,
          ]
        : []),
      ...(ownCommits >= 100 ? [`With ${commits} own commits, ${name} is the main piece: it ${text}`] : []),
    ];
  }
  return [
    `A good place to start reading is ${name}, ${text}`,
    `Take ${name}, ${text}`,
    `It shows best in ${name}, ${text}`,
    ...(isLong
      ? [
          `${span} years of work stand behind ${name}, ${text}`,
          `Since ${since} that has meant ${name} above all, ${text}`,
          `${name} has been going since ${since}: ${text}`,
        ]
      : []),
    ...(ownCommits >= 100
      ? [
          `With ${commits} own commits, ${name} is the main piece: ${text}`,
          `${commits} own commits went into ${name}, ${text}`,
        ]
      : []),
    ...(project.stars >= 200
      ? [`${name}, ${text}, counts ${project.stars.toLocaleString("en-US")} stars`]
      : []),
  ];
}

function plainIntroductions(project: ProjectFacts): string[] {
  const { name, ownCommits, firstAt } = project;
  const made = mainTools(project);
  const tools = made.length > 0 ? `, made with ${list(made)}` : "";
  const commits = `${ownCommits.toLocaleString("en-US")} own ${ownCommits === 1 ? "commit" : "commits"}`;
  return [
    `The largest piece is ${name}, with ${commits} since ${firstAt.slice(0, 4)}${tools}`,
    `Start with ${name}${tools}: ${commits} since ${firstAt.slice(0, 4)}`,
  ];
}

/** A second project with its fact in one sentence, where the first has none to show. */
export function nextOf(project: ProjectFacts, fact: Told | null): string[] {
  const description = descriptionOf(project);
  if (!description) return [];
  const { kind, text } = inLine(description);
  const { name } = project;
  const bases =
    kind === "verb"
      ? [`Beside it, ${name} ${text}`, `There is also ${name}, which ${text}`]
      : [
          `Beside it stands ${name}, ${text}`,
          `There is also ${name}, ${text}`,
          `Then there is ${name}, ${text}`,
        ];
  if (!fact) return bases.map((base) => `${base}.`);
  const part = asPart(fact, project).replace(
    new RegExp(`^${name.replace(/[^\p{L}\p{N}]/gu, ".")} `, "iu"),
    "it ",
  );
  return bases.map((base) => `${base}; ${fact.isFragment ? "so far, " : ""}${part}.`);
}

/** Another project in a line, when the first leaves room. */
export function secondsOf(facts: Facts, first: ProjectFacts | undefined): string[] {
  const other = facts.projects.find((one) => one !== first && !one.isPrivate && descriptionOf(one) !== null);
  const description = other ? descriptionOf(other) : null;
  if (!other || !description) return [];
  const { kind, text } = inLine(description);
  if (kind === "verb")
    return [
      `${other.name} ${text}.`,
      `Beside it, ${other.name} ${text}.`,
      `There is also ${other.name}, which ${text}.`,
    ];
  return [
    `There is also ${other.name}, ${text}.`,
    `Beside it stands ${other.name}, ${text}.`,
    `${other.name}, ${text}, is worth opening too.`,
  ];
}
