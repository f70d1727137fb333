import { type Html, html } from "@career-hub/server/text/html.ts";
import type { FastifyReply } from "fastify";

export const lockIcon = html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z"/><path d="M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0"/><path d="M8 11v-4a4 4 0 1 1 8 0v4"/></svg>`;

/** A page without scripts and inline styles, which works under the strictest content security policy. */
export function layout(page: { base: string; title: string; body: Html; action?: Html }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<link rel="stylesheet" href="${page.base}/style.css">
</head>
<body>
<header class="top"><div><svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M14.3 6.4A7.25 7.25 0 1 0 14.3 17.6"/><path d="M10.6 12H20.4M20.4 4.75V19.25"/></svg><b>Demo code host</b><span class="badge">fictional</span>${page.action ?? null}</div></header>
<main>${page.body}</main>
</body>
</html>
`.html;
}

export function sentencePage(base: string, title: string, sentence: string): string {
  const body = html`<div class="head"><div><h1>${title}</h1><p class="lead">${sentence}</p></div></div>`;
  return layout({ base, title, body });
}

export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type("text/html; charset=utf-8").send(page);
