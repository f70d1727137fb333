/**
 * `npm run measure:client`: bundle sizes of each page, and Lighthouse scores on an emulated phone. Each score is the
 * median of three runs, or of as many as given: `npm run measure:client -- 5`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { weighPages, weightTable } from "../../scripts/bundle.ts";
import { buildClient } from "../../scripts/clientBuild.ts";
import { freePort } from "../setup/freePort.ts";
import { startProduct } from "../setup/product.ts";
import { generateAndSave, openBrowserFixture } from "./browserFixture.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

/** Downloaded on demand, because it is larger than all dependencies of the project. */
const lighthouse = "lighthouse@13.5.0";
const goals = { performance: 95, accessibility: 100, "best-practices": 100 } as const;
const pages = { Home: "/", "Home, signed in": "/", Profile: "/profile", Jobs: "/jobs" } as const;

const runs = Number(process.argv[2] ?? 3);

/** Lighthouse's default CPU slowdown for a phone. */
const usualSlowdown = 4;
/**
 * The CPU slowdown that emulates the same phone on a slower machine, by Lighthouse's calibration table
 * (docs/throttling.md there): 4 from a benchmark index of 1500, 2 from 800, none below.
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1500) return usualSlowdown;
  return benchmarkIndex >= 800 ? 2 : 1;
}

type Report = {
  /** The speed of this machine during the run. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

/** Runs Lighthouse in the browser with this debugging port, keeping its storage. */
async function runLighthouse(url: string, port: number, folder: string, slowdown: number): Promise<Report> {
  const report = join(folder, "report.json");
  const args = [
    "exec",
    "--yes",
    lighthouse,
    "--",
    url,
    `--port=${port}`,
    "--disable-storage-reset",
    "--quiet",
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  args.push("--output=json", `--output-path=${report}`, `--only-categories=${Object.keys(goals)}`);
  const child = spawn("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return JSON.parse(readFileSync(report, "utf8"));
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** The report with the median performance score, the only score that varies. */
function medianOf(reports: Report[]): Report {
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0;
  const median = reports.toSorted((one, other) => speed(one) - speed(other))[Math.floor(reports.length / 2)];
  if (!median) throw new Error("Lighthouse has to run at least once.");
  return median;
}

const speedOf = ({ environment }: Report) => Math.round(environment.benchmarkIndex);

/** The failed audits of a category. */
function faultsOf({ categories, audits }: Report, category: string): string[] {
  const refs = categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit && weight > 0 && (audit.score ?? 1) < 1
      ? [`${audit.title} ${audit.displayValue ?? ""}`]
      : [];
  });
}

buildClient();
console.log(weightTable(weighPages()));
const product = await openBrowserFixture(startProduct({ DEMO_DATA: "true" }));
const folder = mkdtempSync(join(tmpdir(), "career-hub-"));
const port = await freePort();
const context = await chromium.launchPersistentContext(join(folder, "browser"), {
  executablePath: chromiumPath() ?? "chromium",
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
try {
  const runa = await product.person("runa-aldecoa");
  await generateAndSave(runa);
  // Waits for the sample people.
  while ((await runa.call("GET", "/profile/suggestions")).stats.totalCandidates < 41) await wait(300);
  // Waits for the background work on them.
  await wait(20_000);
  const page = context.pages()[0] ?? (await context.newPage());
  console.log("\nLighthouse, phone  performance  accessibility  best practices  machine");
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(product.url());
    const token = name === "Home" ? null : runa.token;
    await page.evaluate(
      (value) => (value ? localStorage.setItem("auth_token", value) : localStorage.clear()),
      token,
    );
    await page.goto("about:blank");
    const measure = async (slowdown: number) => {
      const reports: Report[] = [];
      while (reports.length < runs)
        reports.push(await runLighthouse(product.url() + path, port, folder, slowdown));
      return { report: medianOf(reports), machine: reports.map(speedOf).join(" ") };
    };
    const { report, machine } = await measure(usualSlowdown);
    const scores = Object.keys(goals).map((category) => percent(report.categories[category]?.score));
    console.log(
      `${name.padEnd(18)} ${scores.map((score) => String(score).padStart(11)).join("  ")}  ${machine}`,
    );
    for (const [category, goal] of Object.entries(goals)) {
      if (percent(report.categories[category]?.score) >= goal) continue;
      process.exitCode = 1;
      for (const fault of faultsOf(report, category)) console.log(`  ${category}: ${fault}`);
    }
    const slowdown = slowdownFor(speedOf(report));
    if (percent(report.categories.performance?.score) < goals.performance && slowdown < usualSlowdown) {
      const calibrated = await measure(slowdown);
      const score = percent(calibrated.report.categories.performance?.score);
      console.log(`  calibrated to this machine, slowed ${slowdown} times: ${score}  ${calibrated.machine}`);
    }
  }
} finally {
  await context.close();
  await product.end();
  rmSync(folder, { recursive: true, force: true });
}
// The shared browser keeps the process alive.
process.exit();
