import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startFailure } from "@career-hub/server/startFailure.ts";
import { describe, expect, it } from "vitest";
import { startProduct } from "../setup/product.ts";
import { restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const database = testDatabase();
const server = testServer(database);

describe("/metrics", () => {
  const token = "a token of the operator";
  const metrics = (authorization = `Bearer ${token}`) =>
    server.app.inject({ url: "/metrics", headers: { authorization } });

  it("counts requests, calls, upstreams and queues without personal data", async () => {
    await server.restart({ METRICS_TOKEN: token });
    const session = await signInAs(server.app, "runa-aldecoa");
    const rest = restOf(server.app, session);
    await rest("POST", "/profile/generate");
    await rest("POST", "/profile/save", { profileData: null });
    const { statusCode, headers, body } = await metrics();
    expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    for (const line of [
      /career_hub_request_seconds_count\{method="POST",route="\/api\/profile\/save",status="400"\} 1/,
      /career_hub_call_seconds_count\{procedure="profile.generate",outcome="OK"\} 1/,
      /career_hub_call_seconds_count\{procedure="profile.save",outcome="BAD_REQUEST"\} 1/,
      /career_hub_upstream_seconds_count\{service="code host",status="200"\} \d/,
      /career_hub_queue\{queue="generate",state="waiting"\} 0/,
      /nodejs_eventloop_lag_p99_seconds \d/,
    ])
      expect(body).toMatch(line);
    for (const secret of ["runa", session, "127.0.0.1"]) expect(body).not.toContain(secret);
    if (database.current().engine === "postgres")
      expect(body).toMatch(/career_hub_database_connections\{state="open"\} [1-9]/);
  });

  it("requires the token and is off without the setting", async () => {
    await server.restart({ METRICS_TOKEN: token });
    for (const wrong of ["", "Bearer ", `Bearer ${token}x`, token])
      expect((await metrics(wrong)).body).not.toContain("career_hub_");
    await server.restart({});
    expect((await metrics()).body).not.toContain("career_hub_");
  });
});

it("security.txt contains the security contact", async () => {
  await server.restart({ SECURITY_CONTACT: "mailto:security@hub.example" });
  const { body, headers } = await server.app.inject({ url: "/.well-known/security.txt" });
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(body).toMatch(/^Contact: mailto:security@hub\.example$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

it.each(["file", "/proc"])(
  "exits with 1 and a message when DATA_DIR cannot be created in %s",
  async (place) => {
    const folder = mkdtempSync(join(tmpdir(), "career-hub-"));
    writeFileSync(join(folder, "file"), "");
    await expect(startProduct({}, join(resolve(folder, place), "data"))).rejects.toThrow(
      /did not start \(1\): .+ cannot be written \(\w+\): .+ set DATA_DIR to another folder\.\n$/,
    );
    rmSync(folder, { recursive: true });
  },
);

it.each([
  ["open", { path: "/data/lock" }, "/data/lock"],
  ["write", {}, "the data folder"],
])("says that the disk is full when the start fails to %s a file", (syscall, path, place) => {
  const error = Object.assign(
    new Error(`ENOSPC: no space left on device, ${syscall}`),
    { code: "ENOSPC" },
    path,
  );
  expect(startFailure(error)).toMatch(`The disk of ${place} is full. Free some space and start again`);
});

it.each([
  [{ code: "EADDRINUSE", port: 3000 }, "Port 3000 is in use"],
  [{ code: "EACCES", port: 80 }, "Port 80 is reserved"],
  [{ code: "EADDRNOTAVAIL", address: "192.0.2.1" }, "HOST must be an address of this machine"],
  [{ code: "ENOTFOUND", syscall: "getaddrinfo" }, "HOST must be an address of this machine"],
])("names the setting when it cannot listen: %j", (properties, sentence) => {
  const error = Object.assign(new Error("listen failed"), { syscall: "listen", ...properties });
  expect(startFailure(error)).toContain(sentence);
  expect(startFailure(error)).toContain(properties.code);
});

it("a second server on the same DATA_DIR exits with 1 and the first continues", async () => {
  await using first = await startProduct();
  await expect(startProduct({}, first.folder)).rejects.toThrow(
    /did not start \(1\): .+ is in use by process \d+/s,
  );
  expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
});

it("npm run migrate reads .env and reports a database that is away in one sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "career-hub-"));
  const root = join(import.meta.dirname, "../..");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "scripts"));
  for (const file of ["migrate.ts", "project.ts"])
    cpSync(join(root, "scripts", file), join(folder, "scripts", file));
  writeFileSync(join(folder, ".env"), "DATABASE_URL=postgres://127.0.0.1:1/none\n");
  const { DATABASE_URL: _, ...env } = process.env;
  const migrating = promisify(execFile)(process.execPath, ["scripts/migrate.ts"], { cwd: folder, env });
  await expect(migrating).rejects.toMatchObject({
    code: 1,
    stderr: "The database of DATABASE_URL does not answer (ECONNREFUSED).\n",
  });
  rmSync(folder, { recursive: true });
});

it("the watchdog kills a hanging server and reports it", async () => {
  const program = `import { watchForHangs } from "@career-hub/db/watchdog.ts";
    watchForHangs(500);
    setTimeout(() => { for (;;); }, 100);`;
  const ended = promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    cwd: join(import.meta.dirname, ".."),
  });
  await expect(ended).rejects.toMatchObject({
    signal: "SIGKILL",
    stderr: expect.stringMatching(/ends itself/),
  });
});
