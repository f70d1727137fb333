import { type Html, html } from "../text/html.ts";

type Line = { text: string; href?: string; note?: string };
export type Part = { heading?: string; lines: Line[] };

/** Content of an e-mail before rendering to text and HTML. Contains no text by other people. */
export type Email = {
  subject: string;
  parts: Part[];
  action: { label: string; href: string };
  /** Why the person receives it. */
  why: string;
  /** Absent in the e-mail that asks to confirm the address. */
  unsubscribe?: { page: string; settings: string };
};

export function textOf({ parts, action, why, unsubscribe }: Email): string {
  const lines = parts.flatMap(({ heading, lines }) => [
    ...(heading ? [heading, ""] : []),
    ...lines.flatMap(({ text, href, note }) => [
      (href ? "- " : "") + [text, note].filter(Boolean).join(" · "),
      ...(href ? [`  ${href}`] : []),
    ]),
    "",
  ]);
  const end = unsubscribe
    ? [`Unsubscribe: ${unsubscribe.page}`, `E-mail settings: ${unsubscribe.settings}`]
    : [];
  return [...lines, `${action.label}:`, action.href, "", "-- ", why, ...end, ""].join("\n");
}

const lineOf = ({ text, href, note }: Line): Html =>
  html`<p style="margin:0 0 10px">${href ? html`<a class="link" href="${href}">${text}</a>` : text}${
    note ? html`<br /><span class="quiet">${note}</span>` : null
  }</p>`;

/** Explicit colours with backgrounds for both schemes, so that mail programs do not invert them. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 16px;background:#faf9fa;color:#1c191d;font:16px/24px system-ui,-apple-system,"Segoe UI",sans-serif}
.email{max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6e2e6;border-radius:12px;overflow-wrap:anywhere}
h1{margin:0 0 20px;font-size:20px;line-height:26px}
h2{margin:20px 0 8px;font-size:16px;line-height:24px}
.link{color:#9c2257}
.quiet{color:#565058;font-size:14px;line-height:20px}
.quiet a{color:#565058}
.action{display:inline-block;margin:14px 0 4px;padding:10px 20px;border-radius:8px;background:#a8285f;color:#ffffff;text-decoration:none}
@media (prefers-color-scheme:dark){
body{background:#121013;color:#f1eef1}
.email{background:#19171a;border-color:#2f2b30}
.link{color:#f490bb}
.quiet,.quiet a{color:#b8b1ba}
.action{background:#bd3c73;color:#ffffff}
}`;

export const htmlOf = ({ subject, parts, action, why, unsubscribe }: Email): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title>${subject}</title><style>${{ html: style }}</style></head>
<body><main class="email"><h1>${subject}</h1>${parts.map(
    ({ heading, lines }) => html`${heading ? html`<h2>${heading}</h2>` : null}${lines.map(lineOf)}`,
  )}<a class="action" href="${action.href}">${action.label}</a></main>
<p class="quiet" style="max-width:560px;margin:16px auto 0;padding:0 8px">${why}${
    unsubscribe
      ? html` <a href="${unsubscribe.page}">Unsubscribe</a> · <a href="${unsubscribe.settings}">E-mail settings</a>`
      : null
  }</p></body></html>`.html;
