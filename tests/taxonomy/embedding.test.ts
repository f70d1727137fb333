import { statSync } from "node:fs";
import { embedDocument } from "@career-hub/server/taxonomy/documents.ts";
import { embedText, similarity } from "@career-hub/server/taxonomy/embedding.ts";
import { dimensions } from "@career-hub/server/taxonomy/model.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

const alike = (a: string, b: string) => similarity(embedText(a), embedText(b));

it("returns the same unit vector for the same text", () => {
  const [one, two] = [embedText("Registered nurse"), embedText("Registered nurse")];
  expect(one).toEqual(two);
  expect(one).toHaveLength(dimensions);
  expect(similarity(one, two)).toBeCloseTo(1, 5);
});

it("returns finite numbers for any text, and zeros without words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(embedText(text).every(Number.isFinite)).toBe(true);
      expect(embedDocument(text).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 100 },
  );
  expect(embedText(" – ").every((value) => value === 0)).toBe(true);
});

it.each([
  ["software developer", "Softwareentwicklerin", "Krankenpfleger"],
  ["software developer", "desarrollador de software", "enfermera"],
  ["registered nurse", "enfermero", "ingeniero civil"],
  ["plumber", "fontanero", "contable"],
  ["plumber", "Klempner", "Buchhalter"],
])("puts %s nearer to %s than to %s", (title, same, other) => {
  expect(alike(title, same)).toBeGreaterThan(alike(title, other) + 0.2);
});

it.each([
  ["recat developr", "React developer", "retail buyer"],
  ["acountant", "accountant", "actor"],
  ["elctrician", "electrician", "optician"],
])("reads %s as %s", (typed, meant, other) => {
  expect(alike(typed, meant)).toBeGreaterThan(alike(typed, other));
});

it("weights the first line and duties of a document above boilerplate", () => {
  const benefits =
    "We offer health insurance, dental insurance, a pension plan and paid time off.\nWe are an equal opportunity employer and value diversity.\n".repeat(
      5,
    );
  const ad = embedDocument(`Plumber\nYou install pipes and repair water heaters and drains.\n${benefits}`);
  expect(similarity(ad, embedText("pipe fitter"))).toBeGreaterThan(
    similarity(ad, embedText("insurance agent")),
  );
});

it("keeps the shipped data small", () => {
  const size = (name: string) =>
    statSync(new URL(`../../server/src/taxonomy/data/${name}`, import.meta.url)).size;
  expect(size("embedding.bin")).toBeLessThan(12_000_000);
  expect(size("embedding.bin") + size("occupations.bin") + size("occupations.json.br")).toBeLessThan(
    14_000_000,
  );
});
