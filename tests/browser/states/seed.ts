import { setTimeout as wait } from "node:timers/promises";
import { cvForm } from "../../cv/sampleCv.ts";
import { retryingFetch } from "../../setup/product.ts";
import { type BrowserFixture, connect, generateAndSave, type Person } from "../browserFixture.ts";
import { runaCv } from "./runaCv.ts";

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(300);
}

const conversation = [
  ["iker", "Hi Runa, I read tidelog over the weekend. The torn-write recovery is lovely."],
  ["runa", "Thank you! It took three tries and one very wet laptop."],
  ["iker", "I am building an offline-first app for surveyors and the sync layer is eating me alive."],
  ["runa", "Tell me more. What is the write pattern, and who wins when two edit the same point?"],
  [
    "iker",
    "Mostly appends, a few hundred a day from each phone, and they come back in bursts when somebody drives past a mast.\nLast write wins today, which is wrong about twice a week.",
  ],
] as const;

/** Number of sample people with a profile. */
const samplePeople = 42;

const everybody = <const Logins extends string[]>(
  { person }: Pick<BrowserFixture, "person">,
  logins: Logins,
) => Promise.all(logins.map((login) => person(login))) as Promise<{ [Each in keyof Logins]: Person }>;

/** Creates people, connections, messages and a CV, so that every page of Runa has content. */
export async function seed(browser: Pick<BrowserFixture, "person" | "url">) {
  const runa = await browser.person("runa-aldecoa");
  await generateAndSave(runa);
  // Sample profiles are created one after another, except for people who have signed in.
  await until(
    async () => (await runa.call("GET", "/profile/suggestions")).stats.totalCandidates >= samplePeople - 1,
  );
  await until(async () => (await runa.call("GET", "/jobs?limit=500")).length >= 160);
  const [iker, teodor, zdenka, jonte, clem, ines] = await everybody(browser, [
    "ikerzubiri",
    "teodorbrask",
    "zdenka-havlicek",
    "jontewikander",
    "clem-barraud",
    "ines-lindqvaye",
  ]);
  // Signing in deletes the sample profile.
  await Promise.all([iker, teodor, zdenka, clem].map((who) => generateAndSave(who)));
  await generateAndSave(jonte, 3);
  const connectionId = await connect(iker, runa);
  for (const [who, body] of conversation)
    await (who === "iker" ? iker : runa).call("POST", `/messages/${connectionId}`, { body });
  await connect(clem, runa);
  for (const asks of [teodor, zdenka])
    await asks.call("POST", "/profile/connections/request", { addresseeId: runa.id });
  await runa.call("POST", "/profile/connections/request", { addresseeId: jonte.id });
  const form = cvForm(runaCv(), "Runa Aldecoa CV 2026.pdf");
  const upload = () =>
    retryingFetch(`${browser.url()}/api/cv/upload`, {
      method: "POST",
      headers: { ...form.headers, authorization: `Bearer ${runa.token}` },
      body: new Uint8Array(form.payload),
    });
  // Parsing may exceed its time limit on an overloaded machine.
  await until(async () => (await upload()).ok);
  const jobs = await runa.call("GET", "/jobs?q=Go");
  return { runa, iker, teodor, zdenka, jonte, clem, ines, connectionId, jobId: String(jobs[0].id) };
}

export type Seeded = Awaited<ReturnType<typeof seed>>;
