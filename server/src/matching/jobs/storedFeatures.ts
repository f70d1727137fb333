import { gunzipSync, gzipSync } from "node:zlib";
import { graph, type Node } from "./nodes.ts";
import { keyOfSkill, type Skill, skillOfKey } from "./vocabulary.ts";

/** Version of the feature extraction. Increase it with every change, so that all ads and CVs are extracted again. */
export const featuresVersion = "45";

/**
 * Features as JSON. Maps, sets, dates and typed arrays (as base64) are tagged. Skills and nodes are compared by identity, so
 * they are stored by key and resolved to the same objects.
 */
export const toStored = (features: unknown): string => JSON.stringify(encoded(features));
export const fromStored = <T>(text: string): T => decoded(JSON.parse(text)) as T;

/** The same, compressed: the embedded database writes in the event loop, where a megabyte of text takes about 40 ms. */
export const toPacked = (features: unknown): string => gzipSync(toStored(features)).toString("base64");
export const fromPacked = <T>(text: string): T =>
  fromStored<T>(gunzipSync(Buffer.from(text, "base64")).toString());

type Tagged = { $: "map" | "numbers" | "set" | "date" | "skill" | "node" | NumberArray; v: unknown };
type NumberArray = keyof typeof numberArrays;
const numberArrays = { Uint32Array, Uint16Array, Int8Array };

const isSkill = (value: object): value is Skill => "term" in value && "groups" in value;
const isNode = (value: object): value is Node => "isco" in value && "parents" in value;

function encoded(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(encoded);
  if (ArrayBuffer.isView(value)) return tagged(value.constructor.name as NumberArray, toBase64(value));
  if (value instanceof Date) return tagged("date", value.toISOString());
  if (value instanceof Set) return tagged("set", [...value].map(encoded));
  if (value instanceof Map) {
    const entries = [...value];
    const isNumbers = entries.every(([key, one]) => typeof key === "number" && typeof one === "number");
    return isNumbers ? tagged("numbers", entries.flat()) : tagged("map", entries.map(encoded));
  }
  if (isSkill(value)) return tagged("skill", keyOfSkill(value));
  if (isNode(value)) return tagged("node", value.id);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encoded(one)]));
}

const tagged = ($: Tagged["$"], v: unknown): Tagged => ({ $, v });

function decoded(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(decoded);
  if (!("$" in value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, decoded(one)]));
  const { $, v } = value as Tagged;
  const list = v as unknown[];
  switch ($) {
    case "date":
      return new Date(v as string);
    case "set":
      return new Set(list.map(decoded));
    case "map":
      return new Map(list.map((entry) => decoded(entry) as [unknown, unknown]));
    case "numbers":
      return numbersOf(list as number[]);
    case "node":
      return graph().byId.get(v as string);
    case "skill":
      return skillOfKey(v as string);
    default:
      return new numberArrays[$](new Uint8Array(Buffer.from(v as string, "base64")).buffer);
  }
}

const toBase64 = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64");

function numbersOf(list: number[]): Map<number, number> {
  const map = new Map<number, number>();
  for (let at = 0; at < list.length; at += 2) map.set(list[at] as number, list[at + 1] as number);
  return map;
}
