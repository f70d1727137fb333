import { randomUUID } from "node:crypto";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { errorBody } from "../errors.ts";
import { contentSecurityPolicy } from "./client.ts";

/** Security headers. Replaces helmet's default policy, which would block the code host's avatars. */
export async function registerHeaders(app: FastifyInstance): Promise<void> {
  const https = app.services.env.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  const fixed = contentSecurityPolicy(app.services.env);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Request-Id", request.id);
    reply.header("Content-Security-Policy", fixed);
    reply.header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (/^\/(api|trpc|auth)\b/.test(request.url)) reply.header("Cache-Control", "no-store");
  });
}

/** Accepts an empty body with a JSON content type, which many clients send. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parse(request, body as string, done);
  });
}

/** The API, assets, and files such as /favicon.ico, which browsers and crawlers request by themselves. */
const notPages = [
  /^\/(?:api|trpc|assets)(?:\/|\?|$)/,
  /^\/[^/?]+\.(?:ico|png|svg|js|css|map|json|webmanifest|txt|xml)(?:\?|$)/i,
];

/** A missing asset must not return the page, which the browser would parse as code. */
export const isPage = ({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): boolean =>
  (method === "GET" || method === "HEAD") && !notPages.some((pattern) => pattern.test(url));

/** The URL of a request. Escapes "%" in the path of a page that cannot be decoded, so that the client shows its own view. */
export function decodableUrl(request: IncomingMessage): string {
  const { url = "/" } = request;
  const path = url.split("?", 1)[0] ?? "";
  return !isPage(request) || isDecodable(path) ? url : path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const nonsense: Record<string, { status: number; code: "TIMEOUT" | "PAYLOAD_TOO_LARGE"; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "TIMEOUT", message: "The request did not arrive in time." },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "PAYLOAD_TOO_LARGE",
    message: "The headers of the request are too large.",
  },
};
const notHttp = {
  status: 400,
  code: "BAD_REQUEST" as const,
  message: "The request could not be understood.",
};

/** Responds to malformed or too slow HTTP, which never reaches a route, with the usual error body. */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== "ECONNRESET" && socket.writable) {
    const refusal = nonsense[error.code ?? ""] ?? notHttp;
    const body = JSON.stringify(errorBody(refusal, randomUUID()));
    socket.write(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        "Content-Type: application/json; charset=utf-8",
        `Content-Length: ${Buffer.byteLength(body)}`,
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
        "",
        body,
      ].join("\r\n"),
    );
  }
  socket.destroy();
}
