/**
 * The lookup keys of a manifest entry, most specific first. Ecosystems differ in what they treat as equal: case, "-" and
 * "_", and for Go and Maven every prefix of the path.
 */
export function packageKeys(name: string): string[] {
  const colon = name.indexOf(":");
  const ecosystem = name.slice(0, colon).toLowerCase();
  const rest = name.slice(colon + 1).trim();
  switch (ecosystem) {
    case "pypi":
      return [`pypi:${rest.toLowerCase().replace(/[-_.]+/g, "-")}`];
    case "cargo":
      return [`cargo:${rest.toLowerCase().replaceAll("_", "-")}`];
    case "go":
      return leadingParts(rest.toLowerCase(), "/").map((part) => `go:${part}`);
    case "maven": {
      const [group = "", artifact] = rest.toLowerCase().split(":");
      const groups = leadingParts(group, ".").map((part) => `maven:${part}`);
      return artifact ? [`maven:${group}:${artifact}`, ...groups] : groups;
    }
    default:
      return [`${ecosystem}:${rest.toLowerCase()}`];
  }
}

function leadingParts(name: string, separator: string): string[] {
  const parts = name.split(separator);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(separator));
}

/** "Dockerfile" and "*.tf" match file names, "k8s/" any such folder, ".github/workflows" that path and everything below. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  if (pattern.endsWith("/")) return (path) => path.startsWith(pattern) || path.includes(`/${pattern}`);
  if (pattern.includes("/") && !pattern.includes("*")) {
    return (path) => path === pattern || path.startsWith(`${pattern}/`) || path.endsWith(`/${pattern}`);
  }
  const body = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
  const expression = new RegExp(`(?:^|/)${body}$`);
  return (path) => expression.test(path);
}
