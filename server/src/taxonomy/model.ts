import { readFileSync } from "node:fs";
import { rowCount } from "./features.ts";

/** Length of a vector. */
export const dimensions = 128;

export type Model = {
  /** A row of the table is `scales[row] × values[row × dimensions …]`. */
  scales: Float32Array;
  values: Int8Array;
  /** Inverse document frequency of the word hashed to a row, 0 (in the texts of every occupation) to 255 (in at most one). */
  rarity: Uint8Array;
};

let loaded: Model | undefined;

/** File format: scales as little-endian 32-bit floats, then rarities and values, one byte each. */
export function model(): Model {
  loaded ??= unpacked(readFileSync(new URL("data/embedding.bin", import.meta.url)));
  return loaded;
}

/** Replaces the model of this process, for training. */
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
