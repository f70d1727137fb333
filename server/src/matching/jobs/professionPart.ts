import { closeness, type Node } from "./nodes.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import { quotedTitle, singularName, titleInSentence } from "./titleCase.ts";
import { titleSimilarity } from "./titleVectors.ts";

export type SharedProfession = NonNullable<ReturnType<typeof sharedProfession>>;

type Nearest = { held: CvFeatures["professions"][number] | null; nearness: number; value: number };
const nearest = new WeakMap<CvFeatures, Map<Node, Nearest>>();

/** The CV's profession with the highest strength × closeness to an occupation, cached by CV. */
const nearestHeld = (cv: CvFeatures, node: Node): Nearest =>
  nearest.getOrInsertComputed(cv, () => new Map()).getOrInsertComputed(node, () => findNearestHeld(cv, node));

function findNearestHeld(cv: CvFeatures, node: Node): Nearest {
  const best: Nearest = { held: null, nearness: 0, value: 0 };
  for (const held of cv.professions) {
    // Professions are sorted by strength, and closeness is at most 1.
    if (held.strength <= best.value) break;
    const nearness = closeness(held.node, node);
    if (held.strength * nearness > best.value)
      Object.assign(best, { held, nearness, value: held.strength * nearness });
  }
  return best;
}

/** The mean of the occupations' closeness, by the job's weights, and of the similarity of titles. */
export function professionPart(cv: CvFeatures, job: JobFeatures): number {
  let value = 0;
  let totalWeight = 0;
  for (const { node, weight } of job.professions) {
    totalWeight += weight;
    value += weight * nearestHeld(cv, node).value;
  }
  const byTitle = Math.min(1, totalWeight) * titleSimilarity(cv.titles, job.titles);
  return Math.min(1, (value + byTitle) / 2);
}

/** A weaker profession, relative to the first of the CV or the ad, counts in the score but is not in the reason. */
const leastStated = 0.3;

/** The stated profession that contributes most, in the words of the CV and of the ad. */
export function sharedProfession(cv: CvFeatures, job: JobFeatures) {
  const likely = leastStated * (job.professions[0]?.weight ?? 0);
  const strong = leastStated * (cv.professions[0]?.strength ?? 0);
  const stated = job.professions
    .map((one) => ({ ...one, ...nearestHeld(cv, one.node) }))
    .filter(({ isStated, weight, held }) => isStated && weight >= likely && held && held.strength >= strong)
    .toSorted((a, b) => b.weight * b.value - a.weight * a.value)[0];
  if (!stated?.held || stated.weight * stated.value === 0) return null;
  const { node, wording, held } = stated;
  // A title may mean several occupations: another one of the CV's title may be the job's.
  const isSame = cv.professions.some((one) => one.wording === held.wording && one.node === node);
  const nearness = isSame ? 1 : stated.nearness;
  const quoted = held.wording === null ? null : quotedTitle(held.wording);
  return {
    cv: quoted ?? singularName(held.node),
    job: titleInSentence(wording, node),
    /** False when the CV's words are too long to quote and the occupation's name stands for them. */
    isQuoted: quoted !== null,
    closeness: Math.round(nearness * 10_000) / 10_000,
    /** False when inferred from skills. */
    isInOwnWords: held.wording !== null,
  };
}
