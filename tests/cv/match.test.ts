import { jobs } from "@career-hub/db/schema.ts";
import { scoredAtMost } from "@career-hub/server/cv/match/queries.ts";
import type { AppRouter } from "@career-hub/server/router.ts";
import type { inferRouterOutputs } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { sampleBoard } from "./sampleBoard.ts";

const { db, execute, rest, hasCv, upload, query, mutate } = sampleBoard();

type Matched = inferRouterOutputs<AppRouter>["cv"]["match"]["matchedJobs"][number];
const trpc = async (path: string, input: object) => (await query(path, input)).result.data;
const matches = async (): Promise<Matched[]> => (await rest("GET", "/cv/match")).body.matchedJobs;

it("fails without a CV with the message of the page", async () => {
  const { status, body } = await rest("GET", "/cv/match");
  expect([status, body.message]).toEqual([409, "Could not find matches. Ensure you have a CV uploaded."]);
});

it("reads the profession from a line with title, employer and place", async () => {
  await upload([
    "Liam Aldridge",
    "WORK EXPERIENCE",
    "Test Engineer at Handheld Diagnostics in Eindhoven",
    "Eindhoven, 2016 - present",
    "Measuring of what is in development.",
  ]);
  const { work } = await trpc("cv.reading", {});
  expect(work.profession).toEqual({ name: "test engineer", years: expect.any(Number) });
});

