import { readFileSync } from "node:fs";
import { worth } from "@career-hub/server/matching/areas.ts";
import { complementOf } from "@career-hub/server/matching/complement.ts";
import { areas } from "@career-hub/server/matching/enums.ts";
import { fieldEntries } from "@career-hub/server/matching/fields.ts";
import {
  categories,
  enough,
  peopleVersion,
  scorePair,
  weightOf,
} from "@career-hub/server/matching/people.ts";
import {
  type Described,
  type Portrait,
  type Proof,
  portraitOf,
} from "@career-hub/server/matching/portrait.ts";
import { expect, it } from "vitest";
import { bounds, judgements, minHeld } from "./golden.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const docs = read("../../docs/matching.md");
type Kept = { profile: Described; places: Proof };
const kept = JSON.parse(read("./workedExample.json")) as Record<"zeynep" | "henrike", Kept>;
const [zeynep, henrike] = [kept.zeynep, kept.henrike].map(({ profile, places }) =>
  portraitOf(profile, places),
) as [Portrait, Portrait];
const sum = (weights: Map<string, number>) => [...weights.values()].reduce((all, one) => all + one, 0);

it("docs/matching.md has the weights, tables and counts of the program", () => {
  expect(docs).toContain(`version \`${peopleVersion}\``);
  expect(docs).toContain(
    `score = (${categories.map((category) => `${weightOf[category]} × ${category}`).join(" + ")}) / 100`,
  );
  for (const one of areas)
    expect(docs).toContain(`| **${one}** | ${areas.map((other) => worth(one, other)).join(" | ")} |`);
  expect(docs).toContain(`the ${fieldEntries().length} fields`);
  for (const value of Object.values(enough)) expect(docs).toContain(value.toFixed(2));
  expect(docs).toContain(`${judgements.length} judgements`);
  expect(docs).toContain(`${bounds.length} bounds`);
  expect(docs).toContain(`at least ${minHeld.judgements} and ${minHeld.bounds} hold`);
});

it("the score that docs/matching.md computes by hand is the one the program gives", () => {
  const { receipt, strength } = scorePair(zeynep, henrike);
  const terms = receipt.parts.map(({ weight, percent }) => `${weight} × ${percent}`).join(" + ");
  const products = receipt.parts.map(({ weight, percent }) => weight * percent).join(" + ");
  expect(docs).toContain(`(${terms}) / 100 = (${products}) / 100 = **${receipt.total}**, ${strength}`);
  expect(docs).toContain(
    `weigh ${sum(zeynep.technologies).toFixed(2)}, Henrike's thirteen ${sum(henrike.technologies).toFixed(2)}`,
  );
  expect([zeynep.technologies.size, henrike.technologies.size]).toEqual([17, 13]);
  expect(docs).toContain(
    `ideas weigh ${sum(zeynep.ideas).toFixed(2)}, Henrike's ${sum(henrike.ideas).toFixed(2)}`,
  );
  expect(docs).toContain(
    `Zeynep: ${[...zeynep.fields].map(([name, weight]) => `${name} ${weight}`).join(", ")}.`,
  );
  expect(docs).toContain(
    `Henrike: ${[...henrike.fields].map(([name, weight]) => `${name} ${weight}`).join(", ")}.`,
  );
  const shares = ({ areas: own }: Portrait) =>
    areas.map((area) => (own[area] === 0 ? "0" : own[area].toFixed(3))).join(" | ");
  expect(docs).toContain(`| Zeynep | ${shares(zeynep)} |`);
  expect(docs).toContain(`| Henrike | ${shares(henrike)} |`);
  const { difference, worth: value } = complementOf(zeynep.areas, henrike.areas);
  for (const number of [difference, value, difference * value])
    expect(docs).toContain(`**${number.toFixed(2)}**`);
  const [technologies, domains, , , experience] = receipt.parts;
  for (const [part, number] of [
    [technologies, "0.11"],
    [domains, "0.39"],
  ] as const) {
    expect(part?.because.at(-1)).toContain(number);
    expect(docs).toContain(`**${number}**`);
    expect(docs).toContain(`**${part?.percent}%**`);
  }
  for (const number of ["45 of 60 points", "70% certainty", "27.8 of 40 points"])
    expect(experience?.because.join(" ")).toContain(number);
});
