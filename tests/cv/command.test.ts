import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { maxFileBytes } from "@career-hub/server/cv/schema.ts";
import { afterAll, expect, it } from "vitest";
import { samplePdf } from "./sampleCv.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "cv command "));
mkdirSync(join(folder, "mine"));
writeFileSync(join(folder, "mine", "ada's CV.pdf"), samplePdf());
writeFileSync(join(folder, "broken.pdf"), "%PDF-1.7\nnothing");
writeFileSync(join(folder, "huge.pdf"), Buffer.alloc(maxFileBytes + 1, " "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As npm runs it: from the project's folder, told where the person is. */
const command = (...files: string[]) =>
  new Promise<{ code: number | string; said: string; complained: string }>((done) => {
    const options = { cwd: root, env: { PATH: process.env.PATH, INIT_CWD: folder } };
    execFile(process.execPath, ["scripts/cv.ts", ...files], options, (error, said, complained) =>
      done({ code: error?.code ?? 0, said, complained }),
    );
  });

it("prints the reading of a CV as JSON and nothing else", async () => {
  const { code, said, complained } = await command("mine/ada's CV.pdf");
  expect([code, complained]).toEqual([0, ""]);
  const read = JSON.parse(said);
  expect(read).toMatchObject({ kind: "pdf", pages: 1, warnings: [], level: "senior" });
  const fields = "education experience kind languages level pages skills text warnings years";
  expect(Object.keys(read).sort().join(" ")).toBe(fields);
});

it.each([
  ["broken.pdf", /^This file is damaged/],
  ["huge.pdf", /^File size must be less than 10MB\./],
  ["nowhere.pdf", /^There is no such file: .*nowhere\.pdf/],
  ["mine", /^This is a folder, not a file/],
])("says why it cannot read %s, and ends with 1", async (file, sentence) => {
  const { code, said, complained } = await command(file);
  expect([code, said]).toEqual([1, ""]);
  expect(complained).toMatch(sentence);
  expect(complained.trim().split("\n")).toHaveLength(1);
});

it("prints its usage when called incorrectly", async () => {
  for (const files of [[], ["one.pdf", "two.pdf"]])
    expect(await command(...files)).toEqual({
      code: 2,
      said: "",
      complained: "usage: npm run -s cv -- FILE\n",
    });
});
