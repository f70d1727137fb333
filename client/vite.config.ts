import { basename, parse } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = process.env.API_URL ?? "http://127.0.0.1:3000";

/** The server fills these in when it sends the page; the development server has to do the same. */
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

/** The text face is asked for with the page, so that text is drawn once and does not jump. */
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

/** The style sheets stand behind the frame in the page's HTML, which is drawn without waiting for them. */
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

/** "job-JobCard_title": says where the class stands, and compresses better than a hash. */
const scopedName = (name: string, file: string): string => {
  const { dir, base } = parse(file);
  return `${basename(dir)}-${base.split(".")[0]}_${name}`;
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), fillPlaceholders, preloadFont, stylesAfterFrame],
  css: { modules: { generateScopedName: scopedName } },
  server: { proxy: { "/api": api, "/trpc": api, "/mail": api, "/demo-code-host": api } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // What each page loads, for scripts/bundle.ts.
    manifest: true,
    // The colours are written with light-dark(), which must reach the browser as it stands.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // These packages only define things, but do not say so: what nothing uses of them stays out.
    rolldownOptions: {
      // What every page rests on is one file: in parts it would weigh 4 kB more after compression.
      output: { codeSplitting: { groups: [{ name: "core", tags: ["$initial"] }] } },
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
    },
    // Fonts as data: addresses would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
});
