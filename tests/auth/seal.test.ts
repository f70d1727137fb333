import { createSealer } from "@career-hub/server/auth/seal.ts";
import { expect, it } from "vitest";

const [oldKey, newKey] = ["an old key of thirty-two characters", "a new key of thirty-two characters!"];

it("opens a sealed value only for its owner", () => {
  const sealer = createSealer([oldKey]);
  const sealed = sealer.seal("secret", "owner");
  expect(sealer.open(sealed, "owner")).toBe("secret");
  expect(sealer.open(sealed, "somebody")).toBeNull();
  expect(sealer.seal("secret", "owner")).not.toBe(sealed);
});

it("returns null for tampered or malformed values without throwing", () => {
  const sealer = createSealer([oldKey]);
  const sealed = sealer.seal("secret", "owner");
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === "A" ? "B" : "A";
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    const opened = sealer.open(changed, "owner");
    // The last character of a base64url part can carry unused bits.
    expect(opened === null || opened === "secret").toBe(true);
  }
  for (const broken of ["", "v1", "v1.a.b.c.d", "v2.x.x.x.x", sealed.slice(0, -8), sealed.replace(".", "")])
    expect(sealer.open(broken, "owner")).toBeNull();
});

it("opens values of a rotated key and reports them as outdated", () => {
  const sealed = createSealer([oldKey]).seal("secret", "owner");
  const rotated = createSealer([newKey, oldKey]);
  expect(rotated.open(sealed, "owner")).toBe("secret");
  expect(rotated.isOutdated(sealed)).toBe(true);
  expect(rotated.isOutdated(rotated.seal("secret", "owner"))).toBe(false);
  expect(createSealer([newKey]).open(sealed, "owner")).toBeNull();
});
