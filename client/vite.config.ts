import { readFileSync } from "node:fs";
import { basename, parse } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = process.env.API_URL ?? "http://127.0.0.1:3000";

/** Fills in placeholders in development; in production the server does. */
const fillPlaceholders: Plugin = {
  name: "fill-placeholders",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html
        .replaceAll("%PRODUCT_NAME%", process.env.PRODUCT_NAME ?? "Career Hub")
        .replaceAll("%CSP_NONCE%", ""),
  },
};

/** Preloads the text font, so that text is laid out once. */
const preloadFont: Plugin = {
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => /schibsted-grotesk-latin-wght-normal.*\.woff2$/.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
          injectTo: "head",
        })),
  },
};

/** Moves the style sheets behind the page frame, which is painted without waiting for them. */
const stylesAfterFrame: Plugin = {
  name: "styles-after-frame",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const without = sheets.reduce((page, sheet) => page.replace(sheet, ""), html);
      return without.replace("<noscript>", `${sheets.join("\n    ")}\n    <noscript>`);
    },
  },
};

const languages = new URL("../server/src/knowledge/data/languages.json", import.meta.url);
const coloursId = "virtual:language-colours";

/** A module of the server's colours by language. */
const languageColours: Plugin = {
  name: "language-colours",
  resolveId: (id) => (id === coloursId ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${coloursId}`) return;
    const rows: [name: string, type: string, colour: string | null][] = JSON.parse(
      readFileSync(languages, "utf8"),
    );
    const shown = rows.filter(([, type, colour]) => colour && /^(programming|markup)$/.test(type));
    return `export default ${JSON.stringify(Object.fromEntries(shown.map(([name, , colour]) => [name, colour])))}`;
  },
};

/** "job-JobCard_title": names the file of the class and compresses better than a hash. */
const scopedName = (name: string, file: string): string => {
  const { dir, base } = parse(file);
  return `${basename(dir)}-${base.split(".")[0]}_${name}`;
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), fillPlaceholders, preloadFont, stylesAfterFrame, languageColours],
  css: { modules: { generateScopedName: scopedName } },
  server: { proxy: { "/api": api, "/trpc": api, "/mail": api, "/demo-code-host": api } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // For scripts/bundle.ts, which lists the chunks of each page.
    manifest: true,
    // Browsers that support light-dark(), so that it is not transformed.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // These packages have no side effects but do not declare it.
    rolldownOptions: {
      // One chunk for code of every page: split, it would be 4 kB larger after compression.
      output: { codeSplitting: { groups: [{ name: "core", tags: ["$initial"] }] } },
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
    },
    // The content security policy blocks fonts in data: URLs.
    assetsInlineLimit: 0,
  },
});
