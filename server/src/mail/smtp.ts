import { Readable } from "node:stream";
import { isLoopback } from "../env.ts";

export type SendResult =
  | { outcome: "sent" }
  /** Rejected before the e-mail was accepted. */
  | { outcome: "refused"; isFinal: boolean; isServerAway: boolean; reason: string }
  /** Transmitted without a response. */
  | { outcome: "unknown"; reason: string };

type Failure = Error & { code?: string; responseCode?: number; command?: string };

/** In milliseconds; the total is well below the lease in outbox/queries.ts. */
const defaultTimes = { connect: 10_000, silence: 30_000, total: 120_000 };

/** Without the server's text, which may contain the address. */
const reasonOf = ({ code, command, responseCode }: Failure) =>
  [code, command, responseCode].filter(Boolean).join(" ") || "no reason";

function optionsOf(smtpUrl: string, times: typeof defaultTimes) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // Requires TLS when sending a password to another machine.
    requireTLS: !secure && username !== "" && !isLoopback(host),
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.silence,
    auth: username && {
      user: decodeURIComponent(username),
      pass: decodeURIComponent(password),
    },
  };
}

type Envelope = { from: string; to: string };

/** Sends one e-mail over a new connection. Never throws. */
export async function sendBySmtp(
  smtpUrl: string,
  envelope: Envelope,
  email: Buffer,
  times = defaultTimes,
): Promise<SendResult> {
  const { auth, ...options } = optionsOf(smtpUrl, times);
  const { default: SMTPConnection } = await import("nodemailer/lib/smtp-connection");
  const connection = new SMTPConnection(options);
  let hasBegun = false;
  let isConnected = false;
  // Read only when the server requests the content, which marks the start of transmission.
  const content = Readable.from(
    (function* () {
      hasBegun = true;
      yield email;
    })(),
  );
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const deadline = setTimeout(() => reject(new Error("too slow")), times.total);
  const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step());
  connection.on("error", reject);
  const send = () => {
    isConnected = true;
    connection.send({ from: envelope.from, to: [envelope.to] }, content, next(resolve));
  };
  connection.connect(
    next(() => (auth ? connection.login({ ...auth, credentials: auth }, next(send)) : send())),
  );
  try {
    await promise;
    return { outcome: "sent" };
  } catch (error) {
    const failure = error as Failure;
    const { responseCode = 0 } = failure;
    const reason = reasonOf(failure);
    if (hasBegun && !responseCode) return { outcome: "unknown", reason };
    // A rejection of the connection or the sender is caused by settings: it is temporary and concerns every e-mail.
    const isServerAway = !isConnected || responseCode === 421 || failure.command === "MAIL FROM";
    return { outcome: "refused", isFinal: !isServerAway && responseCode >= 500, isServerAway, reason };
  } finally {
    clearTimeout(deadline);
    content.destroy();
    connection.close();
  }
}
