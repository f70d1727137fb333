import { expect, it } from "vitest";
import { refusalOf, sizeText } from "../../client/src/cv/fileCheck.ts";
import { spanOf, workWords, yearsWord } from "../../client/src/cv/readingWords.ts";
import { listed } from "../../client/src/text/listed.ts";
import { plural } from "../../client/src/text/plural.ts";

it.each([
  [null, "Please select a file first."],
  [{ name: "cv.txt", size: 5 }, "Please upload a PDF or DOCX file only."],
  [{ name: "cv.pdf.exe", size: 5 }, "Please upload a PDF or DOCX file only."],
  [{ name: "pdf", size: 5 }, "Please upload a PDF or DOCX file only."],
  [{ name: "cv.pdf", size: 10_485_761 }, "File size must be less than 10MB."],
  [{ name: "cv.pdf", size: 10_485_760 }, null],
  [{ name: "CV.DOCX ", size: 5 }, null],
])("a file %j is refused with: %s", (file, sentence) => {
  expect(refusalOf(file)).toBe(sentence);
});

it("sizes read as people write them", () => {
  expect([5, 900, 1024, 188_416, 1_048_576, 1_258_291, 10_485_760].map(sizeText)).toEqual([
    "5 bytes",
    "900 bytes",
    "1 KB",
    "184 KB",
    "1 MB",
    "1.2 MB",
    "10 MB",
  ]);
});

it("counts of a thousand and more have separators", () => {
  expect([1, 999, 2213].map((count) => plural(count, "opening"))).toEqual([
    "1 opening",
    "999 openings",
    "2,213 openings",
  ]);
});

it("dates of a position read as a span", () => {
  expect(spanOf({ from: "2016-09", to: "present" })).toBe("Sep 2016 – today");
  expect(spanOf({ from: "2016", to: "2019" })).toBe("2016 – 2019");
  expect(spanOf({ from: "2016", to: "2016" })).toBe("2016");
  expect(spanOf({ from: "", to: "2019-01" })).toBe("Jan 2019");
  expect(spanOf({ from: "", to: "" })).toBe("No dates found");
  expect([0, 0.2, 1, 8.6].map(yearsWord)).toEqual(["", "Under a year", "1 year", "8 years"]);
});

it("several words read as one list", () => {
  expect([["A"], ["A", "B"], ["A", "B", "C"]].map(listed)).toEqual(["A", "A and B", "A, B and C"]);
});

it("years are those of the profession, beside all where they differ", () => {
  const chef = (own: number, years: number) => workWords({ profession: { name: "chef", years: own }, years });
  expect([chef(2.2, 11), chef(0.3, 11), chef(11, 11.2), chef(0, 4)]).toEqual([
    "2 years as chef (11 in total)",
    "Under a year as chef (11 in total)",
    "11 years",
    "4 years",
  ]);
  expect(workWords({ profession: null, years: 4 })).toBe("4 years");
});
