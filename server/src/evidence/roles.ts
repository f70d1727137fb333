import { bestPerPlace, type EvidenceBook, type Ground } from "./claims.ts";
import type { Claim, ProjectKind } from "./facts.ts";
import { isProgrammingLanguage, languageShares, mainLanguageOf } from "./languages.ts";
import type { CountedRepository } from "./repositories.ts";
import { roleTitles } from "./roleTitles.ts";
import { isTechnology } from "./signals.ts";
import { isMainWork, type Known, starsOfBeingUsed } from "./strengths.ts";

type Scored = { title: string; score: number; grounds: Ground[] };
type Area = Scored & { area: string };

const most = 4;
/** Of the strongest area's score: below it an area is a side of somebody's work, no role. */
const leastShare = 0.35;
/** Product and design work seldom shows as technology: what is stated of it counts from less. */
const leastShares: Record<string, number> = { product: 0.12, design: 0.12 };

/** One to four: the areas that manifests, paths, languages, topics and descriptions show, and the kind of product. */
export function rolesOf(known: Known, book: EvidenceBook): Claim[] {
  const areas = areasOf(known);
  const best = areas[0]?.score ?? 0;
  const strong = areas.filter(({ area, score }) => score >= best * (leastShares[area] ?? leastShare));
  const full = fullStack(strong);
  const technical = [...full, ...strong.filter(({ area }) => !(isHalf(area) && full.length > 0)).slice(0, 2)];
  const forDevelopers = fromKinds(known);
  // What the main work is decides which comes first.
  const first = forDevelopers.some(({ grounds }) => grounds.some((ground) => ground.in === known.counted[0]));
  const all = first
    ? [...forDevelopers, ...technical]
    : [...technical.slice(0, 1), ...founding(known, strong), ...technical.slice(1), ...forDevelopers];
  const isBeginner = known.experience.level === "Entry" || known.experience.level === "Junior";
  const languages = new Set(languageShares(known.counted).map(({ name }) => name));
  const titled = all.length > 0 ? all : byLanguage(known);
  return [...new Map(titled.map((one) => [one.title, one])).values()]
    .slice(0, isBeginner ? 2 : most)
    .map(({ title, grounds }, index) => ({
      text: isBeginner
        ? `Junior ${/^[A-Z][a-z-]+ /.test(title) && !languages.has(title.split(" ")[0] ?? "") ? title.charAt(0).toLowerCase() + title.slice(1) : title}`
        : title,
      weight: Math.round((1 - index / 10) * 1000) / 1000,
      evidence: book.cite(grounds),
    }));
}

/** Libraries, databases and protocols may be there for anything. */
const mainKinds = new Set(["language", "framework", "platform", "service", "tool"]);
/** One tool may be there for anything. */
const technologiesOfArea = 2;

/**
 * A README's sentence makes no role, nor do tools for tests; what serves many areas speaks for none of them alone, nor
 * does an idea. An area needs two technologies, one of them in use and more than a library, which may be there for anything.
 */
