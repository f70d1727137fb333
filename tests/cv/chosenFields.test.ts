import { expect, it } from "vitest";
import { casesIn, jobsOf, rowsIn } from "./fileOf.ts";

const told = "• Planned routes and trained two colleagues.";
const row = rowsIn(50, 540);

// The rules alone keep a place or a former name in brackets with the employer.
it.each([
  [
    "Norvik Shipping [Oslo] / Dispatcher\tJan 2019 - Mar 2021",
    "Brenn Haulage [Bergen] / Driver\tJan 2016 - Dec 2018",
  ],
  [
    "Norvik Shipping (formerly Norvik Lines), Oslo / Dispatcher\tJan 2019 - Mar 2021",
    "Brenn Haulage (now Brenn Group), Bergen / Driver\tJan 2016 - Dec 2018",
  ],
])("the employer of %s is read without what is in brackets", (first, second) => {
  expect(jobsOf(first, told, second, told)).toEqual([
    "Dispatcher | Norvik Shipping | 2019-01 | 2021-03",
    "Driver | Brenn Haulage | 2016-01 | 2018-12",
  ]);
});

it("reads an employer that goes on in the next line of its column", () => {
  const jobs = jobsOf(
    row("Brennholm Regional\tNurse\t2019 – 2021", [50, 145], [160, 300], [480, 540]),
    row("Hospital\tFull-time", [50, 90], [160, 250]),
    told,
    row("Larkmoor\tCarer\t2017 – 2019", [50, 100], [160, 300], [480, 540]),
    told,
  );
  expect(jobs).toEqual([
    "Nurse | Brennholm Regional Hospital | 2019 | 2021",
    "Carer | Larkmoor | 2017 | 2019",
  ]);
});

it("prefers a labelled title to other text that looks like a title", () => {
  const job = (dates: string, other: string, title: string, employer: string) => [
    ...[`Period: ${dates}`, other, `Position: ${title}`, `Employer: ${employer}`, told],
  ];
  expect(
    jobsOf(
      ...job("2019 – 2021", "Team Lead", "Kestrel", "Velmora"),
      ...job("2017 – 2019", "Head Nurse", "Falcon", "Oswick"),
    ),
  ).toEqual(["Kestrel | Velmora | 2019 | 2021", "Falcon | Oswick | 2017 | 2019"]);
});

it("reads a title up to its end in the next line, not up to the word before the break", () => {
  const jobs = jobsOf(
    row("2013 - 2014\tFREELANCE - Diseño de piezas de madera y", [50, 140], [160, 520]),
    row("posterior venta.", [160, 250]),
    row("2011 - 2012\tLARKMOOR - Diseñadora Gráfica y", [50, 140], [160, 520]),
    row("manejo de imprentas antiguas.", [160, 300]),
  );
  expect(jobs).toEqual([
    "Diseño de piezas de madera y posterior venta | FREELANCE | 2013 | 2014",
    "Diseñadora Gráfica y manejo de imprentas antiguas | LARKMOOR | 2011 | 2012",
  ]);
});

it.each(
  casesIn(`
# separates fields at a full stop between spaces
2013-2016 . Apprentie Serveuse .
Brennholm / Chez Odile . Lorient
${told}
2006-2008 . Serveuse .
Larkmoor . Villeurbanne
${told}
= Apprentie Serveuse | Brennholm / Chez Odile | 2013 | 2016
= Serveuse | Larkmoor | 2006 | 2008
# does not read an employment type in brackets as the employer
Oct 2014 - Août 2016\tAssistante administrative
(CDI)
Brennholm, Paris
${told}
Juil 2011 - Juil 2012\tComptable
(CDD)
Larkmoor, Paris
${told}
= Assistante administrative | Brennholm | 2014-10 | 2016-08
= Comptable | Larkmoor | 2011-07 | 2012-07`),
)("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

it("does not read a number as an employer, or one half of a pair of brackets as a title", () => {
  expect(
    jobsOf(
      "23-09-2013 tot heden: Brennholm (Generalist Schade)",
      "Juli 2002, 2003, 2004: Larkmoor Belgium, dienst Verzending",
    ),
  ).toEqual(["Generalist Schade | Brennholm | 2013-09 | present", expect.not.stringMatching(/2003|2004/)]);
});
