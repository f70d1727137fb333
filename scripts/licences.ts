/** `npm run licences`: packages by licence. Exits with 1 for an unknown licence. */
import { readFileSync } from "node:fs";

/** All allow use in a closed product; those on the second line require publishing changes to their own files. */
const known = new Set([
  ..."MIT Apache-2.0 BSD-2-Clause BSD-3-Clause ISC 0BSD BlueOak-1.0.0 Unlicense OFL-1.1 MIT-0".split(" "),
  ...["MPL-2.0"],
]);
const isKnown = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => known.has(part)));

type Locked = { version?: string; license?: string; link?: boolean };
const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages).flatMap(([path, { version, license = "none", link }]) =>
  path.includes("node_modules/") && !link
    ? [{ licence: license, name: `${path.split("node_modules/").at(-1)}@${version}` }]
    : [],
);
for (const [licence, those] of Map.groupBy(packages, (one) => one.licence)) {
  const names = [...new Set(those.map(({ name }) => name))].sort();
  console.log(`${licence} (${names.length})${isKnown(licence) ? "" : ": NOT KNOWN"}\n  ${names.join(", ")}`);
  if (!isKnown(licence)) process.exitCode = 1;
}
