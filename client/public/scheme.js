// Read by zod before its first schema: otherwise it tests eval, which the CSP blocks and reports.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint, so that a stored dark scheme does not flash light. A file, because the CSP blocks inline scripts.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem("color_scheme");
  } catch {
    // Storage is blocked: uses the system's scheme.
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
