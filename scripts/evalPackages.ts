/**
 * npm run -s eval:packages -- FOLDER: what profiles would quote and claim of npm packages nobody here chose, to be judged
 * by reading. FOLDER is any node_modules; README, manifest and keywords are real, commits and stars are not. Three
 * packages stand for one person's work.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "../server/src/codehost/reading.ts";
import { findFacts } from "../server/src/evidence/evidence.ts";
import { now, reading, repository } from "../tests/evidence/sampleReading.ts";

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(folder)) {
  console.error("npm run -s eval:packages -- FOLDER, where FOLDER is a node_modules");
  process.exit(2);
}

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(path, name));

const packages = foldersIn(folder)
  .flatMap((path) => (path.includes("/@") ? foldersIn(path) : path))
  .flatMap((path) => readPackage(path) ?? [])
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function readPackage(path: string): Repository | undefined {
  const [manifest, readme] = [join(path, "package.json"), join(path, "README.md")];
  if (!existsSync(manifest) || !existsSync(readme)) return undefined;
  const text = readFileSync(manifest, "utf8");
  const { name, description, types, typings } = JSON.parse(text);
  return repository({
    name: String(name).split("/").at(-1) ?? "",
    description: typeof description === "string" ? description : null,
    languages: [{ name: types || typings ? "TypeScript" : "JavaScript", color: null, bytes: 150_000 }],
    tree: ["src/", "README.md", "package.json"],
    files: [
      { path: "README.md", text: readFileSync(readme, "utf8") },
      { path: "package.json", text },
    ],
  });
}

for (let index = 0; index < packages.length; index += 3) {
  const facts = findFacts(reading(packages.slice(index, index + 3)), { now });
  for (const { name, subject, introduction, features } of facts.projects) {
    if (subject) console.log(`definition\t${name}\t${subject.text}`);
    for (const text of [...introduction, ...features]) console.log(`quote\t${name}\t${text}`);
  }
  const names = facts.projects.map(({ name }) => name).join(", ");
  for (const { text } of facts.technologies) console.log(`technology\t${names}\t${text}`);
  for (const { text } of facts.concepts) console.log(`concept\t${names}\t${text}`);
}
