import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { counted, joined } from "./english.ts";
import { type Headline, headlineOf } from "./headline.ts";
import { commonKind, mainLanguages, mainProjects } from "./mainProjects.ts";
import {
  described,
  featuresOf,
  introduced,
  introductionOf,
  isActive,
  openingOf,
  ownershipOf,
  releasesOf,
  spanOf,
  starsOf,
  topicsOf,
} from "./project.ts";

/** Kinds of projects that other developers use in theirs. */
const building = ["library", "framework", "plugin", "infrastructure module"];
const reliedUponStars = 500;

/** What they build, the proof in figures, what more the projects say of themselves, and whom they look for. */
export function summaryOf(facts: Facts, now: Date): string {
  const { main, others } = mainProjects(facts);
  const [first] = main;
  const headline = headlineOf(facts);
  const sentences = main.length > 1 ? onSeveral(main, now) : first ? onOne(first, headline, now) : [];
  sentences.push(...topicsOf(facts, [headline.text, ...sentences].join(" ")));
  if (others.length > 0)
    sentences.push(`Other projects: ${joined(others.slice(0, 2).map((project) => introduced(project)))}.`);
  sentences.push(...privateWork(facts, main.length > 0, now));
  if (facts.wish) sentences.push(`Looks for ${facts.wish.text}.`);
  return sentences.join(" ");
}

function onOne(project: ProjectFacts, { tells }: Headline, now: Date): string[] {
  const reach = joined([releasesOf(project), starsOf(project)].filter((text) => text !== null));
  const isNamed = tells === "nothing" && project.subject !== null;
  const said = `${project.subject?.text} ${project.description}`;
  const isDescribed = tells === "part";
  const introduction = introductionOf(project, "It", said, 2);
  const features = featuresOf(project, `${said} ${project.introduction}`);
  return [
    ...(isNamed ? [`${isActive([project], now) ? "Builds" : "Built"} ${introduced(project)}.`] : []),
    `${ownershipOf(project, isNamed ? "it" : project.name, now)}${reach ? `; it has ${reach}` : ""}.`,
    ...(isDescribed ? described(project) : []),
    ...introduction.filter((text) => !isDescribed || !text.startsWith("It is ")),
    ...features,
    ...(introduction.length + features.length === 0 ? openingOf(project, said) : []),
  ];
}

function onSeveral(main: ProjectFacts[], now: Date): string[] {
  const list = joined(main.map((project) => introduced(project, true)));
  const isReliedUpon = main.every(
    ({ kind, stars }) => building.includes(kind ?? "") && stars >= reliedUponStars,
  );
  const said = main.map(({ subject }) => subject?.text).join(" ");
  return [
    `${isActive(main, now) ? "Writes" : "Wrote"} ${commonKind(main)}${isReliedUpon ? " that others build on" : ""}: ${list}.`,
    `${ownershipOfSeveral(main, now)}.`,
    ...main.slice(0, 2).flatMap((project) => introductionOf(project, project.name, said)),
    ...starsOfSeveral(main),
  ];
}

/** "Wrote most of it: 1,697 commits since 2019". */
function ownershipOfSeveral(main: ProjectFacts[], now: Date): string {
  const total = main.reduce((sum, { ownCommits }) => sum + ownCommits, 0);
  const share = Math.min(...main.map(({ ownCommits, allCommits }) => ownCommits / allCommits));
  const figures = `${counted(total, "commit")} ${spanOf(main, now)}`;
  if (share < 0.5) return `That is ${figures}`;
  return `${share === 1 ? "Wrote all of it" : share >= 0.9 ? "Wrote almost all of it" : "Wrote most of it"}: ${figures}`;
}

/** "anyhow has 6,000 stars and thiserror 5,000." */
function starsOfSeveral(main: ProjectFacts[]): string[] {
  const [first, ...rest] = main.filter((project) => starsOf(project) !== null);
  if (!first) return [];
  const more = rest.map(({ name, stars }) => `${name} ${stars.toLocaleString("en-US")}`);
  return [`${joined([`${first.name} has ${starsOf(first)}`, ...more])}.`];
}

/** Private work is a count: no names, no words of theirs. */
function privateWork(facts: Facts, hasPublic: boolean, now: Date): string[] {
  const hidden = facts.projects.filter(({ isPrivate }) => isPrivate);
  if (hidden.length === 0) return [];
  const commits = counted(
    hidden.reduce((sum, { ownCommits }) => sum + ownCommits, 0),
    "commit",
  );
  if (hasPublic) return [`Has ${commits} in private repositories as well.`];
  const languages = mainLanguages(facts);
  const mostly = languages.length > 0 ? `, mostly in ${joined(languages)}` : "";
  return [`Works in private repositories${mostly}: ${commits} ${spanOf(hidden, now)}.`];
}
