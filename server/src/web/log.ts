import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino, stdSerializers } from "pino";

// URLs contain codes, states and session tokens in their query: only the path is logged.
const withoutQuery = (url: string) => url.split("?")[0] ?? "";

// Errors of database drivers may contain statements with their values.
const loggedFields = new Set(["type", "message", "stack", "code", "name", "cause"]);

function serializeError(error: Error): { type: string; message: string; stack: string } {
  const all = stdSerializers.err(error) as unknown as Record<string, unknown>;
  const entries = Object.entries(all).filter(([key]) => loggedFields.has(key));
  const cut = entries.map(([key, value]) => [key, typeof value === "string" ? cutValues(value) : value]);
  return { type: "Error", message: "", stack: "", ...Object.fromEntries(cut) };
}

/** Drizzle puts parameters into the message ("Failed query: … params: …"): they are removed. */
const cutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "").slice(0, 4000);

/** Logs JSON lines to standard output, or to `to`. */
export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          url: withoutQuery(request.url),
        }),
        err: serializeError,
      },
      redact: {
        // The multipart parser logs all headers of an upload at trace level.
        paths: ["*.token", "*.authorization", "*.cookie", "*.sealed", "*.text", "*.headers"],
        censor: "[left out]",
      },
    },
    to ?? pino.destination(1),
  );
