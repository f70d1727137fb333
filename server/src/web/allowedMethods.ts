import type { FastifyInstance } from "fastify";

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replace(/:\w+(?:\(.*\))?/g, "[^/]+")
      .replaceAll(".", "\\.")
      .replaceAll("*", ".*")}$`,
  );

/** Collects routes registered from now on. Returns a function from a path to its methods, for the header `Allow`. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (path) => [
    ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ];
}
