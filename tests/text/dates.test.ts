import { spansIn } from "@career-hub/server/text/dates.ts";
import { describe, expect, it } from "vitest";

const read = (text: string) => spansIn(text).map(({ from, to }) => [from, to]);

describe("dates in the languages of Europe", () => {
  it.each([
    ["Bulgarian", "март 2015 – юли 2016", "2015-03", "2016-07"],
    ["Catalan", "març 2015 – juliol 2016", "2015-03", "2016-07"],
    ["Croatian", "ožujak 2015 – srpanj 2016", "2015-03", "2016-07"],
    ["Czech", "březen 2015 – září 2016", "2015-03", "2016-09"],
    ["Estonian", "märts 2015 – juuli 2016", "2015-03", "2016-07"],
    ["Hungarian", "2015. március – 2016. július", "2015-03", "2016-07"],
    ["Latvian", "2015. gada marts – 2016. gada jūlijs", "2015-03", "2016-07"],
    ["Lithuanian", "2015 m. kovas – 2016 m. liepa", "2015-03", "2016-07"],
    ["Maltese", "Marzu 2015 – Lulju 2016", "2015-03", "2016-07"],
    ["Polish", "03.2015 r. – 07.2016 r.", "2015-03", "2016-07"],
    ["Serbian", "март 2015 – јул 2016", "2015-03", "2016-07"],
    ["Slovak", "marec 2015 až júl 2016", "2015-03", "2016-07"],
    ["Slovene", "marec 2015 – julij 2016", "2015-03", "2016-07"],
  ])("reads months in %s", (_language, text, from, to) => {
    expect(read(text)).toEqual([[from, to]]);
  });

  it.each(["досега", "danas", "doteraz", "súčasnosť", "prezentă", "dabar", "tagad", "bugün", "сьогодні"])(
    "reads %s as the present",
    (word) => {
      expect(read(`2015 – ${word}`)).toEqual([["2015", "present"]]);
    },
  );

  it("reads days that share their year", () => {
    expect(read("10.03. – 14.04.2025")).toEqual([["2025-03", "2025-04"]]);
  });

  it("does not read the beginning of a word as a month", () => {
    expect(read("desde 04/2025")).toEqual([["2025-04", "present"]]);
  });
});
