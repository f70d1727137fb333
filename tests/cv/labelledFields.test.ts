import { expect, it } from "vitest";
import { casesIn, heading, jobsOf, readingOf } from "./fileOf.ts";

it.each(
  casesIn(`
# reads the labels of one job in a language without words of roles
Időtartam\t2015. március – 2017. július
Foglalkozás / beosztás\tVelmor
Főbb tevékenységek és feladatkörök\tBrenwick Kft., oswick
Munkáltató neve és címe\tNorvik Kft., Fő utca 3, Oswick
Tevékenység típusa, ágazat\tHolia
= Velmor | Norvik Kft. | 2015-03 | 2017-07
# reads a label that goes on beside the address
Dates\t2015 – 2017
Occupation or\tVelmor
position held\t
Name and address of\tNorvik
employer\tOswick Road, Brenwick
= Velmor | Norvik | 2015 | 2017`),
)("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

const schoolsIn = (...lines: string[]) => readingOf(heading("Education"), ...lines).education;

it("reads a labelled school as one, whatever its words", () => {
  expect(
    schoolsIn(
      "Dates\t2001 – 2006",
      "Title of qualification awarded\tMaster of Science",
      "Principal subjects/occupational\tChemistry at university level",
      "skills covered\tPhysics",
      "Name and type of organisation\tVelmora",
      "providing education and training\tOswick",
    ),
  ).toEqual([{ degree: "Master of Science", institution: "Velmora" }]);
});

it("does not read the date after a degree label as a degree", () => {
  expect(
    schoolsIn("Umschulung zur Köchin", "Velmora Akademie\t2021 – 2023", "Abschluss: 23.06.2023"),
  ).toEqual([{ degree: "Umschulung zur Köchin", institution: "Velmora Akademie" }]);
});
