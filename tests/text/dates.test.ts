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

  it.each([
    ["between June 2019 and May 2020", "2019-06", "2020-05"],
    ["entre junho de 2019 e maio de 2020", "2019-06", "2020-05"],
    ["zwischen 2015 und heute", "2015", "present"],
    ["mezi červnem 2014 a srpnem 2019", "2014-06", "2019-08"],
    ["między wrześniem 2014 a listopadem 2019", "2014-09", "2019-11"],
    ["medzi májom 2014 a decembrom 2019", "2014-05", "2019-12"],
    ["HT 2021 – sommar 2023", "2021", "2023"],
    ["2011 nov. – 2013 feb.", "2011-11", "2013-02"],
    ["Febuary 2017 - Janurary 2018", "2017-02", "2018-01"],
    ["from September 2012 to Febraury 2020", "2012-09", "2020-02"],
    ["Septembe 2013 - Decemebr 2014", "2013-09", "2014-12"],
    ["5/2010 - 8/2010 ja 6/2011 - 8/2011", "2010-05", "2011-08"],
    ["(2018 – present, and 2015 – 2017)", "2015", "present"],
    ["青果市場 (2024.04 - 2026.05退職予定)", "2024-04", "2026-05"],
    ["Associate Professor, Larkmoor College, from January 2023", "2023-01", "present"],
    ["Tháng 6/2024 - Tháng 12/2024", "2024-06", "2024-12"],
    ["tháng 1 năm 2020 - nay", "2020-01", "present"],
    ["Agustus 2018 - Maret 2020", "2018-08", "2020-03"],
    ["Desember 2020 - Sekarang", "2020-12", "present"],
    ["Gärtner\t2013, 2014", "2013", "2014"],
    ["Research Associate. Larkmoor Lab. 2020-.", "2020", "present"],
    ["2019 / 3 - 2019 / 8", "2019-03", "2019-08"],
    ["2007-től jelenleg is: Larkmoor Templom", "2007", "present"],
    ["8/2024 alkaen", "2024-08", "present"],
    ["2018-05'ten beri", "2018-05", "present"],
    ["5/2019-dodnes", "2019-05", "present"],
  ])("reads the range %s", (text, from, to) => {
    expect(read(text)).toEqual([[from, to]]);
  });

  it.each(["Larkmoor Marsh 2015", "Julia 2015"])("finds no month in %s", (text) => {
    expect(spansIn(text)).toMatchObject([{ from: "2015" }]);
  });

  it("does not join ranges with words between them", () => {
    expect(read("Nurse 2010 – 2012, Doctor 2014 – 2016")).toEqual([
      ["2010", "2012"],
      ["2014", "2016"],
    ]);
  });

  it("does not join years that are listed within a sentence", () => {
    expect(read("In 2013, 2014 and later it grew.")).not.toContainEqual(["2013", "2014"]);
  });

  it("does not read “from May 2015” within a sentence as an open range", () => {
    expect(read("Turnover rose from May 2015 by half.")).toEqual([["2015-05", ""]]);
  });

  it("reads days that share their year", () => {
    expect(read("10.03. – 14.04.2025")).toEqual([["2025-03", "2025-04"]]);
  });

  it("does not read the beginning of a word as a month", () => {
    expect(read("desde 04/2025")).toEqual([["2025-04", "present"]]);
  });
});
