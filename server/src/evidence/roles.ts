import { isTechnology } from "../knowledge/terms.ts";
import { lowerFirst } from "../text/firstLetter.ts";
import { bestPerPlace, type Citations, type Ground, ranked } from "./claims.ts";
import type { Claim } from "./facts.ts";
import { isScriptLanguage, languageShares, leadingOf } from "./languages.ts";
import { joined } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";
import { isGeneralLanguage } from "./signals.ts";
import { isMainWork, type Known, mainRepositoryOf, maintained, minStars, ownWork } from "./strengths.ts";
import { yearMs } from "./years.ts";

type Role = { title: string; grounds: Ground[] };
type Area = Role & { area: string; score: number };

/** Job titles by area of technologies, concepts and paths: see `roles` in the dictionary. */
const roleTitles: Record<string, string> = {
  frontend: "Frontend engineer",
  backend: "Backend engineer",
  mobile: "Mobile engineer",
  data: "Data engineer",
  ml: "Machine learning engineer",
  ai: "Applied AI engineer",
  infrastructure: "Infrastructure engineer",
  security: "Security engineer",
  embedded: "Embedded engineer",
  games: "Game developer",
  graphics: "Graphics engineer",
  audio: "Audio software engineer",
  design: "Design engineer",
  product: "Product engineer",
  blockchain: "Blockchain engineer",
  research: "Research engineer",
};

const maxAreas = 2;
/** Minimum score of an area relative to the strongest one. */
const minShare = 0.35;

/** One to four roles: by areas of technologies in use, by main language, and maintainer of popular projects. */
export function rolesOf(known: Known, citations: Citations): Claim[] {
  const areas = areasOf(known);
  const halves = areas.filter(({ area }) => area === "frontend" || area === "backend");
  const technical: Role[] =
    halves.length === 2
      ? [
          { title: "Full-stack engineer", grounds: halves.flatMap(({ grounds }) => grounds) },
          ...product(known),
          ...areas.filter((one) => !halves.includes(one)),
        ]
      : areas;
  const isBeginner = known.experience.level === "Entry" || known.experience.level === "Junior";
  // "Junior full-stack engineer", but "Junior Go developer".
  const titles = [
    ...technical
      .slice(0, maxAreas)
      .map((role) => ({ ...role, title: isBeginner ? lowerFirst(role.title) : role.title })),
    ...byLanguage(known, technical.length + maintainer(known).length > 0),
  ].map((role) => ({ ...role, title: isBeginner ? `Junior ${role.title}` : role.title }));
  return ranked(
    [...titles, ...maintainer(known)].map(({ title, grounds }) => ({ text: title, grounds })),
    citations,
  );
}

/** General languages, libraries, databases and protocols do not indicate an area. */
const mainKinds = new Set(["framework", "platform", "service", "tool"]);
const inUse = new Set(["manifest", "path", "language"]);
/** A single tool does not indicate an area. */
const technologiesOfArea = 2;

/**
 * An area needs two technologies, one of them in use, more than a library and specific to this area. Ideas, test tools
 * and technologies named only in a README do not count.
 */
function areasOf(known: Known): Area[] {
  const empty = () => ({ score: 0, grounds: [] as Ground[], specific: [] as Ground[], count: 0 });
  const areas = new Map<string, ReturnType<typeof empty>>();
  for (const { term, weight, grounds } of known.weighed) {
    if (term.everyday || term.area === "quality" || !isTechnology(term)) continue;
    const relevant = grounds.filter(
      ({ source, in: repo, isTool }) => source !== "readme" && !isTool && repo.relation !== "guest",
    );
    if (relevant.length === 0) continue;
    const isUsed = relevant.some(({ source }) => inUse.has(source));
    const isMain = mainKinds.has(term.kind) || (term.kind === "language" && !isGeneralLanguage(term));
    const isSpecific = isUsed && isMain && term.roles.filter((role) => roleTitles[role]).length === 1;
    for (const role of term.roles) {
      const sum = areas.getOrInsertComputed(role, empty);
      const share = term.kind === "language" && term.roles.length > 1 ? 0.3 : 1;
      sum.score += (weight * share) / term.roles.length;
      sum.grounds.push(...relevant);
      if (isSpecific) sum.specific.push(...relevant);
      if (!isGeneralLanguage(term)) sum.count += 1;
    }
  }
  const found = [...areas]
    .flatMap(([area, { score, grounds, specific, count }]) => {
      const title = roleTitles[area];
      return title && count >= technologiesOfArea && isMainWork(specific, known)
        ? [{ area, title, score, grounds: bestPerPlace(grounds) }]
        : [];
    })
    .sort((a, b) => b.score - a.score);
  const main = mainRepositoryOf(known);
  const isOfMain = ({ grounds }: Area) => Number(grounds.some((ground) => ground.in === main));
  return found
    .filter(({ score }) => score >= (found[0]?.score ?? 0) * minShare)
    .sort((a, b) => isOfMain(b) - isOfMain(a));
}

/** Container files: the project is deployed, not used as a library. */
const container = /^(?:Dockerfile|(?:docker-)?compose\.ya?ml)$/i;

/** Wrote most of a complete product that others use. */
function product({ counted, details }: Known): Role[] {
  const grounds = counted
    .filter((one) => {
      const kind = details.get(one)?.kind ?? null;
      const isRun = kind === null && one.repository.tree.some((path) => container.test(path));
      const isProduct = kind === "application" || kind === "service" || isRun;
      return isProduct && one.ownCommits >= 250 && one.ownShare >= 0.5 && one.repository.stars >= minStars;
    })
    .map(ownWork);
  return grounds.length > 0 ? [{ title: "Product engineer", grounds }] : [];
}

/** The share of the work, in percent, from which a second language belongs to the role. */
const minPercent = 30;
/** Work that ended longer before the person's last work gives no role. */
const recentYears = 5;

/** Software of recent years, otherwise everything. */
function recentWork(counted: CountedRepository[]): CountedRepository[] {
  const software = counted.filter((one) => !one.isCollection);
  const last = Math.max(...software.map((one) => Date.parse(one.lastAt)));
  const recent = software.filter((one) => last - Date.parse(one.lastAt) < recentYears * yearMs);
  return recent.length > 0 ? recent : counted;
}

/** By all recent work, not only the newest repository; without a language only if there is no other role. */
function byLanguage({ counted, weighed }: Known, hasOtherRoles: boolean): Role[] {
  const recent = recentWork(counted);
  const shares = languageShares(recent);
  const first = leadingOf(shares.map(({ name, percent }) => [name, percent / 100]));
  if (!first && hasOtherRoles) return [];
  const shown = (language: string) =>
    (weighed.find(({ term }) => term.name === language)?.grounds ?? []).filter(
      (ground) => ground.source === "language" && recent.includes(ground.in),
    );
  const second = shares.find(
    ({ name, percent }) =>
      name !== first && percent >= minPercent && !isScriptLanguage(name) && shown(name).length > 0,
  );
  const languages = first ? [first, ...(second ? [second.name] : [])] : [];
  const places = languages.flatMap(shown);
  return counted.slice(0, 1).map((main) => ({
    title: first ? `${joined(languages)} developer` : "Software developer",
    grounds: places.length > 0 ? places : [ownWork(main)],
  }));
}

/** Years of own work, until now, on projects that others use. */
function maintainer(known: Known): Role[] {
  const grounds = maintained(known).map(ownWork);
  return grounds.length > 0 ? [{ title: "Open-source maintainer", grounds }] : [];
}
