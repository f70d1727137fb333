import { vectorDimensions } from "@career-hub/db/enums.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { embedLocally, localEmbedder } from "../../server/src/ai/local/embedding.ts";

const similarity = (one: string, other: string) => {
  const right = embedLocally(other);
  return embedLocally(one).reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
};

test("every text becomes a unit vector, also the empty one and noise", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constant(""), fc.constant("   "), fc.string({ unit: "binary" })),
      (text) => {
        const vector = embedLocally(text);
        expect(vector).toHaveLength(vectorDimensions);
        expect(vector.every(Number.isFinite)).toBe(true);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
      },
    ),
    { numRuns: 200 },
  );
});

test("the same text always gives the same vector", async () => {
  const [one, two] = await localEmbedder.embed(["Storage engines in Rust", "Storage engines in Rust"], {});
  expect(one).toEqual(two);
});

test("near subjects are nearer than far ones", () => {
  const storage = "Storage engine in Rust with write-ahead logging and crash recovery";
  expect(similarity(storage, "LSM trees, compaction and WAL in a Rust database")).toBeGreaterThan(
    similarity(storage, "Design tokens and accessible React components in Figma"),
  );
});

test("another spelling of a skill is the same skill", () => {
  expect(similarity("postgres and kubernetes", "PostgreSQL and k8s")).toBeGreaterThan(0.6);
});

test("a rare skill outweighs common ones", () => {
  const both = "CRDTs, Git, JSON, HTML";
  expect(similarity(both, "CRDTs")).toBeGreaterThan(similarity(both, "Git, JSON, HTML"));
});
