import { parseJson, parseToml } from "./manifestFormats.ts";
import type { ManifestEntry } from "./manifests.ts";
import {
  at,
  entriesOf,
  flatWithoutComments,
  forDevelopment,
  keysOf,
  linesOf,
  own,
  quoted,
  stringsOf,
  used,
} from "./manifestText.ts";

type Make = (name: string) => ManifestEntry;

const nameIn = (prefix: string, value: unknown): ManifestEntry[] =>
  typeof value === "string" && value ? [own(`${prefix}:${value}`)] : [];

/** Specifiers of packages in the same repository: workspaces and paths. */
const isLocal = (specifier: unknown) =>
  typeof specifier === "string" && /^(?:workspace|file|link|portal):/.test(specifier);

export function packageJson(text: string): ManifestEntry[] {
  const json = parseJson(text);
  const of = (key: string, make: Make) =>
    entriesOf(json[key]).flatMap(([name, specifier]) => (isLocal(specifier) ? [] : [make(`npm:${name}`)]));
  return [
    ...nameIn("npm", json.name),
    ...of("dependencies", used),
    ...of("peerDependencies", used),
    ...of("optionalDependencies", used),
    ...of("devDependencies", forDevelopment),
  ];
}

export function denoJson(text: string): ManifestEntry[] {
  const json = parseJson(text);
  return entriesOf(json.imports).flatMap(([, target]) => {
    const name =
      typeof target === "string" ? /^(?:npm|jsr):\/?(@?[^@/]+(?:\/[^@/]+)?)/.exec(target)?.[1] : "";
    return name ? [used(`npm:${name.startsWith("@") ? name : (name.split("/")[0] ?? name)}`)] : [];
  });
}

export function cargoToml(text: string): ManifestEntry[] {
  const toml = parseToml(text);
  const tables = [toml, at(toml, "workspace"), ...Object.values(at(toml, "target") ?? {})];
  const of = (table: unknown, key: string, make: Make) =>
    entriesOf(at(table, key)).flatMap(([name, value]) => {
      if (at(value, "path") !== undefined) return [own(`cargo:${name}`)];
      const renamed = at(value, "package");
      return [make(`cargo:${typeof renamed === "string" ? renamed : name}`)];
    });
  return [
    ...nameIn("cargo", at(toml, "package", "name")),
    ...tables.flatMap((table) => [
      ...of(table, "dependencies", used),
      ...of(table, "build-dependencies", used),
      ...of(table, "dev-dependencies", forDevelopment),
    ]),
  ];
}

export function goMod(text: string): ManifestEntry[] {
  return linesOf(text).flatMap((line) => {
    const words = line.trim().split(" ");
    if (words[0] === "module") return nameIn("go", words[1]);
    if (words[0] === "require") words.shift();
    const [name = "", version = ""] = words;
    const isRequired = /^v\d/.test(version) && name.includes(".") && name.includes("/");
    return isRequired && !line.includes("=>") && !line.includes("// indirect") ? [used(`go:${name}`)] : [];
  });
}

const development = /test|dev|lint|docs?\b|typing|bench/;
const makeFor = (group: string): Make => (development.test(group) ? forDevelopment : used);

