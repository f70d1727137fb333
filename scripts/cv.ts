/** `npm run -s cv -- FILE`: what the server would read from a CV, as JSON. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readFile } from "../server/src/cv/file/readFile.ts";

const [path] = process.argv.slice(2);
if (!path) {
  console.error("usage: npm run -s cv -- FILE");
  process.exit(2);
}
try {
  const { text, reading } = await readFile({ name: basename(path), bytes: readFileSync(path) });
  const { kind, pages, warnings, experience, education, skills, languages, level, years, links, leftOut } =
    reading;
  const answer = {
    kind,
    pages,
    warnings,
    text,
    experience,
    education,
    skills,
    languages,
    level,
    years,
    links,
    leftOut,
  };
  console.log(JSON.stringify(answer, null, 2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