describe("a data engineer's CV", () => {
  it("matches at most fifty jobs, best first, each with its reason and the parts of its score", async () => {
    await hasCv();
    const found = await matches();
    expect(found.length).toBeGreaterThan(10);
    expect(found.length).toBeLessThanOrEqual(50);
    const scores = found.map((one) => one.finalScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
    expect(found[0]?.job_title).toMatch(/data|analytics|etl|pipeline/i);
    for (const { aiAnalysis, finalScore, match } of found) {
      expect(aiAnalysis.reason).toMatch(/\.$/);
      const sum = match.parts.reduce((all, part) => all + (part.weight * part.percent) / 100, 0);
      expect(Math.abs(sum - finalScore)).toBeLessThan(0.01);
      expect(match.confidence).toBeLessThanOrEqual(1);
      for (const sentence of match.parts[0]?.because.slice(0, 1) ?? [])
        expect(sentence).toMatch(/^(?:\p{Lu}|\p{Ll}+\p{Lu}).* similar\.$/u);
    }
  });

  it("moves React jobs up when the person adds React, and back when they take it out", async () => {
    await hasCv();
    const ad = "Frontend Developer\nYou must know React and CSS. Nice to have: a sense for type and colour.";
    const scored = async (skills: string[]) => {
      await mutate("cv.correct", { skills });
      return (await mutate("cv.matchAd", { text: ad })).result.data as Matched;
    };
    const own = ["Python", "SQL", "PostgreSQL"];
    const [without, added] = [await scored(own), await scored([...own, "React"])];
    const knowsReact = ({ match }: Matched) =>
      match.requirements.find(({ skill }) => skill === "React")?.inCv;
    expect([knowsReact(without), knowsReact(added)]).toEqual([false, true]);
    expect(added.finalScore).toBeGreaterThan(without.finalScore + 0.02);
    expect((await scored(own)).finalScore).toBe(without.finalScore);
  });

  it("finds an ad by its title on a board too large to score in full", async () => {
    const filler = (at: number) => ({
      duplicateKey: `filler ${at}`,
      title: "Warehouse Picker",
      descriptionHtml: "<p>Boxes.</p>",
      descriptionText: "Boxes.",
      postedAt: new Date(),
    });
    await db()
      .insert(jobs)
      .values([
        ...Array.from({ length: scoredAtMost.byVector + 20 }, (_, at) => filler(at)),
        {
          ...filler(-1),
          title: "Data Engineer",
          company: "Far Down the List",
          descriptionText: "You must know Python, PostgreSQL and Apache Kafka.",
          postedAt: new Date("2020-01-01T00:00:00Z"),
        },
      ]);
    await hasCv();
    expect((await matches()).map(({ company_name }) => company_name)).toContain("Far Down the List");
    await execute("delete from jobs where duplicate_key like $1", ["filler %"]);
  });

  it("counts the jobs that its filters hide", async () => {
    await hasCv();
    const board = await db().select().from(jobs);
    const jobsOf = (isHidden: (job: (typeof board)[number]) => boolean) => board.filter(isHidden).length;
    const yearly = (job: (typeof board)[number]) =>
      job.salaryCurrency ? (job.salaryYearlyMax ?? job.salaryYearlyMin) : null;
    const isHiddenByPay = (job: (typeof board)[number]) => {
      const pay = yearly(job);
      return pay !== null && (job.salaryCurrency !== "EUR" || pay < 60_000);
    };
    const everything = await trpc("cv.match", {});
    expect(everything.hidden).toEqual({ place: 0, remote: 0, pay: 0, level: 0 });
    expect(everything.message).toBe(`${everything.matchedJobs.length} jobs, best match first.`);
    const senior = await trpc("cv.match", { level: ["senior"] });
    expect(senior.hidden.level).toBeGreaterThan(0);
    expect(senior.matchedJobs.every((job: Matched) => job.level === "senior")).toBe(true);
    expect(senior.hidden.level).toBe(jobsOf((job) => job.level !== "senior"));
    const far = await trpc("cv.match", { remote: ["remote"], pay: 60_000, pay_currency: "EUR" });
    expect(far.hidden.remote).toBe(jobsOf((job) => job.remote !== "remote"));
    expect(far.hidden.pay).toBe(jobsOf(isHiddenByPay));
    expect(far.hidden).toMatchObject({ place: 0, level: 0 });
    for (const job of far.matchedJobs) expect(job.remote).toBe("remote");
    const nowhere = await trpc("cv.match", { place: ["Atlantis"] });
    expect(nowhere.hidden).toEqual({ place: board.length, remote: 0, pay: 0, level: 0 });
    expect([nowhere.matchedJobs, nowhere.message]).toEqual([[], "No open job fits these filters."]);
  });

  it.each(["remote=moon", "level=boss"])("names the filter when it rejects %s", async (filter) => {
    await hasCv();
    const { status, body } = await rest("GET", `/cv/match?${filter}`);
    expect([status, body.message]).toEqual([400, expect.stringContaining(filter.split("=")[0] ?? "")]);
  });
});

it("shows technologies of the saved profile beside those of the CV", async () => {
  await upload([
    "Ada Lovelace",
    "Data Engineer",
    "Experience",
    "Data Engineer, Babbage Ltd, 2018 - Present",
    "Reports",
  ]);
  const before = (await matches()).flatMap(({ match }) => match.requirements);
  expect(before.every((one) => one.shownIn === null)).toBe(true);
  expect((await trpc("cv.reading", {})).alsoShown).toEqual([]);
  const { profile } = (await rest("POST", "/profile/generate")).body;
  await rest("POST", "/profile/save", { profileData: profile });
  const shown = (await matches()).flatMap(({ match }) => match.requirements).filter((one) => one.shownIn);
  expect(shown.length).toBeGreaterThan(0);
  for (const { shownIn } of shown) expect(shownIn?.repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
  const { alsoShown } = await trpc("cv.reading", {});
  expect(alsoShown).toEqual(profile.technical.identifiedTechnologies.slice(0, 6));
});

it("shows the years and level that the scores use", async () => {
  await upload([
    "Ada Lovelace",
    "Experience",
    "Data Engineer, Babbage Ltd, Jan 2023 - Dec 2024",
    "Built pipelines in Python and Apache Kafka",
    "Chef, Menabrea Inc, Jan 2010 - Dec 2018",
    "Cooked for two hundred guests",
  ]);
  const { reading, work } = await trpc("cv.reading", {});
  expect([work.profession.name, Math.round(work.profession.years), Math.round(work.years)]).toEqual([
    "data engineer",
    2,
    11,
  ]);
  const text =
    "Lead Data Engineer\nRequirements:\n5+ years of experience with Python, Apache Kafka and PostgreSQL in our data team.";
  const { reason } = (await mutate("cv.matchAd", { text })).result.data.aiAnalysis;
  expect(reason).toContain("your CV shows 2 in this profession (11 in total)");
  expect(reason).toContain(`your CV reads as ${reading.level} level`);
});

it("a pasted ad is scored like any other", async () => {
  await hasCv();
  const text =
    "Senior Data Engineer\nYou must know Python, Apache Kafka and PostgreSQL. Kubernetes is a plus, so is replication. Fluent English. A degree in physics is required.";
  const { job_title, finalScore, match } = (await mutate("cv.matchAd", { text })).result.data;
  expect(job_title).toBe("Senior Data Engineer");
  expect(finalScore).toBeGreaterThan(0.4);
  expect(match.requirements).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ skill: "Apache Kafka", spoken: false, must: true, inCv: true }),
      expect.objectContaining({ skill: "Kubernetes", spoken: false, must: false, inCv: false }),
      expect.objectContaining({ skill: "Replication", spoken: false }),
      expect.objectContaining({ skill: "English", spoken: true, inCv: true, shownIn: null }),
    ]),
  );
  expect(match.credentials).toEqual(["A degree in physics is required"]);
  const all = match.requirements.length + 1;
  expect(match.parts[1].because[0]).toMatch(` of ${all} requirements are met. 1 could not be compared.`);
});

