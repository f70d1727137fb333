/**
 * Checks import direction, the order of the server's folders, file names, file lengths, unused styles, and that SQL is
 * in queries.ts only.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "./project.ts";

const maxLines = 300;
const maxComponentLines = 200;
const problems: string[] = [];

const files = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root, exclude: ["**/node_modules", "**/dist"] });

type Import = { specifier: string; typeOnly: boolean };
const importPattern =
  /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+["']([^"']+)["']|^import\s+["']([^"']+)["']|import\(["']([^"']+)["']\)/gm;

const importsOf = (text: string): Import[] =>
  [...text.matchAll(importPattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? match[4] ?? "",
    typeOnly: match[1] !== undefined,
  }));

/** "@career-hub/server/profile/schema.ts" and "../schema.ts" → path from the root, or null for a package. */
function target(from: string, specifier: string): string | null {
  const workspace = /^@career-hub\/(db|demo|server)\/(.+)$/.exec(specifier);
  if (workspace) return `${workspace[1]}/src/${workspace[2]}`;
  return specifier.startsWith(".") ? relative(root, resolve(root, dirname(from), specifier)) : null;
}

function checkDirection(file: string, { specifier, typeOnly }: Import): void {
  const to = target(file, specifier);
  if (!to) return;
  const [from, workspace] = [file.split("/")[0], to.split("/")[0]];
  const refuse = (why: string) => problems.push(`${file} imports ${to}: ${why}`);
  if (from === "db" && workspace !== "db") refuse("db imports only itself");
  if (
    from === "server" &&
    workspace !== "db" &&
    workspace !== "server" &&
    file !== "server/src/dependencies.ts"
  )
    refuse("the server imports only db and itself; dependencies.ts loads demo");
  if (from === "demo" && !/^(db|demo|server)$/.test(workspace ?? ""))
    refuse("demo imports db and the server");
  if (from === "client" && workspace !== "client") {
    const schema = /^server\/src\/\w+\/(?:schema|enums)\.ts$/.test(to);
    const router = to === "server/src/router.ts" && typeOnly;
    if (!schema && !router) refuse("the client sees schemas, enums, and the router's type");
  }
  const isPure = /\/(?:schema|enums)\.ts$/.test(to) || to === "server/src/text/invisible.ts";
  if (from === "server" && file.endsWith("/schema.ts") && !isPure) refuse("schemas also run in the browser");
  if (from === "server" && /\/queries\.ts$/.test(file) && /\/router\.ts$/.test(to))
    refuse("queries do not import routers");
}

/** The server's folders in the order of the README's tree: each imports only those above it, so there are no cycles. */
const layers = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/^ {2}(\w+)\/ {2,}/gm)].map(
  ([, folder]) => folder,
);
const layerOf = (path: string | null) => {
  const folder = /^server\/src\/(\w+)\//.exec(path ?? "")?.[1];
  return folder === undefined ? null : { folder, at: layers.indexOf(folder) };
};

function checkLayers(file: string, imports: Import[]): void {
  const from = layerOf(file);
  if (from?.at === -1) problems.push(`${file}: the README's tree does not list its folder`);
  for (const { specifier } of imports) {
    const to = layerOf(target(file, specifier));
    if (from && to && to.at > from.at)
      problems.push(`${file} imports ${to.folder}, which is below ${from.folder} in the README's tree`);
  }
}

const sqlPackages = /^(drizzle-orm|postgres|@electric-sql)(\/|$)/;

function checkServerFile(file: string, imports: Import[]): void {
  const isQueries = file.endsWith("/queries.ts");
  for (const { specifier, typeOnly } of imports) {
    const touchesTables = specifier.startsWith("@career-hub/db/schema") || sqlPackages.test(specifier);
    if (touchesTables && !typeOnly && !isQueries)
      problems.push(`${file} imports ${specifier}: SQL belongs in queries.ts`);
  }
  const name = file.split("/").at(-1) ?? "";
  if (!/^[a-z][A-Za-z]*\.ts$/.test(name)) problems.push(`${file}: not a camelCase name`);
  if (/^(utils?|helpers?|index|common|misc)\.ts$/.test(name))
    problems.push(`${file}: a name without a meaning`);
}

