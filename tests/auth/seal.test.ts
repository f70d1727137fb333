import { createSealer } from "@career-hub/server/auth/seal.ts";
import { expect, it } from "vitest";

const [oldKey, newKey] = ["an old key of thirty-two characters", "a new key of thirty-two characters!"];

it("what is sealed opens for its owner and for nobody else", () => {
  const sealer = createSealer([oldKey]);
  const sealed = sealer.seal("secret", "owner");
  expect(sealer.open(sealed, "owner")).toBe("secret");
  expect(sealer.open(sealed, "somebody")).toBeNull();
  expect(sealer.seal("secret", "owner")).not.toBe(sealed);
});

it("any changed character keeps it shut, without an exception", () => {
  const sealer = createSealer([oldKey]);
  const sealed = sealer.seal("secret", "owner");
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === "A" ? "B" : "A";
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    const opened = sealer.open(changed, "owner");
    // The last character of a base64url part can carry bits that nobody reads.
    expect(opened === null || opened === "secret").toBe(true);
  }
  for (const broken of ["", "v1", "v1.a.b.c.d", "v2.x.x.x.x", sealed.slice(0, -8), sealed.replace(".", "")])
    expect(sealer.open(broken, "owner")).toBeNull();
});

it("an old key still opens after a new one came in front, and says that it is old", () => {
  const sealed = createSealer([oldKey]).seal("secret", "owner");
  const rotated = createSealer([newKey, oldKey]);
  expect(rotated.open(sealed, "owner")).toBe("secret");
  expect(rotated.isOutdated(sealed)).toBe(true);
  expect(rotated.isOutdated(rotated.seal("secret", "owner"))).toBe(false);
  expect(createSealer([newKey]).open(sealed, "owner")).toBeNull();
});
