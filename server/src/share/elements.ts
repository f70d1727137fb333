import { type Html, html } from "../text/html.ts";

export const linkOf = (address: string, text: string | Html): Html =>
  /^https?:\/\//.test(address)
    ? html`<a href="${address}" rel="noopener nofollow">${text}</a>`
    : html`${text}`;

/** "54%", "<1%" */
export const sharePercent = (share: number): string =>
  share > 0 && share < 0.005 ? "<1%" : `${Math.round(share * 100)}%`;

export const yearsText = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`);

export const codeHostIcon = html`<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M9 19c-4.3 1.4-4.3-2.5-6-3m12 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0c-2.4-1.6-3.5-1.3-3.5-1.3a4.2 4.2 0 0 0-.1 3.2a4.6 4.6 0 0 0-1.3 3.2c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2v3.5" /></svg>`;
