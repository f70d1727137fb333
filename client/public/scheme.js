// Read by zod before its first schema: else it tries whether it may compile code, which the policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint, so that a remembered dark page never flashes light. A file, because inline scripts are refused.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem("color_scheme");
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
