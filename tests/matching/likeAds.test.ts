import { likeAds } from "@career-hub/server/matching/jobs/likeAds.ts";
import { countAd, emptyBoard, termsOf } from "@career-hub/server/matching/jobs/wordEvidence.ts";
import { expect, it } from "vitest";

const adOf = (title: string, text: string) => ({
  title,
  language: null,
  terms: termsOf({ text: title, times: 4 }, { text, times: 1 }),
});
// Invented words: what they mean is known from the ads alone.
const morvan = adOf("Morvan", "belting the grusk with a tollin, daily vennet of prams");
const calders = [
  adOf("Calder", "sorting quibs by lume, weighing of harrels"),
  adOf("Calder", "harrels and quibs for a large estock"),
];
const others = [adOf("Morvan", "a tollin and a vennet, repairs of the grusk"), adOf("Sollen", "none")];
const boardOf = (sample: (typeof morvan)[]) => {
  const board = { ...emptyBoard(), sample };
  for (const ad of [morvan, ...calders, ...others]) countAd(board, ad);
  return board;
};
const read = (text: string) => ({ terms: termsOf({ text, times: 1 }), language: null });
const cv = () => read("ten years with tollin, vennet and grusk");

it("prefers the title and the words of ads with a CV's words, in any language", () => {
  const board = boardOf([morvan, ...calders, ...others]);
  const [same, other] = ["Morvan", "Calder"].map((title) => likeAds(cv(), adOf(title, "in spring"), board));
  expect(same?.title).toBeGreaterThan(0.1);
  expect(other?.title).toBe(0);
  const [beside, apart] = ["belting of prams", "lume, an estock"].map((text) =>
    likeAds(cv(), adOf("", text), board),
  );
  expect(beside?.words).toBeGreaterThan(0.05);
  expect(apart?.words).toBeLessThan(0);
});

it("counts nothing without a sample of ads, or for a CV that shares no word with them", () => {
  const nothing = { title: 0, words: 0 };
  expect(likeAds(cv(), morvan, boardOf([]))).toEqual(nothing);
  const strange = read("pottery, weaving");
  expect(likeAds(strange, morvan, boardOf([morvan, ...calders]))).toEqual(nothing);
});

it("gives an ad no advantage for being in the sample itself", () => {
  const [within, without] = [[morvan, ...calders], calders].map((sample) =>
    likeAds(cv(), morvan, boardOf(sample)),
  );
  expect(within?.title).toBeLessThanOrEqual(without?.title ?? 0);
  expect(within?.words).toBeLessThanOrEqual(without?.words ?? 0);
});
