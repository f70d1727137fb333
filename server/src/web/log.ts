import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { type DestinationStream, pino, stdSerializers } from "pino";

/** Parameters of routes that hold the name of a person. */
const named = /:(?:username|login|owner|file)\b/;

/** The path only, because queries contain codes, states and session tokens; of a path with a name the route. */
function loggedUrl({ url, routeOptions }: Pick<FastifyRequest, "url" | "routeOptions">): string {
  const route = routeOptions.url ?? "";
  if (named.test(route)) return route;
  // Without a route, such as an unknown picture.
  return (url.split("?")[0] ?? "").replace(/^\/p\/[^/]+/, "/p/:username");
}

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
        req: (request: FastifyRequest) => ({ method: request.method, url: loggedUrl(request) }),
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
