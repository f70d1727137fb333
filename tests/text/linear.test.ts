import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readDocument } from "@career-hub/server/job/import/files.ts";
import { describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("./growth.ts", import.meta.url));
/** Seconds of processor time for all texts of one reader, after which the process is killed: two to thirty are used. */
const cpuSeconds = 200;

async function steepTexts(reader: string) {
  const command = `ulimit -t ${cpuSeconds}; exec "$0" "$@"`;
  const child = spawn("/bin/sh", ["-c", command, process.execPath, "--no-warnings", script, reader]);
  let [out, errors] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, errors, found: out.split("\n").filter(Boolean) };
}

describe("the time to read hostile text grows with its length, not with the square of it", () => {
  it.each(["readme", "cv", "savedCv", "ad", "pastedAd", "document"])(
    "%s",
    async (reader) => {
      expect(await steepTexts(reader)).toEqual({ code: 0, errors: "", found: [] });
    },
    300_000,
  );
});

it.each(["<rss>", "<html>"])("refuses %s with elements nested deeper than anybody writes", (start) => {
  expect(() => readDocument(start + "<div>".repeat(50_000), null)).toThrow(/nested too deeply/);
});
