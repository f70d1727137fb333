import { expect, it } from "vitest";
import { differences, sentences } from "../browser/spec/sentences.ts";

it("every sentence of the specification on what is seen is proven by one browser test of its name, and no test proves another", () => {
  expect(sentences().length).toBeGreaterThan(180);
  expect(differences()).toEqual([]);
});
