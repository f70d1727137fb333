import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { ensureFolder } from "@career-hub/db/folder.ts";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { type BoardAddresses, boardAddresses } from "./job/import/boards.ts";
import "./validation.ts";

const blank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blank, type.optional());
const withDefault = <T extends z.ZodType>(type: T, value: string) =>
  z.preprocess((given) => blank(given) ?? value, type);

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
  .transform((value) => value.replace(/\/+$/, ""));
const yesOrNo = z
  .enum(["true", "false", "1", "0", "on", "off"], { error: "must be true or false" })
  .transform((value) => ["true", "1", "on"].includes(value));
const milliseconds = z.coerce
  .number({ error: "must be a number of milliseconds" })
  .int()
  .min(1000)
  .max(300_000);
const callsADay = z.coerce.number({ error: "must be a number of calls" }).int().min(1).max(10_000_000);
const secretKey = z
  .string()
  .transform((value) => value.split(",").map((key) => key.trim()))
  .pipe(z.array(z.string().min(32, "must have at least 32 characters (each key, if there are several)")));
const mailServer = z.url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" });
/** "hub@example.com", or "Career Hub <hub@example.com>". */
const mailSender = z
  .string()
  .trim()
  .max(320)
  .refine((text) => z.email().safeParse(/^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text).success, {
    error: "must be an e-mail address, with or without a name: Career Hub <hub@example.com>",
  });
const isAddressOrNetwork = (text: string) => isIP(text) > 0 || ipaddr.isValidCIDR(text);
const proxies = z
  .string()
  .transform((value) => value.split(",").map((one) => one.trim()))
  .refine(
    (list) => list.every(isAddressOrNetwork),
    "must be a list of addresses or networks such as 10.0.0.0/8, separated by commas",
  );

const schema = z.object({
  NODE_ENV: optional(z.string()),
  HOST: withDefault(
    z.string().refine((host) => URL.canParse(`http://${publicHost(host)}:1`), {
      error: "must be an address of this machine such as 127.0.0.1",
    }),
    "127.0.0.1",
  ),
  PORT: withDefault(z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535), "3000"),
  PUBLIC_URL: optional(webAddress),
  PRODUCT_NAME: withDefault(z.string().trim().min(1).max(60), "Career Hub"),
  TRUST_PROXY: optional(proxies),
  PLACE_HEADER: optional(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/, "must be the name of a header")
      .transform((value) => value.toLowerCase()),
  ),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres://" })),
  DATA_DIR: withDefault(z.string(), ".data"),
  SECRET_KEY: optional(secretKey),
  SECRET_KEY_FILE: optional(z.string()),
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  GITHUB_WEB_URL: withDefault(webAddress, "https://github.com"),
  GITHUB_API_URL: withDefault(webAddress, "https://api.github.com"),
  GITHUB_TOKEN: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(webAddress),
  OPENAI_MODEL: optional(z.string()),
  OPENAI_EMBEDDING_MODEL: optional(z.string()),
  OPENAI_TIMEOUT_MS: withDefault(milliseconds, "30000"),
  OPENAI_DAILY_CALLS: withDefault(callsADay, "2000"),
  SMTP_URL: optional(mailServer),
  MAIL_FROM: optional(mailSender),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(z.url()),
  OTEL_TRACES_EXPORTER: optional(z.string()),
  OTEL_SDK_DISABLED: optional(z.string()),
  SECURITY_CONTACT: optional(
    z.url({ protocol: /^(mailto|https)$/, error: "must begin with mailto: or https://" }),
  ),
  JOB_SOURCES_ALLOW_PRIVATE: withDefault(yesOrNo, "false"),
  GREENHOUSE_API_URL: optional(webAddress),
  LEVER_API_URL: optional(webAddress),
  ASHBY_API_URL: optional(webAddress),
  DEMO_DATA: optional(yesOrNo),
  LOG_LEVEL: withDefault(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be a level of pino such as info",
    }),
    "info",
  ),
});

type Values = z.infer<typeof schema>;
export type ModelSettings = { apiKey: string; baseUrl: string | undefined; timeoutMs: number };

export type Env = ReturnType<typeof readEnv>;

export const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Parses the environment. Throws an Error with one line per invalid variable, without its value. `port` replaces PORT=0
 * once a free port is known.
 */
