import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { describe, expect, test } from "vitest";
import { compareJobs, isEqual } from "../../scripts/cvEval/likeness.ts";
import { varied } from "./generated/varied.ts";
import { wordOf } from "./generated/word.ts";

describe("varied CVs in Word", () => {
  test("most jobs of layouts drawn field by field are read right", async () => {
    let [jobs, right] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const { document, truth } = varied(seed);
      const { reading } = await openFile(wordOf(document), { name: "cv.docx" });
      const { results } = compareJobs(truth.experience, reading.experience, isEqual);
      jobs += results.length;
      right += results.filter(({ title, company, dates }) => title && company && dates).length;
    }
    expect(right / jobs).toBeGreaterThan(0.8);
  });
});
