import type { FastifyRequest } from "fastify";
import { plainText } from "../text/schema.ts";

// Ordered, first match wins: Edge and Opera also contain "Chrome", and Chrome contains "Safari".
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/^curl\//, "curl"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** "Firefox on Linux" from a User-Agent header; null when it names neither a known browser nor a known system. */
export function deviceOf(userAgent: string | undefined): string | null {
  const header = (userAgent ?? "").slice(0, 500);
  const firstMatch = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(header))?.[1];
  return [firstMatch(browsers), firstMatch(systems)].filter(Boolean).join(" on ") || null;
}

/** City and country from the header PLACE_HEADER of a proxy; null without it. */
export function placeOf(request: FastifyRequest): string | null {
  const { placeHeader } = request.server.services.env;
  const value = placeHeader && request.headers[placeHeader];
  return (typeof value === "string" && plainText(value).slice(0, 80)) || null;
}
