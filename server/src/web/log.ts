import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino, stdSerializers } from "pino";

// Addresses carry codes, states and session tokens in their query: only the path is written down.
const withoutQuery = (url: string) => url.split("?")[0] ?? "";

// What a database driver attaches to an error can hold a whole statement with its values.
const kept = new Set(["type", "message", "stack", "code", "name", "cause"]);

function serializeError(error: Error): { type: string; message: string; stack: string } {
  const all = stdSerializers.err(error) as unknown as Record<string, unknown>;
  const entries = Object.entries(all).filter(([key]) => kept.has(key));
  const cut = entries.map(([key, value]) => [key, typeof value === "string" ? cutValues(value) : value]);
  return { type: "Error", message: "", stack: "", ...Object.fromEntries(cut) };
}

/** Drizzle writes "Failed query: … params: …" into the message: the values stay out of the log. */
const cutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "").slice(0, 4000);

/** Lines of JSON to standard output, or to `to`. */
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
