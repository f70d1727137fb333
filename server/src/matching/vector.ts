/** Every vector of the product has this many dimensions. The columns say the same, so there is one number. */
export { vectorDimensions } from "@career-hub/db/enums.ts";

/** FNV-1a: small, fast, and the same on every machine and in every release, unlike a language's own hash. */
export function stableHash(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  // A last stir: neighbouring inputs of plain FNV share their high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The vector scaled to length one. A vector of zeros has no direction; its caller must not have made one. */
export function toUnit(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
