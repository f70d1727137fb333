import {
  countAd,
  emptyBoard,
  termsOf,
  wordSimilarity,
} from "@career-hub/server/matching/jobs/wordEvidence.ts";
import { expect, it } from "vitest";

it("gives little weight to the small words of a language on a board with few ads", () => {
  const read = (text: string) => termsOf({ text, times: 1 });
  const ads = [
    "Wir suchen eine Fachkraft für die Buchhaltung und den Einkauf mit Freude an der Arbeit",
    "Welder for the shipyard, night shifts",
    "Nurse for a ward of thirty beds",
  ].map(read);
  const board = emptyBoard();
  for (const ad of ads) countAd(board, ad);
  const cv = read("Schweißer mit Erfahrung für die Werft und den Bau an der Küste, shipyard");
  const [german = 0, welder = 0] = ads.map((ad) => wordSimilarity(cv, ad, board));
  expect(welder).toBeGreaterThan(german);
});
