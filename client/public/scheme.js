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

// The entry script cannot be loaded while servers of two releases answer in turn: tries again three times, then says so.
(() => {
  const key = "entry_retries";
  const isEntry = ({ target }) => target instanceof HTMLScriptElement && target.type === "module";
  const sayFailed = () => {
    const page = document.querySelector(".first-page");
    if (page) page.textContent = "This page could not be loaded. Please reload it in a moment.";
    page?.setAttribute("role", "alert");
  };
  const onFailed = () => {
    try {
      const retries = Number(sessionStorage.getItem(key));
      if (retries >= 3) return sayFailed();
      sessionStorage.setItem(key, String(retries + 1));
      setTimeout(() => location.reload(), 1_000);
    } catch {
      // Storage is blocked: the retries cannot be counted.
      sayFailed();
    }
  };
  const onLoaded = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
  };
  addEventListener("error", (event) => isEntry(event) && onFailed(), true);
  addEventListener("load", (event) => isEntry(event) && onLoaded(), true);
})();
