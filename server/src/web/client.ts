import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Env } from "../env.ts";
import { type Html, html } from "../text/html.ts";

export type Head = { title: string; description: string; more?: Html };

/**
 * Serves the built client: assets have hashed names and are cached forever, the page is revalidated. Returns a function
 * that sends the page.
 */
export async function registerClient(app: FastifyInstance, folder: string) {
  const { productName } = app.services.env;
  const file = join(folder, "index.html");
  if (!existsSync(file)) {
    app.log.warn(
      "The client is not built: this server answers 503 to pages until `npm run build` and a restart.",
    );
    return (reply: FastifyReply, _head?: Head) =>
      reply
        .code(503)
        .type("text/plain")
        .send("The client is not built: run `npm run build` and start again.");
  }
  // No routes of its own: it would search the whole folder, which takes a tenth of the start. The build precompresses files.
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, maxAge: "1h" });
  // The files of client/public.
  for (const name of ["favicon.svg", "scheme.js"]) app.get(`/${name}`, (_, reply) => reply.sendFile(name));
  // The condition keeps out other folders and compressed copies.
  app.get<{ Params: { file: string } }>("/assets/:file(^[\\w.-]+\\.(?:js|css|woff2)$)", ({ params }, reply) =>
    reply.sendFile(`assets/${params.file}`, { immutable: true, maxAge: "365d" }),
  );
  const page = readFileSync(file, "utf8").replaceAll("%PRODUCT_NAME%", html`${productName}`.html);
  return (reply: FastifyReply, head?: Head) => {
    // Routes whose URL may contain a token have already set no-store.
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-cache");
    return sendHtml(reply, (nonce) => withHead(page, head).replaceAll("%CSP_NONCE%", nonce));
  };
}

/** Sends a page whose inline styles carry the nonce of its policy. */
export function sendHtml(reply: FastifyReply, page: (nonce: string) => string) {
  const nonce = randomBytes(16).toString("base64");
  return reply
    .header("Content-Security-Policy", contentSecurityPolicy(reply.server.services.env, nonce))
    .type("text/html; charset=utf-8")
    .send(page(nonce));
}

/** The @font-face rules of the built style sheet; empty without a build. */
export function fontFaces(folder: string): string {
  const assets = join(folder, "assets");
  if (!existsSync(assets)) return "";
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return sheets
    .flatMap((name) => readFileSync(join(assets, name), "utf8").match(/@font-face\{[^}]*\}/g) ?? [])
    .join("");
}

function withHead(page: string, head: Head | undefined): string {
  if (!head) return page;
  const { title, description, more } = head;
  return page
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${title}</title>`.html)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, start) => start + html`${description}`.html)
    .replace("</head>", () => `${more?.html ?? ""}</head>`);
}

/** Where the code host keeps avatars: GitHub Enterprise on its own host, or with subdomains at "avatars". */
function avatarSources({ github }: Pick<Env, "github">): string {
  const { host, origin, protocol } = new URL(github?.webUrl ?? "https://github.com");
  return host === "github.com"
    ? "https://avatars.githubusercontent.com"
    : `${origin} ${protocol}//avatars.${host}`;
}

/** Allows inline style attributes, which the component library uses for positions; scripts only from own files. */
export const contentSecurityPolicy = (env: Pick<Env, "github">, nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${avatarSources(env)}`,
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
