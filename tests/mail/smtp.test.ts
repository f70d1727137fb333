import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import tls from "node:tls";
import { sendBySmtp } from "@career-hub/server/mail/smtp.ts";
import { afterEach, describe, expect, it } from "vitest";
import { startMailServer } from "../doubles/mailServer.ts";
import { listenOnFreePort } from "../setup/freePort.ts";

const envelope = { from: "hub@example.com", to: "runa@example.com" };
const email = Buffer.from("Subject: Hello\r\n\r\nHello, Runa.\r\n.a line that begins with a dot\r\n");
const times = { connect: 1_000, silence: 500, total: 5_000 };
const send = (url: string) => sendBySmtp(url, envelope, email, times);

describe("an e-mail", () => {
  it("is delivered unchanged over one connection", async () => {
    await using server = await startMailServer();
    expect(await send(server.url)).toEqual({ outcome: "sent" });
    expect(server.mailbox).toHaveLength(1);
    expect(server.mailbox[0]).toMatchObject({
      subject: "Hello",
      envelope: { from: "hub@example.com", to: ["runa@example.com"] },
      text: expect.stringContaining(".a line that begins with a dot"),
    });
    expect(server.connections()).toBe(1);
  });

  it("is sent with the decoded user name and password of the URL", async () => {
    await using server = await startMailServer({ authOptional: false, allowInsecureAuth: true });
    const { port } = server;
    expect(await send(`smtp://hub:a%3Ab%40c@127.0.0.1:${port}`)).toEqual({ outcome: "sent" });
    expect(await send(`smtp://hub:wrong@127.0.0.1:${port}`)).toMatchObject({
      outcome: "refused",
      isFinal: false,
      isServerAway: true,
    });
    expect(server.mailbox).toHaveLength(1);
  });

  it("is not sent when the password would go unencrypted to another host", async () => {
    await using server = await startMailServer({ allowInsecureAuth: true });
    // 0.0.0.0 reaches this machine but does not count as local.
    expect(await send(`smtp://hub:a%3Ab%40c@0.0.0.0:${server.port}`)).toMatchObject({
      outcome: "refused",
      isFinal: false,
    });
    expect(server.mailbox).toHaveLength(0);
  });
});

describe("an error reply", () => {
  it.each([
    ["to", 451, false],
    ["to", 550, true],
    ["data", 452, false],
    ["data", 554, true],
  ] as const)("at %s with %i is permanent: %s", async (step, code, isFinal) => {
    await using server = await startMailServer();
    server.fail(step, code);
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal, isServerAway: false });
    expect(server.mailbox).toHaveLength(0);
  });

  it.each([450, 553])("to the sender with %i is temporary and concerns every e-mail", async (code) => {
    await using server = await startMailServer();
    server.fail("from", code);
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal: false, isServerAway: true });
  });

  it("to the connection is temporary, whatever its code", async () => {
    await using server = await startMailServer();
    server.fail("connect", 554);
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal: false, isServerAway: true });
  });

  it("is reported without the address and the server's text", async () => {
    await using server = await startMailServer();
    server.fail("to", 550);
    expect(JSON.stringify(await send(server.url))).not.toMatch(/runa|refused in the test/);
  });
});

describe("connection faults", () => {
  it("are temporary when the server is not listening", async () => {
    const server = await startMailServer();
    const { url } = server;
    await server.close();
    expect(await send(url)).toMatchObject({ outcome: "refused", isFinal: false, isServerAway: true });
  });

  it.each(["from", "to"] as const)("at %s leave the e-mail unsent", async (step) => {
    await using server = await startMailServer();
    server.fail(step, "cut");
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal: false });
  });

  it.each(["cut", "silent"] as const)("after the data (%s) have an unknown outcome", async (what) => {
    await using server = await startMailServer();
    server.fail("data", what);
    expect(await send(server.url)).toMatchObject({ outcome: "unknown" });
    expect(server.mailbox).toHaveLength(1);
  });

  it("time out when the server sends no greeting", async () => {
    const silent = createServer();
    const port = await listenOnFreePort(silent);
    expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ outcome: "refused", isServerAway: true });
    silent.close();
  });
});

describe("TLS", () => {
  const request =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -";
  const pem = execFileSync("openssl", request.split(" "), {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const trusted = tls.getCACertificates("default");
  afterEach(() => tls.setDefaultCACertificates(trusted));
  const startTls = () => startMailServer({ key: pem, cert: pem });

  it("is used when the server offers STARTTLS and its certificate is trusted", async () => {
    await using server = await startTls();
    tls.setDefaultCACertificates([pem]);
    expect(await send(`smtp://localhost:${server.port}`)).toEqual({ outcome: "sent" });
    expect(server.mailbox[0]?.source).toContain("Hello, Runa.");
  });

  it("sends nothing with an untrusted certificate", async () => {
    await using server = await startTls();
    expect(await send(`smtp://localhost:${server.port}`)).toMatchObject({
      outcome: "refused",
      isServerAway: true,
    });
    expect(server.mailbox).toHaveLength(0);
  });

  it("is implicit with smtps", async () => {
    await using server = await startMailServer({ key: pem, cert: pem, secure: true });
    tls.setDefaultCACertificates([pem]);
    expect(await send(`smtps://localhost:${server.port}`)).toEqual({ outcome: "sent" });
  });
});
