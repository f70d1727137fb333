import { expect, it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";

it("separates schools from jobs in one list without a heading for schools", () => {
  const { experience, education } = readingOf(
    heading("Beruflicher Werdegang"),
    "09/2002 - 07/2006\tGrundschule Larkmoor",
    "08/2014 - 08/2015\tVerkäufer - Norvik Getränke",
    "10/2015 - 03/2016\tHochschule Velmora - Mechatronik",
    "07/2016 - 12/2018\tFahrer - Brenn Logistik GmbH",
    "03/2018 - 09/2018\tHolzmuseum der Universität Larkmoor",
    "01/2019 - 12/2020\tLehrerin - Realschule Oswick",
    heading("Sprachen"),
    "Deutsch, Englisch",
  );
  expect(experience.map(({ from }) => from)).toEqual(["2014-08", "2016-07", "2018-03", "2019-01"]);
  expect(education.map(({ institution }) => institution)).toEqual([
    "Grundschule Larkmoor",
    "Hochschule Velmora",
  ]);
});
