/** A one-page PDF in a new process compared with a warm one, and one person who uploads and matches continuously. */
import { setTimeout as wait } from "node:timers/promises";
import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { prepareToRead, readFile } from "@career-hub/server/cv/file/readFile.ts";
import { samplePdf } from "@career-hub/server/cv/file/samplePdf.ts";
import { stopSandboxes } from "@career-hub/server/sandbox/sandbox.ts";
import { cvForm, samplePdf as cvPdf } from "../../tests/cv/sampleCv.ts";
import { createTestContext } from "../../tests/setup/people.ts";
import { createTestApp } from "../../tests/setup/testApp.ts";
import type { Bench } from "./data.ts";
import { measure } from "./measure.ts";
import { compareMedians, type Row } from "./report.ts";

const [rounds, pairs] = [15, 50];

export async function measureUploads({ database, engine }: Bench): Promise<Row[]> {
  const file = { name: "cv.pdf", bytes: samplePdf() };
  const bare = () => openFile(file.bytes, file);
  await measure(2 * rounds, bare);
  const [base, own]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await prepareToRead();
    base.push(...(await measure(1, bare)));
    own.push(...(await measure(1, () => readFile(file))));
  }
  await using app = await createTestApp(database, null);
  app.services.limiter.take = async () => {};
  const { token } = await createTestContext(database).signIn("bench-uploads");
  const authorization = `Bearer ${token}`;
  const statuses: number[] = [];
  const upload = async () => {
    const { headers, payload } = cvForm(cvPdf());
    const sent = { ...headers, authorization };
    statuses.push(
      (await app.inject({ method: "POST", url: "/api/cv/upload", headers: sent, payload })).statusCode,
    );
  };
  for (let round = 0; round < pairs; round++) {
    await upload();
    statuses.push((await app.inject({ url: "/api/cv/match", headers: { authorization } })).statusCode);
    await upload();
  }
  await wait(0);
  stopSandboxes();
  const refused = statuses.filter((status) => status >= 400).length;
  return [
    compareMedians(
      { base, own },
      {
        engine,
        what: "parsing a one-page PDF in a process started ahead",
        baseline: "the same library in a warm process",
        wanted: 1.5,
      },
    ),
    {
      engine,
      what: `upload, match, upload by one person, ${pairs} times: refused`,
      measured: `${refused} of ${statuses.length}`,
      value: refused,
      wanted: 0,
    },
  ];
}
