import { createRequire } from "node:module";
import type { IOptions } from "sanitize-html";

const require = createRequire(import.meta.url);

/** Lazily loaded: these libraries have about a hundred files, which servers that read no ads and no XML manifests do not need. */
export const sanitizeHtml = (html: string, options: IOptions): string =>
  require("sanitize-html")(html, options);

export const loadParser = (): typeof import("htmlparser2") => require("htmlparser2");
