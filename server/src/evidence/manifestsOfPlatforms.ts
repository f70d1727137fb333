import type { Dependency } from "./manifests.ts";
import { all, forDevelopment, keysOf, parseJson, used } from "./manifestText.ts";

export function gemfile(text: string): Dependency[] {
  let isDevelopment = false;
  return text.split("\n").flatMap((line) => {
    if (/^\s*group\b/.test(line)) isDevelopment = /development|test/.test(line);
    if (/^end\b/.test(line)) isDevelopment = false;
    const name = /^\s*(?:gem|(?:\w+\.)?add_(?:runtime_|development_)?dependency)[ (]+["']([\w-]+)["']/.exec(
      line,
    )?.[1];
    if (!name) return [];
    return [
      isDevelopment || /development_dependency|group:.*(?:test|dev)/.test(line)
        ? forDevelopment(`gem:${name}`)
        : used(`gem:${name}`),
    ];
  });
}

export function pomXml(text: string): Dependency[] {
  const plain = text.replace(/<!--[\s\S]*?-->/g, "");
  return [...plain.matchAll(/<(dependency|parent|plugin)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, kind, body = ""]) => {
      const group = /<groupId>\s*([\w.-]+)\s*</.exec(body)?.[1];
      const artifact = /<artifactId>\s*([\w.-]+)\s*</.exec(body)?.[1];
      if (!group || !artifact) return [];
      const isDevelopment = kind === "plugin" || /<scope>\s*test/.test(body);
      return [
        isDevelopment ? forDevelopment(`maven:${group}:${artifact}`) : used(`maven:${group}:${artifact}`),
      ];
    },
  );
}

export function gradle(text: string): Dependency[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const coordinates = [
    ...plain.matchAll(/^(.*?)["']([a-z][\w.-]*\.[\w.-]+|[a-z][\w-]+):([\w.-]+)(?::[^"']*)?["']/gim),
  ].map(([, before = "", group, artifact]) =>
    /test/i.test(before) ? forDevelopment(`maven:${group}:${artifact}`) : used(`maven:${group}:${artifact}`),
  );
  const plugins = all(plain, /\bid\s*[( ]\s*["']([\w.-]+)["']/g).map((name) => used(`maven:${name}`));
  return [...coordinates, ...plugins];
}

export function sbt(text: string): Dependency[] {
  return [...text.matchAll(/"([\w.-]+)"\s*%%?%?\s*"([\w.-]+)"\s*%\s*[^,\n]*?(Test)?[,)\n]/g)].map(
    ([, group, artifact, test]) =>
      test ? forDevelopment(`maven:${group}:${artifact}`) : used(`maven:${group}:${artifact}`),
  );
}

export function pubspec(text: string): Dependency[] {
  let section = "";
  return text.split("\n").flatMap((line) => {
    const top = /^(\w+):/.exec(line)?.[1];
    if (top) section = top;
    const name = /^ {2}([a-z]\w*):/.exec(line)?.[1];
    if (!name || !/dependencies$/.test(section)) return [];
    return [section === "dev_dependencies" ? forDevelopment(`pub:${name}`) : used(`pub:${name}`)];
  });
}

export function composerJson(text: string): Dependency[] {
  const json = parseJson(text);
  const isPackage = (name: string) => name.includes("/");
  return [
    ...keysOf(json.require)
      .filter(isPackage)
      .map((name) => used(`composer:${name}`)),
    ...keysOf(json["require-dev"])
      .filter(isPackage)
      .map((name) => forDevelopment(`composer:${name}`)),
  ];
}

export function mixExs(text: string): Dependency[] {
  const plain = text.replace(/#.*$/gm, "");
  return [...plain.matchAll(/\{\s*:(\w+)\s*,([^}]*)\}/g)].map(([, name, rest = ""]) =>
    /only:\s*(?:\[\s*)?:(?:dev|test)/.test(rest) ? forDevelopment(`hex:${name}`) : used(`hex:${name}`),
  );
}

export function packageSwift(text: string): Dependency[] {
  const urls = all(text, /\.package\s*\([^)]*?url:\s*"([^"]+)"/g).map(
    (url) =>
      url
        .replace(/\.git$/, "")
        .replace(/\/$/, "")
        .split("/")
        .at(-1) ?? "",
  );
  const products = all(text, /\.product\s*\(\s*name:\s*"([^"]+)"/g);
  return [...new Set([...urls, ...products])].filter(Boolean).map((name) => used(`swift:${name}`));
}

export const podfile = (text: string): Dependency[] =>
  all(text, /^\s*pod\s+["']([\w/+-]+)["']/gm).map((name) => used(`swift:${name}`));

export function csproj(text: string): Dependency[] {
  const names = all(
    text.replace(/<!--[\s\S]*?-->/g, ""),
    /<(?:PackageReference|PackageVersion|package|FrameworkReference)\b[^>]*?(?:Include|id)="([\w.-]+)"/g,
  );
  const sdk = all(text, /<Project\s+Sdk="([\w.-]+)"/g);
  return [...names, ...sdk].map((name) => used(`nuget:${name}`));
}
