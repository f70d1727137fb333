/** CPU time of the in-memory estimate that suggestions start with, for few and many people. */
import { randomUUID } from "node:crypto";
import { createPeopleIndex } from "@career-hub/server/matching/peopleIndex.ts";
import { generatePeople } from "../../tests/matching/generatedPeople.ts";
import { portraitOfProfile, sampleProfiles } from "../../tests/matching/samplePeople.ts";
import { median } from "./measure.ts";
import { ms, type Row } from "./report.ts";

const [rounds, few, many, different, retrieved] = [15, 10_000, 1_000_000, 5_000, 250];

export async function measureEstimates(): Promise<Row[]> {
  const sources = [...(await sampleProfiles()).values()];
  const portraits = [...generatePeople(sources, different, 11)].map(portraitOfProfile);
  const portraitAt = (index: number) => portraits[index % different] as (typeof portraits)[number];
  const index = createPeopleIndex();
  const times: number[] = [];
  for (const count of [few, many]) {
    for (let at = index.size; at < count; at++)
      index.set(randomUUID(), new Date(at).toISOString(), portraitAt(at));
    const taken: number[] = [];
    for (let round = -3; round < rounds; round++) {
      const began = process.threadCpuUsage();
      await index.best(portraitAt(round * 47 + 141), retrieved);
      const { user, system } = process.threadCpuUsage(began);
      if (round >= 0) taken.push((user + system) / 1_000);
    }
    times.push(median(taken));
  }
  const [small = 0, large = 0] = times;
  return [
    {
      engine: "in memory",
      what: `suggestions, the estimate over ${many.toLocaleString("en")} people (${different.toLocaleString("en")} different ones), processor time`,
      measured: ms(large),
      baseline: `${ms(small)}: over ${few.toLocaleString("en")}`,
      value: large / small,
    },
  ];
}