/** The classes of a CSS module, without the component library's in :global(). */
function classesOf(css: string): Set<string> {
  const ours = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, "");
  const selectors = [...ours.matchAll(/([^{}]+)\{/g)].map((match) => match[1]?.trim() ?? "");
  const named = selectors.filter((selector) => !selector.startsWith("@"));
  return new Set(named.flatMap((selector) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []));
}

/** Reports unused classes of CSS modules. Components must refer to classes through the imported object. */
function checkStyles(clientFiles: string[]): void {
  const usedClasses = new Map<string, Set<string>>();
  for (const file of clientFiles.filter((one) => /\.tsx?$/.test(one))) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, name = "", path = ""] of text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const sheet = relative(root, resolve(root, dirname(file), path));
      const words = text.match(new RegExp(`(?<=\\b${name}\\.)\\w+`, "g")) ?? [];
      usedClasses.set(sheet, new Set([...(usedClasses.get(sheet) ?? []), ...words]));
    }
  }
  for (const sheet of clientFiles.filter((one) => one.endsWith(".module.css")))
    for (const name of classesOf(readFileSync(join(root, sheet), "utf8")))
      if (!usedClasses.get(sheet)?.has(name)) problems.push(`${sheet}: unused class .${name}`);
}

/** Reports utility classes that no component uses, and classes in a `className` that are not utility classes. */
function checkUtilities(clientFiles: string[]): void {
  const sheet = "client/src/styles/utilities.css";
  const utilities = classesOf(readFileSync(join(root, sheet), "utf8"));
  const used = new Set<string>();
  for (const file of clientFiles.filter((one) => one.endsWith(".tsx"))) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, plain, template = ""] of text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g))
      for (const name of (plain ?? template.replace(/\$\{[^}]*\}/g, " ")).split(/\s+/).filter(Boolean))
        if (!utilities.has(name)) problems.push(`${file}: ${sheet} has no class ${name}`);
    for (const [name] of text.matchAll(/[\w-]+/g)) used.add(name);
  }
  for (const name of utilities) if (!used.has(name)) problems.push(`${sheet}: unused class .${name}`);
}

/** Reports two kinds of style rules that delay the first paint. */
function checkSheet(sheet: string): void {
  const text = readFileSync(join(root, sheet), "utf8");
  for (const [, weight] of text.matchAll(/font(?:-weight)?: (\d{3})\b/g))
    if (weight !== "400") problems.push(`${sheet}: a weight of ${weight}; the weights stand in tokens.css`);
  if (/(?:html|:root):has\(/.test(text))
    problems.push(`${sheet}: :has() of the root, whose style would be computed at each insertion`);
}

checkStyles(files("client/src"));
checkUtilities(files("client/src"));
for (const sheet of files("client/src").filter((one) => one.endsWith(".css"))) checkSheet(sheet);
for (const file of ["db/src", "demo/src", "server/src", "client/src", "scripts", "tests"].flatMap(files)) {
  if (!/\.tsx?$/.test(file)) continue;
  const text = readFileSync(join(root, file), "utf8");
  const imports = importsOf(text);
  for (const one of imports) checkDirection(file, one);
  checkLayers(file, imports);
  if (/^(?:demo|server)\/src\//.test(file)) checkServerFile(file, imports);
  if (
    file.startsWith("client/src/") &&
    file.endsWith(".tsx") &&
    !/^([A-Z]|use[A-Z])\w*\.tsx$|^main\.tsx$/.test(file.split("/").at(-1) ?? "")
  )
    problems.push(`${file}: components are named in PascalCase`);
  const lines = text.split("\n").length;
  if (file.startsWith("client/src/") && file.endsWith(".tsx") && lines > maxComponentLines)
    problems.push(`${file}: ${lines} lines, more than ${maxComponentLines} of a component`);
  if (lines > maxLines && !file.startsWith("tests/"))
    problems.push(`${file}: ${lines} lines, more than ${maxLines}`);
}

for (const problem of problems.sort()) console.error(problem);
console.log(problems.length ? `structure: ${problems.length} problems` : "structure: fine");
process.exitCode = problems.length ? 1 : 0;
