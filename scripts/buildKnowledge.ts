/**
 * npm run knowledge -- FOLDER: writes technologies.json, languages.json and praise.json of server/src/knowledge/data from
 * the packages installed in FOLDER by
 *   npm install --prefix FOLDER --ignore-scripts @specfy/stack-analyser@1.27.3 linguist-languages@9.5.0 vader-sentiment@1.1.3
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

type Rule = {
  name: string;
  type: string;
  files?: string[] | RegExp;
  dependencies?: { type: string; name: string | RegExp }[];
};
type Language = { name: string; type: string; color?: string };

const versions = {
  "@specfy/stack-analyser": "1.27.3",
  "linguist-languages": "9.5.0",
  "vader-sentiment": "1.1.3",
};
const output = new URL("../server/src/knowledge/data/", import.meta.url);
const folder = process.argv[2];
if (!folder) {
  console.error("Usage: npm run knowledge -- FOLDER (where the packages are installed, see the script)");
  process.exit(2);
}

async function load(name: keyof typeof versions, entry: string): Promise<Record<string, unknown>> {
  const root = join(resolve(folder ?? ""), "node_modules", name);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  if (version !== versions[name]) throw new Error(`${name} is ${version}, not ${versions[name]}`);
  return (await import(pathToFileURL(join(root, entry)).href)) as Record<string, unknown>;
}

const ecosystems: Record<string, string> = {
  npm: "npm",
  python: "pypi",
  golang: "go",
  ruby: "gem",
  rust: "cargo",
  php: "composer",
  docker: "image",
};

/** Keeps patterns that are plain prefixes: "^@aws-sdk\/" → "npm:@aws-sdk/*". */
function packageOf({ type, name }: { type: string; name: string | RegExp }): string[] {
  const ecosystem = ecosystems[type];
  if (!ecosystem) return [];
  if (typeof name === "string") return [`${ecosystem}:${name}`];
  const beginning = /^\^([\w@/.-]+)$/.exec(name.source.replaceAll("\\/", "/"))?.[1];
  return beginning ? [`${ecosystem}:${beginning}*`] : [];
}

await load("@specfy/stack-analyser", "dist/autoload.js");
const { rules } = (await load("@specfy/stack-analyser", "dist/index.js")) as { rules: { list: Rule[] } };
const technologies = rules.list
  .map(({ name, type, files, dependencies }) => ({
    name,
    type,
    packages: [
      ...new Set([
        ...(dependencies ?? []).flatMap(packageOf),
        ...(Array.isArray(files) ? files : []).map((file) => `file:${file}`),
      ]),
    ].sort(),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const all = await load("linguist-languages", "index.js");
const languages = (Object.values(all) as Language[])
  .filter((one) => typeof one?.name === "string")
  .map(({ name, type, color }) => [name, type, color ?? null])
  .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));

/** The least mean valence of praise, from -4 to 4: below are also "strong", "free" and "true". */
const minValence = 2.5;
const lexicon = readFileSync(join(resolve(folder), "node_modules/vader-sentiment/vader_lexicon.txt"), "utf8");
const praise = lexicon
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([word = "", valence]) => /^[a-z]{4,}$/.test(word) && Number(valence) >= minValence)
  .map(([word]) => word)
  .sort();

const write = (name: string, rows: unknown[]) =>
  writeFileSync(new URL(name, output), `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
write("technologies.json", technologies);
write("languages.json", languages);
write("praise.json", praise);
console.log(
  `${technologies.length} technologies, ${languages.length} languages, ${praise.length} words of praise`,
);
