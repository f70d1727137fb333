import { readFileSync } from "node:fs";
import { rowCount } from "./features.ts";

/** Numbers in a vector. */
export const dimensions = 128;

export type Model = {
  /** A row of the table is `scales[row] × values[row × dimensions …]`. */
  scales: Float32Array;
  values: Int8Array;
  /** Of the word hashed to a row, 0 (in every occupation's texts) to 255 (in one or none): its inverse document frequency. */
  rarity: Uint8Array;
};

let loaded: Model | undefined;

/** File: scales as 32-bit floats (little endian), rarities, then values; one byte each. */
export function model(): Model {
  loaded ??= unpacked(readFileSync(new URL("data/embedding.bin", import.meta.url)));
  return loaded;
}

/** Replaces the model of this process: for training, which measures what it has not stored yet. */
export const setModel = (other: Model): void => {
  loaded = other;
};

export const packed = ({ scales, rarity, values }: Model): Buffer =>
  Buffer.concat(
    [scales, rarity, values].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  );

function unpacked(bytes: Buffer): Model {
  const copy = new Uint8Array(bytes).buffer;
  const [rarityAt, valuesAt] = [rowCount * 4, rowCount * 5];
  return {
    scales: new Float32Array(copy, 0, rowCount),
    rarity: new Uint8Array(copy, rarityAt, rowCount),
    values: new Int8Array(copy, valuesAt, rowCount * dimensions),
  };
}
