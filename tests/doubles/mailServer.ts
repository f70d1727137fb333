import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type Step = "connect" | "from" | "to" | "data";
/** A fault at a step: a reply with this code, a closed connection, or no reply. */
type Fault = number | "cut" | "silent";
type Delivered = ParsedMail & { source: string; envelope: { from: string; to: string[] } };

const refusal = (code: number) =>
  Object.assign(new Error(`refused in the test with ${code}`), { responseCode: code });

/** An SMTP server on a free port with a mailbox and injected faults. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mailbox: Delivered[] = [];
  const sockets = new Set<{ destroy(): void }>();
  let fault: { step: Step; what: Fault; times: number; after?: () => void } | null = null;
  let connections = 0;

  const applyFault = (step: Step, done: (error?: Error | null) => void) => {
    if (fault?.step !== step || fault.times === 0) return done();
    fault.times -= 1;
    fault.after?.();
    if (typeof fault.what === "number") return done(refusal(fault.what));
    if (fault.what === "cut") for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ["STARTTLS"],
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === "hub" && auth.password === "a:b@c" ? done(null, { user: "hub" }) : done(refusal(535)),
    onConnect: (_session, done) => {
      connections += 1;
      applyFault("connect", done);
    },
    onMailFrom: (_address, _session, done) => applyFault("from", done),
    onRcptTo: (_address, _session, done) => applyFault("to", done),
    onData: async (stream, session, done) => {
      const source = await text(stream);
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
      };
      const email = { ...(await simpleParser(source)), source, envelope };
      // With "cut" and "silent" the e-mail is accepted and only the reply is lost.
      if (fault?.step !== "data" || fault.times === 0 || typeof fault.what !== "number") mailbox.push(email);
      applyFault("data", done);
    },
    ...options,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    mailbox,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    connections: () => connections,
    /** Injects a fault `times` times at the step; `after` is called each time. */
    fail: (step: Step, what: Fault, times = Number.POSITIVE_INFINITY, after?: () => void) => {
      fault = { step, what, times, ...(after && { after }) };
    },
    recover: () => {
      fault = null;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
