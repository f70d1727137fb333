import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Html, html } from "../text/html.ts";

/** What the head says of one page, for those who do not run scripts. */
export type Head = { title: string; description: string; more?: Html };

/**
 * The built client: assets carry a hash in their name and are cached for ever, the page itself is asked for each time.
 * Returns how to answer with the page.
 */
export async function registerClient(app: FastifyInstance, folder: string) {
  const { productName } = app.services.env;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build left a brotli and a gzip twin beside each file that shrinks.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/") || path.includes("\\assets\\");
      reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
    // The page needs its nonce and name filled in: it is never sent as the file it is.
    globIgnore: ["index.html", "**/*.{br,gz}"],
  });
  const file = join(folder, "index.html");
  const page = existsSync(file)
    ? readFileSync(file, "utf8").replaceAll("%PRODUCT_NAME%", html`${productName}`.html)
    : null;
  return (reply: FastifyReply, head?: Head) => {
    if (!page)
      return reply.code(503).type("text/plain").send("The client is not built: run `npm run build`.");
    const nonce = randomBytes(16).toString("base64");
    // An address that may carry a token has said already that nothing keeps its answer.
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-cache");
    return reply
      .header("Content-Security-Policy", contentSecurityPolicy(nonce))
      .type("text/html; charset=utf-8")
      .send(withHead(page, head).replaceAll("%CSP_NONCE%", nonce));
  };
}

/** The rules of the built client's style sheet that name its typefaces; empty where it is not built. */
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

/** Style attributes are what the component library sets positions with; scripts are files of our own, always. */
export const contentSecurityPolicy = (nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://avatars.githubusercontent.com",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
