import type { Dependency } from "./manifests.ts";
import {
  all,
  forDevelopment,
  keysOf,
  parseJson,
  quoted,
  tomlKeys,
  tomlSections,
  used,
} from "./manifestText.ts";

export function packageJson(text: string): Dependency[] {
  const json = parseJson(text);
  return [
    ...["dependencies", "peerDependencies", "optionalDependencies"].flatMap((key) =>
      keysOf(json[key]).map((name) => used(`npm:${name}`)),
    ),
    ...keysOf(json.devDependencies).map((name) => forDevelopment(`npm:${name}`)),
  ];
}

export function denoJson(text: string): Dependency[] {
  return all(text, /"(?:npm|jsr):(@?[^"@]+(?:\/[^"@]+)?)(?:@[^"]*)?"/g).map((name) => used(`npm:${name}`));
}

export function cargoToml(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) => {
    const section = /(?:^|\.)((?:dev-|build-)?dependencies)(?:\.([\w-]+))?$/.exec(name);
    if (!section) return [];
    const make = section[1] === "dev-dependencies" ? forDevelopment : used;
    return (section[2] ? [section[2]] : tomlKeys(lines)).map((crate) => make(`cargo:${crate}`));
  });
}

export function goMod(text: string): Dependency[] {
  const lines = text.split("\n").filter((line) => !/\/\/\s*indirect/.test(line));
  return lines.flatMap((line) => {
    const name = /^\s*(?:require\s+)?([\w.-]+\.[\w-]+\/\S+|[\w.-]+\.[a-z]{2,}\/\S+)\s+v\d/.exec(line)?.[1];
    return name ? [used(`go:${name}`)] : [];
  });
}

const pythonName = /^\s*["']?([A-Za-z][\w.-]*)/;
const toPypi = (entry: string, make: (name: string) => Dependency): Dependency[] => {
  const name = pythonName.exec(entry)?.[1];
  return name && !/^(?:python|name|version)$/i.test(name) ? [make(`pypi:${name}`)] : [];
};

export function pyproject(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) => {
    const body = lines.join("\n");
    if (name === "project") {
      const list = /^\s*dependencies\s*=\s*\[([\s\S]*?)\](?=\s*(?:\n|$))/m.exec(body)?.[1] ?? "";
      return quoted(list).flatMap((entry) => toPypi(entry, used));
    }
    if (/^(?:project\.optional-dependencies|dependency-groups)$/.test(name)) {
      return [...body.matchAll(/^\s*["']?([\w-]+)["']?\s*=\s*\[([\s\S]*?)\](?=\s*(?:\n|$))/gm)].flatMap(
        ([, group = "", list = ""]) => {
          const make = /test|dev|lint|docs|typing/.test(group) ? forDevelopment : used;
          return quoted(list).flatMap((entry) => toPypi(entry, make));
        },
      );
    }
    const poetry =
      /^tool\.(?:poetry|pdm|uv|hatch)(?:\.group\.([\w-]+)|\.envs\.[\w-]+)?\.?(?:dev-)?dependencies$/.exec(
        name,
      );
    if (!poetry) return [];
    const make = poetry[1] || name.includes("dev-") ? forDevelopment : used;
    return tomlKeys(lines).flatMap((key) => toPypi(key, make));
  });
}

export function requirements(text: string): Dependency[] {
  return text.split("\n").flatMap((line) => (/^\s*(?:#|-)/.test(line) ? [] : toPypi(line, used)));
}

export function pipfile(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) =>
    /packages$/.test(name)
      ? tomlKeys(lines).flatMap((key) => toPypi(key, name === "packages" ? used : forDevelopment))
      : [],
  );
}

export function setupPy(text: string): Dependency[] {
  const lists = all(text, /(?:install_requires|requires)\s*=\s*\[?([\s\S]*?)(?:\]|\n\s*\n|\n\[)/g);
  return lists.flatMap((list) => {
    const entries = quoted(list);
    return (entries.length > 0 ? entries : list.split("\n")).flatMap((entry) => toPypi(entry, used));
  });
}

export function condaEnvironment(text: string): Dependency[] {
  const body = /^dependencies:\s*\n([\s\S]*)/m.exec(text)?.[1] ?? "";
  return all(body, /^\s*-\s+(?:[\w-]+::)?([A-Za-z][\w.-]*)/gm).flatMap((name) =>
    name === "pip" ? [] : toPypi(name, used),
  );
}
