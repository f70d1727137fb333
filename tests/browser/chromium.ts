import { existsSync } from "node:fs";

/** The headless shell first, because it opens pages in less than half the time. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of the Chromium for the tests, or null when none is installed. */
export const chromiumPath = (): string | null =>
  [process.env.CHROMIUM_PATH ?? "", ...usualPlaces].find((path) => path && existsSync(path)) ?? null;

export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