function toPypi(entry: string, make: Make): ManifestEntry[] {
  const name = /^\s*["']?([A-Za-z][\w.-]*)/.exec(entry.slice(0, 200))?.[1];
  return name && !/^(?:python|name|version)$/i.test(name) ? [make(`pypi:${name}`)] : [];
}

export function pyproject(text: string): ManifestEntry[] {
  const toml = parseToml(text);
  const poetry = at(toml, "tool", "poetry");
  const local = new Set(
    entriesOf(at(toml, "tool", "uv", "sources")).flatMap(([name, source]) =>
      at(source, "workspace") || at(source, "path") ? [`pypi:${name}`] : [],
    ),
  );
  const list = (value: unknown, make: Make) => stringsOf(value).flatMap((entry) => toPypi(entry, make));
  const groups = (value: unknown) =>
    entriesOf(value).flatMap(([group, entries]) => list(entries, makeFor(group)));
  const table = (value: unknown, make: Make) =>
    entriesOf(value).flatMap(([name, source]) => (at(source, "path") ? [] : toPypi(name, make)));
  return [
    ...nameIn("pypi", at(toml, "project", "name") ?? at(poetry, "name")),
    ...list(at(toml, "project", "dependencies"), used),
    ...groups(at(toml, "project", "optional-dependencies")),
    ...entriesOf(at(toml, "dependency-groups")).flatMap(([, entries]) => list(entries, forDevelopment)),
    ...table(at(poetry, "dependencies"), used),
    ...table(at(poetry, "dev-dependencies"), forDevelopment),
    ...entriesOf(at(poetry, "group")).flatMap(([, group]) =>
      table(at(group, "dependencies"), forDevelopment),
    ),
    ...groups(at(toml, "tool", "pdm", "dev-dependencies")).map(({ name }) => forDevelopment(name)),
    ...list(at(toml, "tool", "uv", "dev-dependencies"), forDevelopment),
    ...entriesOf(at(toml, "tool", "hatch", "envs")).flatMap(([, env]) =>
      list(at(env, "dependencies"), forDevelopment),
    ),
  ].filter(({ name }) => !local.has(name));
}

export const requirements = (text: string, path: string): ManifestEntry[] =>
  linesOf(text).flatMap((line) =>
    /^\s*(?:#|-|\.|\w+:)/.test(line) ? [] : toPypi(line, makeFor(path.split("/").at(-1) ?? "")),
  );

export function pipfile(text: string): ManifestEntry[] {
  const toml = parseToml(text);
  return [
    ...keysOf(toml.packages).flatMap((name) => toPypi(name, used)),
    ...keysOf(toml["dev-packages"]).flatMap((name) => toPypi(name, forDevelopment)),
  ];
}

/** Literal lists in setup.py; computed ones are not evaluated. */
export function setupPy(text: string): ManifestEntry[] {
  const plain = flatWithoutComments(text);
  return ["install_requires", "tests_require"].flatMap((key) => {
    const start = plain.indexOf(key);
    const value = start < 0 ? "" : plain.slice(start + key.length, start + key.length + 8_000);
    if (!/^ ?= ?\[/.test(value)) return [];
    const make = key === "tests_require" ? forDevelopment : used;
    return quoted(value.slice(0, endOfList(value))).flatMap((entry) => toPypi(entry, make));
  });
}

/** Entries may contain brackets: "uvicorn[standard]". */
function endOfList(value: string): number {
  const end = /["'] ?,? ?\]/.exec(value)?.index;
  return end === undefined ? value.indexOf("]") + 1 : end + 1;
}

export function setupCfg(text: string): ManifestEntry[] {
  let make: Make | null = null;
  let section = "";
  return linesOf(text).flatMap((line) => {
    if (line.startsWith("[")) section = line;
    const key = /^(\w[\w-]*) ?=/.exec(line)?.[1];
    if (key && section === "[options]") make = key === "install_requires" ? used : null;
    else if (key && section === "[options.extras_require]") make = makeFor(key);
    else if (key || line.startsWith("[")) make = null;
    const isContinued = make && line.startsWith(" ");
    return isContinued && make ? toPypi(line, make) : [];
  });
}

export function condaEnvironment(text: string): ManifestEntry[] {
  let isInside = false;
  return linesOf(text).flatMap((line) => {
    if (/^\w/.test(line)) isInside = line.startsWith("dependencies:");
    const entry = /^ *- (?:[\w-]+::)?([A-Za-z].*)/.exec(line)?.[1];
    return isInside && entry && !/^pip\b/.test(entry) ? toPypi(entry, used) : [];
  });
}

export function composerJson(text: string): ManifestEntry[] {
  const json = parseJson(text);
  const of = (value: unknown, make: Make) =>
    keysOf(value).flatMap((name) => (name.includes("/") ? make(`composer:${name}`) : []));
  return [
    ...nameIn("composer", json.name),
    ...of(json.require, used),
    ...of(json["require-dev"], forDevelopment),
  ];
}
