import { type Html, html } from "../text/html.ts";
import { logoSvg } from "../web/logo.ts";
import { pageStyle } from "../web/pageStyle.ts";

const style = pageStyle(new URL("./page.css", import.meta.url));

type Button = { label: string; action: string; main?: boolean };
export type Page = {
  title: string;
  sentence: string;
  buttons?: Button[];
  link?: { label: string; href: string };
};

const buttonOf = ({ label, action, main }: Button): Html =>
  html`<button ${main ? html`class="main" ` : null}formaction="${action}">${label}</button>`;

/** A page for links in e-mails, which works without session and script. */
export const mailPage = (
  { title, sentence, buttons, link }: Page,
  productName: string,
  nonce: string,
  /** CSS font-face rules. */
  fonts = "",
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title} · ${productName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style nonce="${nonce}">${{ html: fonts + style }}</style>
</head>
<body>
<header>${logoSvg}${productName}</header>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
${buttons ? html`<form method="post">${buttons.map(buttonOf)}</form>` : null}
${link ? html`<p><a href="${link.href}">${link.label}</a></p>` : null}
</main>
</body>
</html>
`.html;
