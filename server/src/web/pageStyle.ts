import { readFileSync } from "node:fs";

const base = readFileSync(new URL("./page.css", import.meta.url), "utf8");

/** A style sheet for a page without the client, after the colours and rules that these pages share. */
export const pageStyle = (sheet: URL): string => base + readFileSync(sheet, "utf8");
