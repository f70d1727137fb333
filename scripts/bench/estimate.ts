/** CPU time and recall of the in-memory estimate that suggestions start with, for few and many people. */
import { scoreOfPair } from "@career-hub/server/matching/people.ts";
import { createPeopleIndex } from "@career-hub/server/matching/peopleIndex.ts";
import type { Portrait } from "@career-hub/server/matching/portrait.ts";
import { generatePeople } from "../../tests/matching/generatedPeople.ts";
import { portraitOfProfile, sampleProfiles, varied } from "../../tests/matching/samplePeople.ts";
import { ms, type Row } from "./report.ts";

/** Some kernels count CPU time in steps of 4 ms, so it is divided over many calls. */
const [rounds, few, many, different, retrieved] = [60, 10_000, 1_000_000, 5_000, 250];
const [askers, suggested] = [12, 20];

export async function measureEstimates(): Promise<Row[]> {
  const sources = [...(await sampleProfiles()).values()];
  const portraits = [...generatePeople(sources, different, 11)].map(portraitOfProfile);
  const portraitAt = (at: number) => varied(portraits[at % different] as Portrait, at);
  const askerAt = (round: number) => portraits[round * 47 + 141] as Portrait;
  const [index, updatedAt] = [createPeopleIndex(), new Date(0)];
  const times: number[] = [];
  for (const count of [few, many]) {
    for (let at = index.size; at < count; at++) index.set({ userId: String(at), updatedAt }, portraitAt(at));
    for (let round = 0; round < rounds; round++) index.best(askerAt(round), retrieved);
    const began = process.threadCpuUsage();
    for (let round = 0; round < rounds; round++) index.best(askerAt(round), retrieved);
    const { user, system } = process.threadCpuUsage(began);
    times.push((user + system) / 1_000 / rounds);
  }
  const [small = 0, large = 0] = times;
  const people = `${many.toLocaleString("en")} people`;
  return [
    {
      engine: "in memory",
      what: `suggestions, estimate over ${people}, CPU time`,
      measured: ms(large),
      baseline: `${ms(small)}: over ${few.toLocaleString("en")}`,
      value: large / small,
      wanted: 2,
    },
    {
      engine: "in memory",
      what: `suggestions, scores of the best ${suggested} found among ${people} relative to the best possible (${askers} people)`,
      measured: "sum of exact scores",
      value: recallOf(index, { portraitAt, askerAt }),
      wanted: 0.98,
      least: true,
    },
  ];
}

type People = { portraitAt: (at: number) => Portrait; askerAt: (round: number) => Portrait };

/** The sum of the scores of the best 20 that are found, as a share of the best possible sum. */
function recallOf(index: ReturnType<typeof createPeopleIndex>, { portraitAt, askerAt }: People): number {
  const all = Array.from({ length: askers }, () => new Float64Array(many));
  for (let at = 0; at < many; at++) {
    const portrait = portraitAt(at);
    all.forEach((scores, asker) => {
      scores[at] = scoreOfPair(askerAt(asker), portrait);
    });
  }
  const bestOf = (scores: Iterable<number>) =>
    [...Float64Array.from(scores).sort().slice(-suggested)].reduce((sum, score) => sum + score, 0);
  const shares = all.map((scores, asker) => {
    const found = index.best(askerAt(asker), retrieved).map(({ userId }) => scores[Number(userId)] as number);
    return bestOf(found) / bestOf(scores);
  });
  return shares.reduce((sum, share) => sum + share, 0) / askers;
}