describe("the board", () => {
  const scores = async (ids: string[]): Promise<Matched[]> =>
    (await query("cv.scores", { ids })).result.data.scores;
  const rank = async (filters: object): Promise<Matched[]> =>
    (await query("cv.rank", filters)).result.data.jobs;
  const numbers = (jobs: Matched[]) =>
    jobs.map(({ id, finalScore, aiAnalysis }) => ({ id, finalScore, aiAnalysis }));

  it("shows each job with the score and reason of the matcher, also the second time", async () => {
    await hasCv();
    const found = await matches();
    const ids = found.map(({ id }) => id);
    for (let time = 0; time < 2; time++)
      expect(numbers(await scores(ids))).toEqual(expect.arrayContaining(numbers(found)));
  });

  it("sorted by match equals the list of the matcher, narrowed by filters", async () => {
    await hasCv();
    const found = await matches();
    expect(numbers(await rank({}))).toEqual(numbers(found));
    const senior = await rank({ level: ["senior"] });
    expect(senior.length).toBeGreaterThan(0);
    expect(senior.every(({ level }) => level === "senior")).toBe(true);
    const known = new Map(found.map(({ id, finalScore }) => [id, finalScore]));
    for (const { id, finalScore } of senior) if (known.has(id)) expect(finalScore).toBe(known.get(id));
  });

  it("has other scores for another CV", async () => {
    await hasCv();
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

  it("has no scores without a CV", async () => {
    for (const path of ["cv.scores", "cv.rank"])
      expect((await query(path, { ids: ["x"] })).error.data).toMatchObject({ httpStatus: 409 });
  });

  it("scores a closed ad only for people who saved it", async () => {
    await hasCv();
    const [first] = await matches();
    await execute("update jobs set closed_at = now() where id = $1", [first?.id]);
    expect(await scores([first?.id ?? ""])).toEqual([]);
    await rest("POST", `/jobs/${first?.id}/mark`, { mark: "saved" });
    expect(numbers(await scores([first?.id ?? ""]))).toEqual(first ? numbers([first]) : []);
    await execute("update jobs set closed_at = null where id = $1", [first?.id]);
  });
});
