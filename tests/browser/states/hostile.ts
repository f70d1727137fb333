import type { Page, Route } from "playwright-core";
import { abortRequest } from "../faults.ts";

const hostileUrl = "javascript:taken()";

/** Fields with enumerated values, ids and times, which the page interprets instead of showing. */
const interpreted =
  /^(id|.*_id|.*Id|connectionId|status|direction|stage|kind|level|remote|reason|mark|.*_at|.*At|at|nextCursor|cursor|code|salary_currency|salary_period)$/;
const urls = /^(.*url|.*Url)$/;
/** Objects whose keys are shown. */
const withShownKeys = /^(languageStats|scoreBreakdown|evidence|read_from)$/;

/** Prefixes every string of a response with hostile text, so that strings stay distinct. */
function withHostileText(value: unknown, key: string, text: string): unknown {
  if (typeof value === "string") {
    if (urls.test(key)) return hostileUrl;
    if (interpreted.test(key)) return value;
    return `${text}${value}`;
  }
  if (Array.isArray(value)) return value.map((one) => withHostileText(one, key, text));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    withShownKeys.test(key) ? text + name : name,
    // `reason` is free text in the parts of a match and an enumerated value elsewhere.
    withHostileText(one, key === "aiAnalysis" ? "" : name, text),
  ]);
  return Object.fromEntries(entries);
}

type Envelope = { result?: { data?: unknown }; error?: { message: string } };

/** Injects hostile text into all results and error messages of the server. */
export async function poisonAll(page: Page, text: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith("/trpc/") && !url.pathname.includes("news.events"),
    (route) => poison(route, text).catch(() => abortRequest(route)),
  );
}

async function poison(route: Route, text: string): Promise<void> {
  // An event stream does not end.
  if (route.request().headers().accept?.includes("event-stream")) return route.continue();
  const response = await route.fetch();
  const body = (await response.json()) as Envelope | Envelope[];
  const changed = [body].flat().map((one) => ({
    ...(one.result && { result: { data: withHostileText(one.result.data, "", text) } }),
    ...(one.error && { error: { ...one.error, message: text } }),
  }));
  await route.fulfill({ response, json: Array.isArray(body) ? changed : changed[0] });
}

/** Records dialogs, executed scripts and CSP violations of every page from its start. */
export async function watchFor(page: Page): Promise<string[]> {
  const taken: string[] = [];
  page.on("dialog", (dialog) => {
    taken.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("taken", () => taken.push("script ran"));
  await page.exposeFunction("refusedByPolicy", (what: string) => taken.push(`policy: ${what}`));
  await page.addInitScript(() => {
    const { document } = globalThis as unknown as {
      document: { addEventListener: (type: string, hear: (event: never) => void) => void };
    };
    const tell = (globalThis as unknown as { refusedByPolicy: (what: string) => void }).refusedByPolicy;
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI }: { effectiveDirective: string; blockedURI: string }) =>
        tell(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return taken;
}

/** Number of elements that hostile text would create if it were parsed as markup. */
export const madeOfText = (page: Page): Promise<number> =>
  page.locator("img[src='x'], [onerror], [onload], a[href^='javascript' i], body script").count();
