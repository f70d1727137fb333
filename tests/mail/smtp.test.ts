import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import tls from "node:tls";
import { sendBySmtp } from "@career-hub/server/mail/smtp.ts";
import { afterEach, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../doubles/mailServer.ts";

const envelope = { from: "hub@example.com", to: "runa@example.com" };
const email = Buffer.from("Subject: Hello\r\n\r\nHello, Runa.\r\n.a line that begins with a dot\r\n");
const times = { connect: 1_000, silence: 500, total: 5_000 };
const send = (url: string) => sendBySmtp(url, envelope, email, times);

let server: MailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe("an e-mail", () => {
  it("arrives whole, in one connection", async () => {
    server = await startMailServer();
    expect(await send(server.url)).toEqual({ outcome: "sent" });
    expect(server.mailbox).toHaveLength(1);
    expect(server.mailbox[0]).toMatchObject({
      subject: "Hello",
      envelope: { from: "hub@example.com", to: ["runa@example.com"] },
      text: expect.stringContaining(".a line that begins with a dot"),
    });
    expect(server.connections()).toBe(1);
  });

  it("is sent with the name and password of the address, unescaped", async () => {
    server = await startMailServer({ authOptional: false, allowInsecureAuth: true });
    const { port } = server;
    expect(await send(`smtp://hub:a%3Ab%40c@127.0.0.1:${port}`)).toEqual({ outcome: "sent" });
    expect(await send(`smtp://hub:wrong@127.0.0.1:${port}`)).toMatchObject({
      outcome: "refused",
      isFinal: false,
      isServerAway: true,
    });
    expect(server.mailbox).toHaveLength(1);
  });

  it("is not sent with a password in the clear to another machine", async () => {
    server = await startMailServer({ allowInsecureAuth: true });
    // On this machine, by an address that is not known to be its own.
    expect(await send(`smtp://hub:a%3Ab%40c@0.0.0.0:${server.port}`)).toMatchObject({
      outcome: "refused",
      isFinal: false,
    });
    expect(server.mailbox).toHaveLength(0);
  });
});

describe("a refusal", () => {
  it.each([
    ["from", 450, false],
    ["from", 550, true],
    ["to", 451, false],
    ["to", 550, true],
    ["data", 452, false],
    ["data", 554, true],
  ] as const)("at %s with %i is final: %s", async (step, code, isFinal) => {
    server = await startMailServer();
    server.fail(step, code);
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal, isServerAway: false });
    expect(server.mailbox).toHaveLength(0);
  });

  it("of the connection is not final, whatever its code", async () => {
    server = await startMailServer();
    server.fail("connect", 554);
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal: false, isServerAway: true });
  });

  it("tells neither the address nor what the server said", async () => {
    server = await startMailServer();
    server.fail("to", 550);
    expect(JSON.stringify(await send(server.url))).not.toMatch(/runa|refused in the test/);
  });
});

describe("a mail server", () => {
  it("that is not there is tried again", async () => {
    server = await startMailServer();
    const { url } = server;
    await server.close();
    server = undefined;
    expect(await send(url)).toMatchObject({ outcome: "refused", isFinal: false, isServerAway: true });
  });

  it.each(["from", "to"] as const)("that cuts the connection at %s has no e-mail", async (step) => {
    server = await startMailServer();
    server.fail(step, "cut");
    expect(await send(server.url)).toMatchObject({ outcome: "refused", isFinal: false });
  });

  it.each(["cut", "silent"] as const)("that took the e-mail and is %s then may have it", async (what) => {
    server = await startMailServer();
    server.fail("data", what);
    expect(await send(server.url)).toMatchObject({ outcome: "unknown" });
    expect(server.mailbox).toHaveLength(1);
  });

  it("that never greets is given up", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const { port } = silent.address() as { port: number };
    expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ outcome: "refused", isServerAway: true });
    silent.close();
  });
});

describe("TLS", () => {
  const pem = execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
    ].concat([
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost",
      "-keyout",
      "-",
      "-out",
      "-",
    ]),
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const trusted = tls.getCACertificates("default");
  afterEach(() => tls.setDefaultCACertificates(trusted));
  const startTls = () => startMailServer({ key: pem, cert: pem });

  it("is used where the server offers it, with a certificate that is trusted", async () => {
    server = await startTls();
    tls.setDefaultCACertificates([pem]);
    expect(await send(`smtp://localhost:${server.port}`)).toEqual({ outcome: "sent" });
    expect(server.mailbox[0]?.source).toContain("Hello, Runa.");
  });

  it("with a certificate that nobody trusts sends nothing", async () => {
    server = await startTls();
    expect(await send(`smtp://localhost:${server.port}`)).toMatchObject({
      outcome: "refused",
      isServerAway: true,
    });
    expect(server.mailbox).toHaveLength(0);
  });

  it("is spoken from the first byte with smtps", async () => {
    server = await startMailServer({ key: pem, cert: pem, secure: true });
    tls.setDefaultCACertificates([pem]);
    expect(await send(`smtps://localhost:${server.port}`)).toEqual({ outcome: "sent" });
  });
});