export function readEnv(source: Record<string, string | undefined>, port?: number) {
  const parsed = schema.safeParse(withSecretFile(source));
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`).join("\n"),
    );
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  const listenUrl = `http://${publicHost(values.HOST)}:${port ?? values.PORT}`;
  const publicUrl = values.PUBLIC_URL ?? listenUrl;
  const problems = findProblems(values, production, publicUrl);
  if (problems.length) throw new Error(problems.join("\n"));
  const demo = !values.GITHUB_CLIENT_ID;
  return {
    host: values.HOST,
    port: port ?? values.PORT,
    /** URL that it listens on. */
    listenUrl,
    /** Without a trailing slash. */
    publicUrl,
    productName: values.PRODUCT_NAME,
    trustProxy: values.TRUST_PROXY ?? false,
    /** Lower-case name of the header in which a proxy sends the visitor's place. */
    placeHeader: values.PLACE_HEADER,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    /** The first key encrypts, all keys decrypt. */
    secretKeys: values.SECRET_KEY ?? [generatedSecret(values.DATA_DIR)],
    github: demo
      ? null
      : {
          webUrl: values.GITHUB_WEB_URL,
          apiUrl: values.GITHUB_API_URL,
          clientId: values.GITHUB_CLIENT_ID ?? "",
          clientSecret: values.GITHUB_CLIENT_SECRET ?? "",
        },
    githubApiUrl: values.GITHUB_API_URL,
    /** Set only when no other user of the network can reach the page. */
    ownerToken: isPersonal(values, publicUrl) ? values.GITHUB_TOKEN : undefined,
    ...models(values),
    /** For all servers together: see limits/budget.ts. */
    modelCallsADay: values.OPENAI_DAILY_CALLS,
    jobSources: {
      /** Allows job sources at private addresses. */
      allowPrivate: values.JOB_SOURCES_ALLOW_PRIVATE,
      boards: {
        greenhouse: values.GREENHOUSE_API_URL ? [values.GREENHOUSE_API_URL] : boardAddresses.greenhouse,
        lever: values.LEVER_API_URL ? [values.LEVER_API_URL] : boardAddresses.lever,
        ashby: values.ASHBY_API_URL ? [values.ASHBY_API_URL] : boardAddresses.ashby,
      } satisfies BoardAddresses,
    },
    demoData: values.DEMO_DATA ?? demo,
    /** Null: no e-mail is sent. */
    mail: values.SMTP_URL && values.MAIL_FROM ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM } : null,
    /** The bearer token for /metrics, which is off without it. */
    metricsToken: values.METRICS_TOKEN,
    /** Whether spans are exported; OpenTelemetry reads destination and sampling from its own variables. */
    isTraced:
      values.OTEL_SDK_DISABLED !== "true" &&
      [
        values.OTEL_EXPORTER_OTLP_ENDPOINT,
        values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
        values.OTEL_TRACES_EXPORTER,
      ].some(Boolean),
    /** Where vulnerabilities are reported. */
    securityContact: values.SECURITY_CONTACT ?? publicUrl,
    logLevel: values.LOG_LEVEL,
  };
}

/** Personal use: on loopback, without a proxy, a public URL or an OAuth app. */
const isPersonal = (values: Values, publicUrl: string) =>
  isLoopback(values.HOST) &&
  isLoopback(new URL(publicUrl).hostname) &&
  values.NODE_ENV !== "production" &&
  !values.GITHUB_CLIENT_ID &&
  !values.TRUST_PROXY;

// 0.0.0.0 and :: are valid for listening only.
const publicHost = (host: string) => {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  // A URL cannot contain the zone of fe80::1%eth0.
  return isIP(host) === 6 ? `[${host.replace(/%.*/, "")}]` : host;
};

function findProblems(values: Values, production: boolean, publicUrl: string): string[] {
  const problems: string[] = [];
  const { hostname, protocol } = new URL(publicUrl);
  if (production && !values.SECRET_KEY)
    problems.push("SECRET_KEY or SECRET_KEY_FILE is required with NODE_ENV=production.");
  if (production && !values.GITHUB_CLIENT_ID)
    problems.push(
      "GITHUB_CLIENT_ID is required with NODE_ENV=production: the demo code host is not for production.",
    );
  if (values.GITHUB_CLIENT_ID && !values.GITHUB_CLIENT_SECRET)
    problems.push("GITHUB_CLIENT_SECRET is required when GITHUB_CLIENT_ID is set.");
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_FROM))
    problems.push("SMTP_URL and MAIL_FROM must be set together: the mail server and the sender.");
  if (production && protocol !== "https:" && !isLoopback(hostname))
    problems.push("PUBLIC_URL must begin with https:// with NODE_ENV=production.");
  return problems;
}

type Model = (ModelSettings & { model: string }) | null;

function models(values: Values): { writerModel: Model; embeddingModel: Model } {
  const settings = {
    apiKey: values.OPENAI_API_KEY ?? "none",
    baseUrl: values.OPENAI_BASE_URL,
    timeoutMs: values.OPENAI_TIMEOUT_MS,
  };
  if (!values.OPENAI_API_KEY && !values.OPENAI_BASE_URL) return { writerModel: null, embeddingModel: null };
  // Naming one of the two turns only that one on; naming none turns both on.
  const isOnlyOne = Boolean(values.OPENAI_MODEL) !== Boolean(values.OPENAI_EMBEDDING_MODEL);
  const writer = values.OPENAI_MODEL ?? (isOnlyOne ? undefined : "gpt-5-mini");
  const embedder = values.OPENAI_EMBEDDING_MODEL ?? (isOnlyOne ? undefined : "text-embedding-3-small");
  return {
    writerModel: writer ? { ...settings, model: writer } : null,
    embeddingModel: embedder ? { ...settings, model: embedder } : null,
  };
}

/** SECRET_KEY from a file, as container platforms mount secrets. */
function withSecretFile(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const file = source.SECRET_KEY_FILE?.trim();
  if (!file) return source;
  if (source.SECRET_KEY?.trim())
    throw new Error("SECRET_KEY_FILE and SECRET_KEY are both set: keep one of them.");
  try {
    return { ...source, SECRET_KEY: readFileSync(file, "utf8").trim() || "empty" };
  } catch (error) {
    throw new Error(`SECRET_KEY_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function generatedSecret(dataDir: string): string {
  const path = join(dataDir, "secret.key");
  ensureFolder(dataDir);
  if (!existsSync(path))
    try {
      writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  return readFileSync(path, "utf8").trim();
}
