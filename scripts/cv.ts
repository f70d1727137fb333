/**
 * `npm run -s cv -- FILE`: parses a CV and prints JSON. Dates are "2016-09", "2016" or "present", empty where the CV
 * states none. Exits with 1 and a message on standard error when the file cannot be parsed.
 */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { readFile } from "../server/src/cv/file/readFile.ts";
import { maxFileBytes, tooLargeMessage } from "../server/src/cv/schema.ts";
import { callerFolder } from "./project.ts";

const unreadable: Record<string, string> = {
  ENOENT: "There is no such file",
  EISDIR: "This is a folder, not a file",
  EACCES: "This file may not be opened",
};

function contentOf(path: string): Buffer {
  try {
    const bytes = readFileSync(path);
    if (bytes.length <= maxFileBytes) return bytes;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${unreadable[code ?? ""] ?? message}: ${path}`);
  }
  throw new Error(tooLargeMessage);
}

const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  console.error("usage: npm run -s cv -- FILE");
  process.exit(2);
}
try {
  const path = resolve(callerFolder, file);
  const { text, reading } = await readFile({ name: basename(path), bytes: contentOf(path) });
  const { kind, pages, warnings, experience, education, skills, languages, level, years } = reading;
  const output = { kind, pages, warnings, text, experience, education, skills, languages, level, years };
  console.log(JSON.stringify(output, null, 2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
