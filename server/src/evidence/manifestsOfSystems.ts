import { parseJson, parseToml, xmlElements } from "./manifestFormats.ts";
import type { ManifestEntry } from "./manifests.ts";
import { at, flatWithoutComments, forDevelopment, keysOf, linesOf, quoted, used } from "./manifestText.ts";

/** "registry/owner/clickhouse-server:25.8" → possible names of the image. */
function imageNames(image: string): ManifestEntry[] {
  const last = image.split("@")[0]?.split("/").at(-1)?.split(":")[0] ?? "";
  return [last, last.replace(/-(?:server|alpine|slim|oss|management|ce|db)$/, "")]
    .filter((name) => /^[a-z][\w.-]*$/i.test(name))
    .map((name) => used(`image:${name}`));
}

export function dockerfile(text: string): ManifestEntry[] {
  const stages = new Set<string>();
  return linesOf(text).flatMap((line) => {
    const [keyword = "", ...words] = line.trim().split(" ");
    if (keyword.toUpperCase() !== "FROM") return [];
    const [image = "", as = "", stage = ""] = words.filter((word) => !word.startsWith("--"));
    const isStage = stages.has(image);
    if (as.toUpperCase() === "AS") stages.add(stage);
    return isStage ? [] : imageNames(image);
  });
}

export const compose = (text: string): ManifestEntry[] =>
  linesOf(text).flatMap((line) => {
    const image = /^ *image: ?["']?([^\s"'#]+)/.exec(line)?.[1];
    return image ? imageNames(image) : [];
  });

const library = (name: string): ManifestEntry[] => [used(`conan:${name}`), used(`name:${name}`)];
const cmakeKeywords =
  /^(?:NAME|REQUIRED|QUIET|IMPORTED_TARGET|GLOBAL|STATIC|COMPONENTS|CONFIG|MODULE|EXACT|OPTIONAL)$/;

export function cmake(text: string): ManifestEntry[] {
  const plain = flatWithoutComments(text);
  const calls = plain.matchAll(
    /\b(find_package|FetchContent_Declare|CPMAddPackage|pkg_check_modules) ?\(([^)]{0,300})/gi,
  );
  return [...calls].flatMap(([, call = "", body = ""]) => {
    const words = body
      .trim()
      .replaceAll(/["']/g, "")
      .split(" ")
      .filter((word) => !cmakeKeywords.test(word));
    // pkg_check_modules names a variable before the module; "gh:owner/name#1.0" is a short form of CPM.
    const word = words[call.toLowerCase() === "pkg_check_modules" ? 1 : 0] ?? "";
    const name = /^[\w+-]+/.exec(word.split("/").at(-1) ?? "")?.[0];
    return name ? library(name) : [];
  });
}

export function conan(text: string): ManifestEntry[] {
  if (text.trimStart().startsWith("{")) {
    const { dependencies } = parseJson(text);
    const names = Array.isArray(dependencies)
      ? dependencies.map((one) => (typeof one === "string" ? one : at(one, "name")))
      : [];
    return names.flatMap((name) => (typeof name === "string" && /^[\w-]+$/.test(name) ? library(name) : []));
  }
  return linesOf(text)
    .flatMap((line) => [line.trim(), ...quoted(line)])
    .flatMap((entry) => {
      const name = /^([\w+-]+)\/\d/.exec(entry)?.[1];
      return name ? library(name) : [];
    });
}

export function juliaProject(text: string): ManifestEntry[] {
  const toml = parseToml(text);
  return [
    ...keysOf(toml.deps).map((name) => used(`name:${name}`)),
    ...keysOf(toml.weakdeps).map((name) => used(`name:${name}`)),
    ...keysOf(toml.extras).map((name) => forDevelopment(`name:${name}`)),
  ];
}

export const rosPackage = (text: string): ManifestEntry[] =>
  xmlElements(text).flatMap(({ name, text: value }) =>
    /^(?:\w+_)?depend$/.test(name) && /^[\w-]+$/.test(value)
      ? [name === "test_depend" ? forDevelopment(`name:${value}`) : used(`name:${value}`)]
      : [],
  );

/** Providers by their block or source; a module's source ends with its provider. */
export const terraform = (text: string): ManifestEntry[] =>
  linesOf(text).flatMap((line) => {
    const isProvider = /^ *provider ?"/.test(line);
    if (!isProvider && !/^ *source ?=/.test(line) && !/^ *[\w-]+ ?= ?\{ ?source ?=/.test(line)) return [];
    const parts = (quoted(line)[0] ?? "").split("/");
    const name = parts.at(-1) ?? "";
    const isSource = parts.length > 1 && parts.length < 5 && parts.every((part) => /^\w[\w.-]*$/.test(part));
    return (isProvider && parts.length === 1) || isSource ? [used(`name:${name}`)] : [];
  });

export function rDescription(text: string): ManifestEntry[] {
  let field = "";
  return linesOf(text).flatMap((line) => {
    const named = /^(\w+):/.exec(line)?.[1];
    if (named) field = named;
    if (!/^(?:Imports|Depends|Suggests|LinkingTo)$/.test(field)) return [];
    const make = field === "Suggests" ? forDevelopment : used;
    return (named ? line.slice(named.length + 1) : line).split(",").flatMap((entry) => {
      const name = /^\s*([A-Za-z][\w.]*)/.exec(entry)?.[1];
      return name && name !== "R" ? [make(`name:${name}`)] : [];
    });
  });
}
