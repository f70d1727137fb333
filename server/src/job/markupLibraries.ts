import { createRequire } from "node:module";
import type { IOptions } from "sanitize-html";

const require = createRequire(import.meta.url);

/** Loaded with the first text: these libraries are a hundred files, and a server that imports no ads needs none of them. */
export const sanitizeHtml = (html: string, options: IOptions): string =>
  require("sanitize-html")(html, options);

export const loadParser = (): typeof import("htmlparser2") => require("htmlparser2");