function areasOf(known: Known): Area[] {
  const areas = new Map<
    string,
    { score: number; grounds: Ground[]; telling: Ground[]; analysis: number; shown: number; used: number }
  >();
  for (const { term, weight, grounds } of known.weighed) {
    if (term.everyday || term.area === "quality") continue;
    const shown = grounds.filter(
      ({ source, in: one, isTool }) => source !== "readme" && !isTool && one.relation !== "guest",
    );
    if (shown.length === 0) continue;
    const isIdea = !isTechnology(term);
    const isOpen = term.kind === "language" && term.roles.length > 1;
    const isTelling = !isIdea && term.roles.filter((role) => roleTitles[role]).length === 1;
    const isUsed =
      mainKinds.has(term.kind) &&
      shown.some(({ source }) => source === "manifest" || source === "path" || source === "language");
    for (const role of term.roles) {
      const sum = areas.get(role) ?? {
        score: 0,
        grounds: [],
        telling: [],
        analysis: 0,
        shown: 0,
        used: 0,
      };
      const score = (weight * (isOpen ? 0.3 : isIdea ? 0.6 : 1)) / term.roles.length;
      const isAnalysis = term.roles.includes("research") || term.roles.includes("ml");
      areas.set(role, {
        score: sum.score + score,
        analysis: sum.analysis + (isAnalysis ? score : 0),
        grounds: [...sum.grounds, ...shown],
        telling: isOpen ? sum.telling : [...sum.telling, ...shown],
        shown: sum.shown + (!isIdea && term.kind !== "language" ? 1 : 0),
        used: sum.used + (isTelling && isUsed ? 1 : 0),
      });
    }
  }
  return [...areas]
    .flatMap(([area, { score, grounds, telling, analysis, shown, used }]) => {
      // Tools for statistics and models make nobody a builder of pipelines.
      const isScience = area === "data" && analysis * 2 > score;
      const title = isScience ? "Data scientist" : roleTitles[area];
      const isShown = shown >= technologiesOfArea && used > 0;
      return title && isShown && isMainWork(telling, known)
        ? [{ area, title, score, grounds: bestPerPlace(grounds) }]
        : [];
    })
    .sort((a, b) => b.score - a.score);
}

const isHalf = (area: string) => area === "frontend" || area === "backend";

function fullStack(strong: Area[]): Scored[] {
  const halves = strong.filter(({ area }) => isHalf(area));
  if (halves.length < 2) return [];
  return [
    {
      title: "Full-stack engineer",
      score: halves[0]?.score ?? 0,
      grounds: halves.flatMap(({ grounds }) => grounds),
    },
  ];
}

const ownWork = (one: CountedRepository): Ground => ({
  in: one,
  note: `${one.ownCommits.toLocaleString("en-US")} of ${Math.max(one.ownCommits, one.repository.commits?.all ?? 0).toLocaleString("en-US")} commits`,
  strength: 1,
});

/** Who built most of a whole product that others use, across two areas, has done what a founding engineer does. */
function founding({ counted, kinds }: Known, strong: Area[]): Scored[] {
  const products = counted.filter((one) => {
    const kind = kinds.get(one);
    return (
      (kind === "application" || kind === "service") &&
      one.ownCommits >= 250 &&
      one.ownShare >= 0.5 &&
      one.repository.stars >= starsOfBeingUsed
    );
  });
  if (products.length === 0 || strong.length < 2) return [];
  return [{ title: "Founding engineer", score: 0, grounds: products.map(ownWork) }];
}

const titleOfKind: Partial<Record<ProjectKind, (language: string) => string>> = {
  library: (language) => `${language} library engineer`,
  framework: (language) => `${language} framework engineer`,
  plugin: (language) => `${language} plugin developer`,
  "command-line tool": (language) => `${language} tools engineer`,
};

/** What is made for other developers is a role of its own; the kind with the most own work gives the title. */
function fromKinds({ counted, kinds }: Known): Scored[] {
  const titles = new Map<string, Ground[]>();
  for (const one of counted.filter(({ relation, isTrifle }) => relation !== "guest" && !isTrifle)) {
    const kind = kinds.get(one);
    const language = mainLanguageOf(one);
    const title = kind && language ? titleOfKind[kind]?.(language) : undefined;
    if (title) titles.set(title, [...(titles.get(title) ?? []), ownWork(one)]);
  }
  const sum = (grounds: Ground[]) => grounds.reduce((total, ground) => total + ground.in.weight, 0);
  const all = counted.reduce((total, one) => total + one.weight, 0);
  return [...titles]
    .map(([title, grounds]) => ({ title, score: sum(grounds), grounds }))
    .filter(({ score }) => score >= all * 0.2)
    .sort((a, b) => b.score - a.score)
    .slice(0, 1);
}

function byLanguage({ counted }: Known): Scored[] {
  const [main] = counted;
  if (!main) return [];
  // Of all the work, not of the newest repository alone.
  const language = languageShares(counted).find(({ name }) => isProgrammingLanguage(name))?.name;
  return [
    { title: language ? `${language} engineer` : "Software engineer", score: 0, grounds: [ownWork(main)] },
  ];
}
