import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { cvForm, samplePdf } from "../cv/sampleCv.ts";
import { restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase({ keepsRows: true });
const server = testServer(database, { isShared: true });
let url: URL;
beforeAll(async () => {
  url = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
});

describe("client disconnect", () => {
  it("during a generation keeps the result and counts it once", async () => {
    const token = await signInAs(server.app, "runa-aldecoa");
    const rest = restOf(server.app, token);
    const callsBefore = server.github.callsTo("/graphql").length;
    const aborted = new AbortController();
    const generation = fetch(new URL("/api/profile/generate", url), {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal: aborted.signal,
    });
    await expect.poll(() => server.github.callsTo("/graphql").length).toBeGreaterThan(callsBefore);
    aborted.abort();
    await expect(generation).rejects.toThrow();

    const state = async () => (await rest("GET", "/profile/generations")).body;
    await expect.poll(async () => (await state()).running).toBeNull();
    expect((await state()).generations).toHaveLength(1);
    expect((await rest("GET", "/auth/user")).body.generationCount).toBe(1);
  });

  it("during an upload stores no CV and does not delay others", async () => {
    const [slow, quick] = await Promise.all([
      signInAs(server.app, "runa-aldecoa"),
      signInAs(server.app, "noor-vanaldenberg"),
    ]);
    const { headers, payload } = cvForm(samplePdf());
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, "connect");
    socket.write(
      `POST /api/cv/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${slow}\r\nContent-Type: ${headers["content-type"]}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, payload.length / 2));
    const form = new FormData();
    form.append("cvFile", new Blob([new Uint8Array(samplePdf())], { type: "application/pdf" }), "ada.pdf");
    const uploaded = await fetch(new URL("/api/cv/upload", url), {
      method: "POST",
      headers: { authorization: `Bearer ${quick}` },
      body: form,
    });
    expect(uploaded.status).toBe(200);
    socket.destroy();
    expect((await restOf(server.app, slow)("GET", "/cv/info")).body).toEqual({ cv: null });
  });
});
