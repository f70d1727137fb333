/** FNV-1a of the UTF-16 units, as a signed 32-bit integer: fast, and stable across machines and releases. */
export function fnv1a(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** An unsigned hash with a final mix: similar inputs of plain FNV share their high bits. */
export function stableHash(text: string, seed = 0): number {
  const hash = fnv1a(text, seed);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
