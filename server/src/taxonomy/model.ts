import { readFileSync } from "node:fs";
import { rowCount } from "./features.ts";

/** Numbers in a vector. */
export const dimensions = 128;

/** Feature rows in one byte each: a row is `scales[row] × values[row × dimensions …]`. */
export type Model = { scales: Float32Array; values: Int8Array };

let loaded: Model | undefined;

/** File: `rowCount` scales as 32-bit floats (little endian), then `rowCount × dimensions` signed bytes. */
export function model(): Model {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL("data/embedding.bin", import.meta.url));
  const copy = new Uint8Array(bytes).buffer;
  loaded = {
    scales: new Float32Array(copy, 0, rowCount),
    values: new Int8Array(copy, rowCount * 4, rowCount * dimensions),
  };
  return loaded;
}

export const useModel = (other: Model): void => {
  loaded = other;
};
