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

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), fillPlaceholders],
  server: { proxy: { "/api": api, "/trpc": api, "/demo-code-host": api } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The colours are written with light-dark(), which must reach the browser as it stands.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Fonts as data: addresses would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
});
