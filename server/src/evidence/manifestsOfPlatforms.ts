import { parseToml, xmlElements } from "./manifestFormats.ts";
import type { ManifestEntry } from "./manifests.ts";
import {
  at,
  codeLinesOf,
  entriesOf,
  flat,
  flatWithoutComments,
  forDevelopment,
  linesOf,
  own,
  quoted,
  used,
} from "./manifestText.ts";

const group = /^[a-z][\w.-]*$/i;
const artifact = /^[\w.-]+$/;

export function gemfile(text: string): ManifestEntry[] {
  let isDevelopment = false;
  return linesOf(text).flatMap((line) => {
    if (/^ *group\b/.test(line)) isDevelopment = /development|test/.test(line);
    if (/^end\b/.test(line)) isDevelopment = false;
    const call = /^ *(?:gem|(?:\w+\.)?add_(?:runtime_|development_)?dependency)[ (]+["']([\w-]+)["']/.exec(
      line,
    );
    if (!call?.[1] || /\bpath:|:path ?=>/.test(line)) return [];
    const isTool = isDevelopment || /development_dependency|groups?:.{0,40}(?:test|dev)/.test(line);
    return [isTool ? forDevelopment(`gem:${call[1]}`) : used(`gem:${call[1]}`)];
  });
}

/** Dependencies of the modules; `dependencyManagement` and `pluginManagement` only set versions. */
export function pomXml(text: string): ManifestEntry[] {
  /** By depth: the texts of the child elements of the open element. */
  const texts = new Map<number, Map<string, string>>();
  let parentGroup = "";
  return xmlElements(text).flatMap(({ name, path, text: value }) => {
    const depth = path.length;
    const inner = texts.get(depth + 1);
    texts.delete(depth + 1);
    texts.set(depth, (texts.get(depth) ?? new Map()).set(name, value));
    const artifactId = inner?.get("artifactId") ?? "";
    const groupId = inner?.get("groupId") ?? (name === "project" ? parentGroup : "");
    if (name === "parent" && depth === 1) parentGroup = groupId;
    const id = `maven:${groupId}:${artifactId}`;
    if (name === "project") return artifactId ? [own(id)] : [];
    const isManaged = path.some((outer) => /^(?:dependencyManagement|pluginManagement)$/.test(outer));
    if (!/^(?:dependency|parent|plugin)$/.test(name) || isManaged) return [];
    if (!artifact.test(groupId) || !artifact.test(artifactId)) return [];
    const isTool = name === "plugin" || inner?.get("scope") === "test";
    return [isTool ? forDevelopment(id) : used(id)];
  });
}

export function gradle(text: string): ManifestEntry[] {
  return codeLinesOf(text).flatMap((line) => {
    if (/^ *(?:exclude\b|\w+\.exclude\b)/.test(line)) return [];
    const make = /^ *"?\w*test/i.test(line) ? forDevelopment : used;
    const plugins = [...line.matchAll(/\bid ?\(? ?["']([\w.-]{1,120})["']/g)].map((match) => match[1]);
    const strings = quoted(line);
    const named = /\bgroup ?[:=]/.test(line) && /\bname ?[:=]/.test(line) ? [strings.slice(0, 2)] : [];
    const coordinates = [...named, ...strings.map((one) => one.split(":"))].filter(
      ([first = "", second = "", , ...more]) => group.test(first) && artifact.test(second) && more.length < 2,
    );
    return [
      ...coordinates.map(([first, second]) => make(`maven:${first}:${second}`)),
      ...plugins.map((id) => used(`maven:${id}`)),
    ];
  });
}

/** gradle/libs.versions.toml: aliases for dependencies of the build's modules. */
export function versionCatalogue(text: string): ManifestEntry[] {
  const toml = parseToml(text);
  const coordinate = (value: unknown) =>
    typeof value === "string" ? value : (at(value, "module") ?? `${at(value, "group")}:${at(value, "name")}`);
  const libraries = entriesOf(toml.libraries).flatMap(([alias, value]) => {
    const [first = "", second = ""] = String(coordinate(value)).split(":");
    if (!group.test(first) || !artifact.test(second)) return [];
    return [(/test/i.test(alias) ? forDevelopment : used)(`maven:${first}:${second}`)];
  });
  const plugins = entriesOf(toml.plugins).flatMap(([, value]) => {
    const id = typeof value === "string" ? value.split(":")[0] : at(value, "id");
    return typeof id === "string" ? [used(`maven:${id}`)] : [];
  });
  return [...libraries, ...plugins];
}

export const sbt = (text: string): ManifestEntry[] =>
  codeLinesOf(text)
    .flatMap((line) => (line.split("//")[0] ?? "").split(","))
    .flatMap((part) => {
      const [first = "", second = ""] = part.includes("%") ? quoted(part) : [];
      if (!group.test(first) || !artifact.test(second)) return [];
      return [
        (/% ?(?:Test|"test"|IntegrationTest)/.test(part) ? forDevelopment : used)(`maven:${first}:${second}`),
      ];
    });

export function pubspec(text: string): ManifestEntry[] {
  let section = "";
  const entries: ManifestEntry[] = [];
  for (const line of linesOf(text)) {
    const top = /^(\w+):/.exec(line)?.[1];
    if (top) section = top;
    if (top === "name") entries.push(own(`pub:${line.slice(5).trim()}`));
    const name = /^ {2}([a-z]\w*):/.exec(line)?.[1];
    // "path" follows the name of a package of this repository.
    if (/^ {4}path:/.test(line) && /dependencies$/.test(section)) entries.pop();
    else if (name && /dependencies$/.test(section))
      entries.push(section === "dev_dependencies" ? forDevelopment(`pub:${name}`) : used(`pub:${name}`));
  }
  return entries;
}

export function mixExs(text: string): ManifestEntry[] {
  const plain = flatWithoutComments(text);
  return [...plain.matchAll(/\{ ?:(\w{1,80}) ?,([^}]{0,300})/g)].flatMap(([, name, rest = ""]) => {
    if (/in_umbrella:|\bpath:/.test(rest)) return [];
    return [/only: ?(?:\[ ?)?:(?:dev|test)/.test(rest) ? forDevelopment(`hex:${name}`) : used(`hex:${name}`)];
  });
}

const lastSegment = (url: string) =>
  url
    .replace(/\/$/, "")
    .replace(/\.git$/, "")
    .split("/")
    .at(-1) ?? "";

export function packageSwift(text: string): ManifestEntry[] {
  const plain = flat(codeLinesOf(text).join(" "));
  const calls = (name: string) =>
    plain
      .split(name)
      .slice(1)
      .map((rest) => rest.slice(0, 400));
  const packages = calls(".package(").flatMap((args) => {
    const value = quoted(args.slice(0, args.indexOf(")") + 1));
    if (/^ ?(?:name: ?"[^"]{0,100}" ?, ?)?path:/.test(args))
      return value.map((path) => own(`swift:${lastSegment(path)}`));
    const url = value.find((one) => one.includes("/"));
    return url ? [used(`swift:${lastSegment(url)}`)] : [];
  });
  const local = new Set(packages.filter(({ isOwn }) => isOwn).map(({ name }) => name));
  const products = calls(".product(").flatMap((args) => {
    const [name, from = name] = quoted(args.slice(0, args.indexOf(")") + 1));
    return name && !local.has(`swift:${from}`) ? [used(`swift:${name}`)] : [];
  });
  return [...packages, ...products];
}

export const podfile = (text: string): ManifestEntry[] =>
  linesOf(text).flatMap((line) => {
    const name = /^ *pod ["']([\w/+-]+)["']/.exec(line)?.[1];
    return name && !/:path\b|\bpath:/.test(line) ? [used(`swift:${name}`)] : [];
  });

export const csproj = (text: string): ManifestEntry[] =>
  xmlElements(text).flatMap(({ name, attributes }) => {
    if (name === "Project") return attributes.Sdk ? [used(`nuget:${attributes.Sdk}`)] : [];
    if (!/^(?:PackageReference|PackageVersion|package|FrameworkReference)$/.test(name)) return [];
    const id = attributes.Include ?? attributes.id ?? "";
    if (!/^[\w.-]+$/.test(id)) return [];
    const isTool = attributes.PrivateAssets?.toLowerCase() === "all";
    return [isTool ? forDevelopment(`nuget:${id}`) : used(`nuget:${id}`)];
  });
