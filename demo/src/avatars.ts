import { createHash } from "node:crypto";

// Muted colours for light and dark backgrounds.
const colours = "#4b6ea8 #94506b #7d7a3c #6b6470 #4f7a4d #7a5a86 #3f7d7a #9a6440 #5d6b8f #8a5a4c".split(" ");

export function avatarPath(login: string): string {
  return `/avatars/${encodeURIComponent(login)}.svg`;
}

/** An identicon: a symmetric 5 × 5 pattern, deterministic per login. */
export function avatarSvg(login: string): string {
  const hash = createHash("sha256").update(login).digest();
  const fill = colours[hash.readUInt8(0) % colours.length];
  const squares: string[] = [];
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 3; x++) {
      if (hash.readUInt8(1 + y * 3 + x) % 2 === 0) continue;
      for (const column of new Set([x, 4 - x])) squares.push(`M${column} ${y}h1v1h-1z`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.5 -1.5 8 8" width="160" height="160" shape-rendering="crispEdges"><path fill="${fill}" d="${squares.join("")}"/></svg>`;
}
