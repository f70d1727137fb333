import { html } from "../text/html.ts";

/** The logo: strokes in a 24 × 24 view box. */
export const logoPaths = ["M14.3 6.4A7.25 7.25 0 1 0 14.3 17.6", "M10.6 12H20.4M20.4 4.75V19.25"];
export const logoSvg = html`<svg class="logo" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">${logoPaths.map((path) => html`<path d="${path}" />`)}</svg>`;
