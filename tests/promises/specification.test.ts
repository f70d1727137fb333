import { expect, it } from "vitest";
import { differences, sentences } from "../browser/spec/sentences.ts";

it("every UI sentence of the specification has one browser test of the same name", () => {
  expect(sentences().length).toBeGreaterThan(180);
  expect(differences()).toEqual([]);
});
