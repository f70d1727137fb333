import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { describe, expect, test } from "vitest";
import { compareJobs, isEqual } from "../../scripts/cvEval/similarity.ts";
import { compose, type Truth } from "./generated/compose.ts";
import type { Document } from "./generated/document.ts";
import { layouts } from "./generated/layouts.ts";
import { varied } from "./generated/varied.ts";
import { wordOf } from "./generated/word.ts";

/** The share of jobs whose title, employer and dates are read as they were written. */
async function shareOfWholeJobs(cvs: { document: Document; truth: Truth }[]): Promise<number> {
  let [jobs, right] = [0, 0];
  for (const { document, truth } of cvs) {
    const { reading } = await openFile(wordOf(document), { name: "cv.docx" });
    const { results } = compareJobs(truth.experience, reading.experience, isEqual);
    jobs += results.length;
    right += results.filter(({ title, company, dates }) => title && company && dates).length;
  }
  return right / jobs;
}

describe("generated CVs in Word", () => {
  const inWord = layouts.flatMap((layout, index) => (layout.printer === "docx" ? [{ layout, index }] : []));

  test.each([
    ["nearly all jobs of the layouts for work", 0, 0.95],
    ["most jobs of the layouts that no rule was made for", 1, 0.7],
  ])("%s are read right", async (_, remainder, least) => {
    const some = inWord.filter(({ index }) => index % 2 === remainder);
    const share = await shareOfWholeJobs(some.map(({ layout, index }) => compose(layout, index * 100)));
    expect(share).toBeGreaterThan(least);
  });

  test("most jobs of layouts drawn field by field are read right", async () => {
    const share = await shareOfWholeJobs(Array.from({ length: 60 }, (_, seed) => varied(seed)));
    expect(share).toBeGreaterThan(0.8);
  });
});
