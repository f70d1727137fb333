import { withJobs } from "../../server/src/cv/reading/dated/judgeSections.ts";
import { headerVariants } from "../../server/src/cv/reading/experience.ts";
import {
  agreement,
  type Candidate,
  candidatesOf,
  weights as inUse,
  type Placement,
  placementOf,
  setWeights,
  type Weights,
} from "../../server/src/cv/reading/fields/choose.ts";
import { fixed } from "../../server/src/cv/reading/fields/features.ts";
import type { Header } from "../../server/src/cv/reading/fields/headers.ts";
import { between } from "../../server/src/cv/reading/fields/neighbours.ts";
import { headedSections } from "../../server/src/cv/reading/parseCv.ts";
import { type FileText, withinLength } from "../../server/src/text/fileText.ts";
import { learn, type Problem } from "./learn.ts";
import { haveSameDates, type Job, type Same } from "./similarity.ts";

type Example = {
  job: Job;
  header: Header;
  isGold: (one: Candidate) => boolean;
  section: number;
  weight: number;
};
/** `same`: when a part of a header is the title or employer of the truth. */
export type Sample = { file: FileText; truth: { experience: Job[] }; weight: number; same: Same };
let sections = 0;

/** The headers of CVs whose jobs are known. */
export function examplesOf({ file, truth, weight, same }: Sample): Example[] {
  const has = (header: Header, job: Job) => header.segments.some(({ text }) => same(text, job.title));
  const done = new Set<Job>();
  const examples = headersOfCv(file).flatMap((headers) => {
    sections += 1;
    let employer = "";
    return headers.flatMap((header): Example[] => {
      const isHere = (job: Job) => haveSameDates(header.span, job);
      const jobs = truth.experience.filter((job) => isHere(job) && !done.has(job));
      const [job] =
        jobs.length > 1 ? jobs.toSorted((a, b) => Number(has(header, b)) - Number(has(header, a))) : jobs;
      if (!job) return [];
      if (has(header, job)) done.add(job);
      const named = header.segments.some(({ text }) => same(text, job.company));
      const inherits = !named && job.company !== "" && same(employer, job.company);
      employer = job.company || employer;
      const hasTitle = job.title !== "" && has(header, job);
      const hasCompany = job.company !== "" && (named || inherits);
      // A field that the truth omits, or that matches no part of the header, gives no training signal.
      if (!hasTitle && !hasCompany) return [];
      const isGold = ({ title, company }: Candidate) =>
        (!hasTitle || (title !== undefined && same(title.text, job.title))) &&
        (!hasCompany || (company ? same(company.text, job.company) : inherits));
      return [{ job, header, isGold, section: sections, weight }];
    });
  });
  return examples.map((one) => ({ ...one, weight: (weight * shareOfCv) / examples.length }));
}
/** Of each CV, however many jobs it has. */
const shareOfCv = 2;

/** The headers of each section that may contain jobs, for every way of joining its lines. */
function headersOfCv(file: FileText): Header[][] {
  const sections = withJobs(headedSections(withinLength(file.lines).lines)).filter(
    ({ kinds }) => !kinds.includes("education") || kinds.includes("experience"),
  );
  const rank = (section: { kinds: string[] }) => Number(!section.kinds.includes("experience"));
  return sections
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ lines }) => headerVariants(lines).map(({ headers }) => headers));
}

/** Chosen from four values by four-fold cross-validation on the 87 CVs. */
const l2Penalty = 0.1;
const [stages, epochs] = [3, 10];

/**
 * Log-linear weights that prefer the right pair of each header, given the right pairs of the others of its section.
 * They start from the weights in use and are pulled back to them, because these were learned from more CVs than there
 * are now.
 */
export function trainWeights(examples: Example[], show: (text: string) => void): Weights {
  const prior = inUse;
  const weights: Weights = { ...prior };
  const squaredGradients: Weights = {};
  const inSection = Map.groupBy(examples, ({ section }) => section);
  for (let stage = 0; stage < stages; stage++) {
    setWeights(weights);
    const candidates = new Map(
      examples.map((example) => {
        const all = candidatesOf(example.header, Number.POSITIVE_INFINITY);
        const golds = all.filter(example.isGold);
        return [
          example,
          {
            golds,
            some: [...golds.slice(0, 60), ...all.filter((one) => !golds.includes(one)).slice(0, 120)],
          },
        ];
      }),
    );
    const missing = examples.filter((one) => candidates.get(one)?.golds.length === 0);
    if (stage === 0) show(`without a right candidate ${missing.length} of ${examples.length}`);
    const problems = examples
      .map((example): { weight: number; problem: Problem } => {
        const { golds = [], some = [] } = candidates.get(example) ?? {};
        const others = (inSection.get(example.section) ?? [])
          .filter((one) => one !== example)
          .flatMap((one) => candidates.get(one)?.golds.slice(0, 3).map(placementOf) ?? []);
        const placement = usualPlacement(others);
        const inOrder = inSection.get(example.section) ?? [];
        const at = inOrder.indexOf(example);
        const goldAt = (index: number) => {
          const one = inOrder[index];
          const gold =
            one && Math.abs(one.header.position - example.header.position) === 1
              ? candidates.get(one)?.golds[0]
              : undefined;
          return one && gold ? { header: one.header, gold } : undefined;
        };
        const [before, after] = [goldAt(at - 1), goldAt(at + 1)];
        const links = (one: Candidate) => [
          ...(before ? between(before.gold, before.header, one, example.header) : []),
          ...(after ? between(one, example.header, after.gold, after.header) : []),
        ];
        return {
          weight: golds.length ? example.weight : 0,
          problem: some.map((one) => ({
            features: [...one.features, ...agreement(one, placement), ...links(one)].filter(
              (name) => !(name in fixed),
            ),
            isGold: golds.includes(one),
          })),
        };
      })
      .filter(({ weight }) => weight > 0);
    for (let epoch = 0; epoch < epochs; epoch++) {
      let loss = 0;
      for (const { weight, problem } of problems)
        loss += learn(problem, weight, { weights, squaredGradients, prior, l2Penalty });
      if (epoch === epochs - 1) show(`stage ${stage}: loss ${(loss / problems.length).toFixed(3)}`);
    }
  }
  return Object.fromEntries(
    Object.entries(weights)
      .filter(([, value]) => Math.abs(value) > 0.01)
      .map(([name, value]) => [name, Number(value.toFixed(2))] as const)
      .sort(),
  );
}

function usualPlacement(placements: Placement[]): Placement | undefined {
  const like = (one: Placement) =>
    placements.filter(
      (other) =>
        [...one.title].some((key) => other.title.has(key)) &&
        [...one.company].some((key) => other.company.has(key)),
    ).length;
  return placements
    .map((placement) => ({ placement, count: like(placement) }))
    .toSorted((a, b) => b.count - a.count)[0]?.placement;
}
