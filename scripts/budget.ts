/** Part of `npm run check`: size limits of the client's pages. */
import { kilobytes, weighPages, weightTable } from "./bundle.ts";
import { buildClient } from "./clientBuild.ts";

/** Bytes of JavaScript after gzip: Home's first load, and any other page. */
const homeLimit = 150_000;
const pageLimit = 220_000;

buildClient();
const pages = weighPages();
const over = pages.flatMap(({ page, javascript }) => {
  const limit = page === "Home" ? homeLimit : pageLimit;
  return javascript > limit
    ? [`${page}: ${kilobytes(javascript - limit)} kB over ${kilobytes(limit)} kB`]
    : [];
});
console.log(weightTable(pages));
for (const line of over) console.error(line);
console.log(over.length ? `budget: ${over.length} pages over it` : "budget: kept");
process.exitCode = over.length ? 1 : 0;
