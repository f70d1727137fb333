import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { describe, expect, test } from "vitest";
import { compareJobs, isEqual } from "../../scripts/cvEval/likeness.ts";
import { compose } from "./generated/compose.ts";
import { layouts } from "./generated/layouts.ts";
import { wordOf } from "./generated/word.ts";

const inWord = layouts.flatMap((layout, index) => (layout.printer === "docx" ? [{ layout, index }] : []));

/** The share of jobs whose title, employer and dates are read as they were written. */
async function shareOfWholeJobs(some: typeof inWord): Promise<number> {
  let [jobs, right] = [0, 0];
  for (const { layout, index } of some) {
    const { document, truth } = compose(layout, index * 100);
    const { reading } = await openFile(wordOf(document), { name: "cv.docx" });
    const { results } = compareJobs(truth.experience, reading.experience, isEqual);
    jobs += results.length;
    right += results.filter(({ title, company, dates }) => title && company && dates).length;
  }
  return right / jobs;
}

describe("generated CVs in Word", () => {
  test("nearly all jobs of the layouts for work are read right", async () => {
    expect(await shareOfWholeJobs(inWord.filter(({ index }) => index % 2 === 0))).toBeGreaterThan(0.95);
  });

  test("most jobs of the layouts that no rule was made for are read right", async () => {
    expect(await shareOfWholeJobs(inWord.filter(({ index }) => index % 2 === 1))).toBeGreaterThan(0.7);
  });
});
