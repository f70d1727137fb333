import { expect, it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";

type Cell = { left: number; right: number };
const line = (text: string, ...cells: Cell[]) => ({ text, cells, left: cells[0]?.left ?? 60 });
const schoolsIn = (...lines: ReturnType<typeof line>[]) =>
  readingOf(heading("Education"), ...lines).education.map(({ institution }) => institution);

it("joins a school's name with its small words in the line below, beside dates", () => {
  const dates = { left: 60, right: 120 };
  expect(
    schoolsIn(
      line("2001 – 2006\tУниверситет Бренвик строительства и", dates, { left: 160, right: 500 }),
      line("архитектуры", { left: 160, right: 230 }),
    ),
  ).toEqual(["Университет Бренвик строительства и архитектуры"]);
});

it("joins what stands in brackets", () => {
  expect(
    schoolsIn(
      line("2001 – 2006\tPhD, Brenwick University (supervisor: Prof. Maria", { left: 60, right: 500 }),
      line("Oswick)", { left: 60, right: 110 }),
      line("1997 – 2001\tBSc, Velmora College", { left: 60, right: 300 }),
    ),
  ).toEqual(["Brenwick University", "Velmora College"]);
});

it("leaves a line that begins with a small month", () => {
  expect(
    schoolsIn(
      line("Universidad de Brenwick", { left: 60, right: 220 }),
      line("septiembre 2018 - mayo 2024", { left: 60, right: 240 }),
    ),
  ).toEqual(["Universidad de Brenwick"]);
});
