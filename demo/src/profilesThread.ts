/** Entry point of the thread that writes the sample people's profiles, always with the local writer, to avoid model calls. */
import { parentPort, workerData } from "node:worker_threads";
import { sampleGeneration } from "@career-hub/db/enums.ts";
import { localWriter } from "@career-hub/server/ai/local/writer.ts";
import { findFacts } from "@career-hub/server/evidence/evidence.ts";
import { assembleProfile } from "@career-hub/server/profile/assemble.ts";
import { accountOf, readingOf } from "./reading.ts";
import type { ProfilesToWrite } from "./samplePeople.ts";

const { people, baseUrl, now } = workerData as ProfilesToWrite;
const made = { generationId: sampleGeneration, writer: localWriter.name };
for (const person of people) {
  const facts = findFacts(readingOf(person, baseUrl, now), { now });
  const prose = await localWriter.write(facts, {});
  const { login, name, avatarUrl, profileUrl } = accountOf(person, baseUrl);
  parentPort?.postMessage(
    assembleProfile({ username: login, name, avatarUrl, profileUrl }, facts, prose, made),
  );
}
