import type { Dependency } from "./manifests.ts";
import { all, quoted, tomlKeys, tomlSections, used } from "./manifestText.ts";

/** "registry/owner/clickhouse-server:25.8" → the names one might know it by. */
function imageNames(image: string): Dependency[] {
  const path = image
    .replace(/@sha256:.*$/, "")
    .replace(/:[^/]*$/, "")
    .replace(/\$\{[^}]*\}/g, "");
  const last = path.split("/").at(-1) ?? "";
  return [last, last.replace(/-(?:server|alpine|slim|oss|management|ce|db)$/, "")]
    .filter((name) => /^[a-z][\w.-]*$/i.test(name))
    .map((name) => used(`image:${name}`));
}

export const dockerfile = (text: string): Dependency[] =>
  all(text, /^\s*FROM\s+(?:--\S+\s+)*(\S+)/gim).flatMap(imageNames);

export const compose = (text: string): Dependency[] =>
  all(text, /^\s*image:\s*["']?([^\s"'#]+)/gm).flatMap(imageNames);

export function cmake(text: string): Dependency[] {
  const plain = text.replace(/#.*$/gm, "");
  const names = all(
    plain,
    /\b(?:find_package|FetchContent_Declare|CPMAddPackage|pkg_check_modules)\s*\(\s*(?:NAME\s+|\w+\s+(?:REQUIRED\s+)?(?=\w+\s*\)))?["']?([\w+-]+)/gi,
  );
  return names.flatMap((name) => [used(`conan:${name}`), used(`name:${name}`)]);
}

export function conan(text: string): Dependency[] {
  const names = text.trimStart().startsWith("{")
    ? quoted(/"dependencies"\s*:\s*\[([\s\S]*?)\]/.exec(text)?.[1] ?? "").filter((name) =>
        /^[\w-]+$/.test(name),
      )
    : all(text, /^\s*(?:self\.requires\()?["']?([\w+-]+)\/\d[\w.-]*/gm).concat(
        all(text, /["']([\w+-]+)\/\d[\w.]*["'@]/g),
      );
  return names.flatMap((name) => [used(`conan:${name}`), used(`name:${name}`)]);
}

export function juliaProject(text: string): Dependency[] {
  return tomlSections(text).flatMap(({ name, lines }) =>
    name === "deps" || name === "extras" || name === "weakdeps"
      ? tomlKeys(lines).map((key) => used(`name:${key}`))
      : [],
  );
}

export const rosPackage = (text: string): Dependency[] =>
  all(text, /<(?:\w+_)?depend>\s*([\w-]+)\s*</g).map((name) => used(`name:${name}`));

export const terraform = (text: string): Dependency[] =>
  all(text, /^\s*(?:provider\s+"([\w-]+)"|source\s*=\s*"hashicorp\/([\w-]+)")/gm)
    .concat(
      all(
        text,
        /"(?:registry\.terraform\.io\/)?[\w-]+\/(aws|google|azurerm|kubernetes|helm|cloudflare|hcloud)"/g,
      ),
    )
    .map((name) => used(`name:${name}`));

export function rDescription(text: string): Dependency[] {
  const lists = all(text, /^(?:Imports|Depends|Suggests|LinkingTo):\s*((?:.*\n?)(?:^\s+.*\n?)*)/gm);
  return lists
    .flatMap((list) => list.split(","))
    .flatMap((entry) => {
      const name = /^\s*([A-Za-z][\w.]*)/.exec(entry)?.[1];
      return name && name !== "R" ? [used(`name:${name}`)] : [];
    });
}
