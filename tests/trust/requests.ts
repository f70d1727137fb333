import type { Random } from "../cv/generated/random.ts";

/** JSON Schema as zod writes it. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Strings that are known to break parsers, databases and pages. */
export const hostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202egnp.exe",
  "\ufeff",
  "\u200b\u2060\u{e0041}",
  "Z\u0351\u0328\u0343".repeat(50),
  "👩‍👩‍👧‍👦".repeat(40),
  "ﷺ".repeat(200),
  "İıſKẞﬃ",
  "'; drop table users; --",
  "' or '1'='1",
  "%' escape '\\",
  "%_%\\",
  "$1 $2",
  "{{7*7}}#{7*7}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00%0a%0d%2e%2e",
  "a\r\nSet-Cookie: a=b",
  "(".repeat(3_000),
  "a".repeat(40_000),
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e309",
  "9223372036854775808",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "{6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11}",
  "2026-02-30T25:61:61Z",
  "+275760-09-13T00:00:00.001Z",
  "0001-01-01T00:00:00Z",
  "__proto__",
  "constructor",
  "toString",
  "\\",
  '"',
  "(?:",
  "a & | ! <-> :*",
  "http://[::1]:99999/",
  "javascript:alert(1)",
];
const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: "x", valueOf: 1 },
  Array.from({ length: 2_000 }, () => 1),
];

export type Pool = { ids: string[]; texts: string[] };

/** A mostly valid value for the schema, with texts of the pool, so that calls pass validation. */
export function valueFor(
  schema: Schema | boolean | undefined,
  random: Random,
  pool: Pool,
  depth = 0,
): unknown {
  if (typeof schema !== "object" || depth > 8) return random.pick(pool.texts);
  const choices = schema.anyOf ?? schema.oneOf;
  const again = (inner: Schema | boolean | undefined) => valueFor(inner, random, pool, depth + 1);
  if ("const" in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (choices) return again(random.pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(again));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === "object") return objectOf(schema, random, again);
  if (type === "array")
    return Array.from({ length: random.between(0, Math.min(3, schema.maxItems ?? 3)) }, () =>
      again(schema.items),
    );
  if (type === "boolean") return random.next() < 0.5;
  if (type === "null") return null;
  if (type === "integer" || type === "number") {
    const low = Math.max(schema.minimum ?? 0, -1_000_000);
    const number = random.between(low, Math.min(schema.maximum ?? low + 200, low + 100_000));
    return type === "number" && random.next() < 0.5 ? number / 3 : number;
  }
  return textOf(schema, random, pool);
}

function objectOf(schema: Schema, random: Random, again: (inner: Schema | boolean | undefined) => unknown) {
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || random.next() < 0.5) made[name] = again(inner);
  if (typeof schema.additionalProperties === "object")
    for (let more = random.between(0, 3); more > 0; more--)
      made[String(again({ type: "string" }))] = again(schema.additionalProperties);
  return made;
}

function textOf({ format, minLength = 0, maxLength = 60 }: Schema, random: Random, pool: Pool): string {
  if (format === "uuid") return random.pick(pool.ids);
  if (format === "date-time") return new Date(random.between(0, 2_000_000_000) * 1000).toISOString();
  if (format === "uri") return `https://example.org/${random.between(0, 999)}`;
  return random.pick(pool.texts).padEnd(minLength, "a").slice(0, maxLength);
}

/** Mutates one place of the value: another type, a hostile text, an extra or missing field. */
export function mutated(value: unknown, random: Random): unknown {
  const here = () => random.pick<unknown>([...hostileTexts, ...hostileValues]);
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.7) {
    const at = random.between(0, value.length - 1);
    return value.map((one, place) => (place === at ? mutated(one, random) : one));
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    const way = random.between(0, 9);
    if (way === 0) return here();
    if (way === 1) return Object.fromEntries(entries.slice(1));
    if (way === 2) return Object.fromEntries([...entries, [random.pick(hostileTexts), here()]]);
    if (way === 3) return JSON.parse(`{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}`);
    if (entries.length === 0) return here();
    const at = random.between(0, entries.length - 1);
    return Object.fromEntries(
      entries.map(([name, one], place) => [name, place === at ? mutated(one, random) : one]),
    );
  }
  if (typeof value === "string" && random.next() < 0.3) return value + random.pick(hostileTexts);
  return here();
}

/** Malformed JSON: truncated, repeated, deeply nested or in another encoding. */
export function mangled(json: string, random: Random): Buffer {
  const bytes = Buffer.from(json);
  const at = random.between(0, Math.max(0, bytes.length - 1));
  return random.pick([
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), bytes.subarray(at)]),
    () => Buffer.from(`\ufeff${json}`),
    () => Buffer.from(json, "utf16le"),
    () => Buffer.from("[".repeat(20_000)),
    () => Buffer.from('{"a":'.repeat(5_000)),
    () => Buffer.from(json.replace("{", '{"json":1,"json":2,"0":')),
    () => Buffer.from(json.replaceAll('"', "'")),
    () => Buffer.from(json.replaceAll(/\d+/g, "1e999999")),
    () => Buffer.alloc(0),
    () => Buffer.alloc(600_000, "x"),
  ])();
}
