import {
  countAd,
  emptyBoard,
  termsOf,
  wordSimilarity,
} from "@career-hub/server/matching/jobs/wordEvidence.ts";
import { describe, expect, it } from "vitest";

const read = (text: string, language: string | null = null) => ({
  terms: termsOf({ text, times: 1 }),
  language,
});

it("counts for nothing what a CV shares with every ad", () => {
  const everywhere = "competitive salary, paid holidays, a friendly team and room for growth";
  const trades = ["welder for hulls", "nurse for a ward", "baker of rye bread", "tutor of algebra"];
  const ads = trades.map((trade) => read(`${trade}, ${everywhere}`));
  const board = emptyBoard();
  for (let at = 0; at < 50; at++) for (const ad of ads) countAd(board, ad);
  const cv = read(`Welder of hulls who wants ${everywhere}`);
  const [welder = 0, ...others] = ads.map((ad) => wordSimilarity(cv, ad, board));
  expect(welder).toBeGreaterThan(0.3);
  expect(Math.max(...others)).toBeLessThan(0.02);
});

it("prefers the short one of two ads with the same share of words in the CV", () => {
  const words = Array.from(
    { length: 2_000 },
    (_, at) => `${"abcdefghijklmnopqrst"[at % 20]}${(at + 10_000).toString(36)}`,
  );
  const [short, long, ...others] = [words.slice(0, 10), words.slice(10, 50)]
    .concat(Array.from({ length: 60 }, (_, at) => words.slice(50 + 30 * at, 80 + 30 * at)))
    .map((some) => read(some.join(" ")));
  if (!short || !long) throw new Error("no ads");
  const board = emptyBoard();
  for (const ad of [short, long, ...others]) countAd(board, ad);
  // Two of ten and four of forty words: the cosines are equal.
  const cv = read([...words.slice(0, 2), ...words.slice(10, 14)].join(" "));
  expect(wordSimilarity(cv, short, board)).toBeGreaterThan(1.05 * wordSimilarity(cv, long, board));
});

it("gives little weight to the small words of a language on a board with few ads", () => {
  const ads = [
    "Wir suchen eine Fachkraft für die Buchhaltung und den Einkauf mit Freude an der Arbeit",
    "Welder for the shipyard, night shifts",
    "Nurse for a ward of thirty beds",
  ].map((text) => read(text));
  const board = emptyBoard();
  for (const ad of ads) countAd(board, ad);
  const cv = read("Schweißer mit Erfahrung für die Werft und den Bau an der Küste, shipyard");
  const [german = 0, welder = 0] = ads.map((ad) => wordSimilarity(cv, ad, board));
  expect(welder).toBeGreaterThan(german);
});

describe("a text in a language in which few ads are", () => {
  const englishAds = Array.from({ length: 300 }, (_, at) =>
    read(`Welder number ${at} for the shipyard, with own tools and a licence`, "English"),
  );
  const cv = read(
    "Sjuksköterska som arbetar med omvårdnad och sårvård på en avdelning för äldre i Göteborg",
    "Swedish",
  );
  const nurse = read("Sjuksköterska till äldreboende, du arbetar med omvårdnad och sårvård", "Swedish");
  const developer = read(
    "Utvecklare som arbetar med betalningar och tjänster i ett team på kontoret",
    "Swedish",
  );

  it.each([
    ["none", []],
    ["one", [nurse]],
    ["two", [nurse, developer]],
  ])("shares no work by its small words: %s", (_, ads) => {
    const board = emptyBoard();
    for (const ad of [...englishAds, ...ads]) countAd(board, ad);
    const [same, other] = [nurse, developer].map((ad) => wordSimilarity(cv, ad, board));
    expect(same).toBeGreaterThan(0.2);
    expect(other).toBeLessThan(0.08);
  });

  it("compares words that are on the board in other languages only as rare ones", () => {
    const board = emptyBoard();
    for (const ad of englishAds) countAd(board, ad);
    for (let at = 0; at < 20; at++) countAd(board, read(`Utvecklare ${at} med Python i Malmö`, "Swedish"));
    const [licence, python] = ["Svetsare, licence", "Svetsare, Python"].map((text) =>
      wordSimilarity(read(`Jag har licence och Python sedan 1990`, "Swedish"), read(text, "Swedish"), board),
    );
    expect(licence).toBeGreaterThan(python ?? 1);
  });
});
