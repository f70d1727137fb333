/**
 * `npm run measure:client`: what each page weighs, and what Lighthouse says of three of them on a phone. Of each page the
 * median of three looks counts, or of as many as are asked for: `npm run measure:client -- 5`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { weighPages, weightTable } from "../../scripts/bundle.ts";
import { buildClient } from "../../scripts/clientBuild.ts";
import { freePort, startProduct } from "../setup/product.ts";
import { generateAndSave, openBrowserFixture } from "./browserFixture.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

/** Fetched when it is wanted: it is larger than all that the project installs for itself. */
const lighthouse = "lighthouse@13.5.0";
const goals = { performance: 95, accessibility: 100, "best-practices": 100 } as const;
const pages = { Home: "/", "Home, signed in": "/", Profile: "/profile", Jobs: "/jobs" } as const;

const looks = Number(process.argv[2] ?? 3);

/** How many times slower than this machine a phone is taken to be, whatever this machine is. */
const usualSlowdown = 4;
/**
 * The same phone beside a slower machine, by Lighthouse's table for calibration (docs/throttling.md there): four times is
 * meant for a benchmark index of 1500 and more, twice for 800 and more; what is slower still is a phone already.
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1500) return usualSlowdown;
  return benchmarkIndex >= 800 ? 2 : 1;
}

type Report = {
  /** How fast this machine was during the look. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

/** Runs beside the browser that listens on this port, in its default profile, and keeps what is stored there. */
async function look(url: string, port: number, folder: string, slowdown: number): Promise<Report> {
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

/** By performance, which alone is not the same each time. */
function medianOf(reports: Report[]): Report {
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0;
  const median = reports.toSorted((one, other) => speed(one) - speed(other))[Math.floor(reports.length / 2)];
  if (!median) throw new Error("Lighthouse has to look at least once.");
  return median;
}

const speedOf = ({ environment }: Report) => Math.round(environment.benchmarkIndex);

/** What keeps a category below its goal. */
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
  // The sample people and jobs are all there before anything is measured.
  while ((await runa.call("GET", "/profile/suggestions")).stats.totalCandidates < 41) await wait(300);
  // What the server makes of them takes it a while longer.
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
    const lookOften = async (slowdown: number) => {
      const reports: Report[] = [];
      while (reports.length < looks) reports.push(await look(product.url() + path, port, folder, slowdown));
      return { report: medianOf(reports), machine: reports.map(speedOf).join(" ") };
    };
    const { report, machine } = await lookOften(usualSlowdown);
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
      const calibrated = await lookOften(slowdown);
      const score = percent(calibrated.report.categories.performance?.score);
      console.log(`  calibrated to this machine, slowed ${slowdown} times: ${score}  ${calibrated.machine}`);
    }
  }
} finally {
  await context.close();
  await product.end();
  rmSync(folder, { recursive: true, force: true });
}
// The shared browser would keep the process.
process.exit();
