import { expect, it } from "vitest";
import { sampleBoard } from "./sampleBoard.ts";

const { execute, rest, upload, query } = sampleBoard();

type Job = { id: string; finalScore: number; aiAnalysis: { reason: string }; level: string | null };
const scores = async (ids: string[]): Promise<Job[]> =>
  (await query("cv.scores", { ids })).result.data.scores;
const rank = async (filters: object): Promise<Job[]> => (await query("cv.rank", filters)).result.data.jobs;
const matches = async (): Promise<Job[]> => (await rest("GET", "/cv/match")).body.matchedJobs;
const numbers = (jobs: Job[]) =>
  jobs.map(({ id, finalScore, aiAnalysis }) => ({ id, finalScore, aiAnalysis }));

it("the board shows each job with the score and reason of the matcher, also the second time", async () => {
  await upload();
  const found = await matches();
  const ids = found.map(({ id }) => id);
  for (let time = 0; time < 2; time++)
    expect(numbers(await scores(ids))).toEqual(expect.arrayContaining(numbers(found)));
});

it("the board sorted by match is the list of the matcher, and filters narrow it", async () => {
  await upload();
  const found = await matches();
  expect(numbers(await rank({}))).toEqual(numbers(found));
  const senior = await rank({ level: ["senior"] });
  expect(senior.length).toBeGreaterThan(0);
  expect(senior.every(({ level }) => level === "senior")).toBe(true);
  const known = new Map(found.map(({ id, finalScore }) => [id, finalScore]));
  for (const { id, finalScore } of senior) if (known.has(id)) expect(finalScore).toBe(known.get(id));
});

it("another CV brings other scores", async () => {
  await upload();
  const [first] = await matches();
  const before = await scores([first?.id ?? ""]);
  await upload([
    "Marisol Tandeka",
    "Pastry Chef",
    "Experience",
    "Pastry Chef, Casa Lumbre, 2016 - 2024",
    "Bread, cakes and desserts for 120 guests a night.",
  ]);
  const after = await scores([first?.id ?? ""]);
  expect(after[0]?.finalScore).toBeLessThan(before[0]?.finalScore ?? 0);
});

it("without a CV there are no scores", async () => {
  for (const path of ["cv.scores", "cv.rank"])
    expect((await query(path, { ids: ["x"] })).error.data).toMatchObject({ httpStatus: 409 });
});

it("an ad that is closed is scored for whoever saved it, and for nobody else", async () => {
  await upload();
  const [first] = await matches();
  await execute("update jobs set closed_at = now() where id = $1", [first?.id]);
  expect(await scores([first?.id ?? ""])).toEqual([]);
  await rest("POST", `/jobs/${first?.id}/mark`, { mark: "saved" });
  expect(numbers(await scores([first?.id ?? ""]))).toEqual(first ? numbers([first]) : []);
  await execute("update jobs set closed_at = null where id = $1", [first?.id]);
});
