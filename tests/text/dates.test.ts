import { spansIn, yearsCovered } from "@career-hub/server/text/dates.ts";
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
    ["2023-Oct – 2024-Mar", "2023-10", "2024-03"],
    ["2019/Sep - 2020/Jan", "2019-09", "2020-01"],
    ["2016-May 2018", "2016", "2018-05"],
    ["May 12, 2015 – June 2nd, 2016", "2015-05", "2016-06"],
    ["5 de mayo de 2015 a 1 de junio de 2016", "2015-05", "2016-06"],
    ["03-06/2012", "2012-03", "2012-06"],
    ["08–09 2012", "2012-08", "2012-09"],
    ["11.–02.2013", "2012-11", "2013-02"],
    ["Anfang 2015 – Ende 2016", "2015", "2016"],
    ["mediados de 2015 a 2016", "2015", "2016"],
    ["jan 2015 t/m mrt 2018", "2015-01", "2018-03"],
    ["2015 jusqu’à aujourd’hui", "2015", "present"],
    ["2015 – a la fecha", "2015", "present"],
    ["2015 – …", "2015", "present"],
    ["Augusti 2015 tills nu", "2015-08", "present"],
    ["2015 – Süregelen", "2015", "present"],
    ["juillet à septembre 2016", "2016-07", "2016-09"],
    ["March - June 2016", "2016-03", "2016-06"],
    ["Nov – Feb 2016", "2015-11", "2016-02"],
    ["2015–huidig", "2015", "present"],
    ["HT2016-VT2018", "2016", "2018"],
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

describe("dates at the beginning of a line", () => {
  it.each([
    ["Jan 2018 - Present", "2018-01", "present"],
    ["January 2018 to March 2020", "2018-01", "2020-03"],
    ["03/2014 – 12/2017", "2014-03", "2017-12"],
    ["2014-03 – 2017-12", "2014-03", "2017-12"],
    ["2010 - 2014", "2010", "2014"],
    ["2010-14", "2010", "2014"],
    ["Sept '15 – Jun '17", "2015-09", "2017-06"],
    ["01.04.2015 - 31.12.2018", "2015-04", "2018-12"],
    ["Mai 2015 bis heute", "2015-05", "present"],
    ["seit März 2019", "2019-03", "present"],
    ["depuis février 2020", "2020-02", "present"],
    ["de enero de 2015 a diciembre de 2018", "2015-01", "2018-12"],
    ["gennaio 2016 - in corso", "2016-01", "present"],
    ["янв. 2019 — по настоящее время", "2019-01", "present"],
    ["с мая 2012 по июнь 2015", "2012-05", "2015-06"],
    ["2019年3月 - 至今", "2019-03", "present"],
    ["2018 - היום", "2018", "present"],
    ["март 2020 — по настоящее время", "2020-03", "present"],
    ["Mai 2020 - bis heute", "2020-05", "present"],
    ["2018 – Tel-Ran Educational Center", "2018", ""],
    ["Summer 2012 - Fall 2013", "2012", "2013"],
    ["(Apr. 2021 Aug. 2021)", "2021-04", "2021-08"],
    ["2013 –", "2013", "present"],
    ["2013 onwards", "2013", "present"],
    ["Q3 2017 – Q4 2019", "2017", "2019"],
    ["Winter 2018/19 – Sommer 2020", "2018", "2020"],
    ["03/12 – 06/14", "2012-03", "2014-06"],
    ["’12 – ’15", "2012", "2015"],
    ["Apr 2008Jun 2009", "2008-04", "2009-06"],
    ["De septembre 2015 à février 2018", "2015-09", "2018-02"],
    ["Enero 2015 – febrero 2018", "2015-01", "2018-02"],
    ["Dal 2019 ad oggi", "2019", "present"],
    ["maart 2018 – heden", "2018-03", "present"],
    ["październik 2014 – obecnie", "2014-10", "present"],
    ["od 03.2020", "2020-03", "present"],
    ["Şubat 2018 - Halen", "2018-02", "present"],
    ["Σεπ 2015 – σήμερα", "2015-09", "present"],
    ["сентябрь 2015 г. — март 2018 г.", "2015-09", "2018-03"],
    ["2018–настоящее время", "2018", "present"],
    ["ינואר 2013 - דצמבר 2014", "2013-01", "2014-12"],
    ["مارس 2015 - حتى الآن", "2015-03", "present"],
    ["2019年4月～現在", "2019-04", "present"],
    ["2018.4-2020.5", "2018-04", "2020-05"],
    ["令和元年5月～令和3年2月", "2019-05", "2021-02"],
    ["2019년 4월 ~ 2020년 3월", "2019-04", "2020-03"],
    ["as of March 2019", "2019-03", "present"],
    ["2019 – досі", "2019", "present"],
    ["2019 – до сих пор", "2019", "present"],
  ])("are read from %s", (text, from, to) => {
    expect(spansIn(text)[0]).toMatchObject({ from, to });
  });

  it.each([
    ["08/22—\tNurse", "2022-08", "present"],
    ["2014– Associate Professor", "2014", "present"],
    ["2013 – Larkmoor", "2013", ""],
    ["2006–8 Nurse", "2006", "2008"],
    ["2012-1 Nurse", "2012", ""],
    ["Hösten 2012", "2012", ""],
  ])("begin with %s", (text, from, to) => {
    expect(spansIn(text)[0]).toMatchObject({ from, to, start: 0 });
  });

  it.each([
    "more than 2000 users",
    "$2010 - 2020 million",
    "version 2.10 - 2.12",
    "+49 170 2014 2015",
    "10 - 20 people",
    "Auditor, ISO 9001:2015",
    "Windows Server 2003/2008/2012",
  ])("are not read from %s", (text) => {
    expect(spansIn(text).filter(({ to, isRange }) => to !== "" || isRange)).toEqual([]);
  });
});

it("counts overlapping dates once", () => {
  const spans = [
    { from: "2010-01", to: "2014-12" },
    { from: "2013-01", to: "2015-12" },
    { from: "2020-07", to: "present" },
  ];
  expect(yearsCovered(spans, new Date("2024-07-01T00:00:00Z"))).toBe(10);
});
