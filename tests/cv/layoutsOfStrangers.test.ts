import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import { understand } from "@career-hub/server/cv/reading/understand.ts";
import { spansIn } from "@career-hub/server/text/dates.ts";
import { describe, expect, it } from "vitest";
import { jobsOf, now } from "./fileOf.ts";
import { type Drawn, makePdf } from "./makePdf.ts";

const told = "Cared for twelve patients and trained two colleagues.";

describe("dates", () => {
  it.each([
    ["2023-Oct – 2024-Mar", "2023-10", "2024-03"],
    ["2019/Sep - 2020/Jan", "2019-09", "2020-01"],
    ["2016-May 2018", "2016", "2018-05"],
  ])("are read from %s", (text, from, to) => {
    expect(spansIn(text)).toMatchObject([{ from, to }]);
  });
});

describe("the jobs of a section", () => {
  it.each([
    [
      "with employer and title parted by slashes",
      [
        "Sea & Smoke / Executive Chef",
        "2021 – 2023, Leeds",
        told,
        "Larkmoor Nine / Sous Chef",
        "2019 – 2021, Leeds",
      ],
      ["Executive Chef | Sea & Smoke | 2021 | 2023", "Sous Chef | Larkmoor Nine | 2019 | 2021"],
    ],
    [
      "with the end of each job above its start, beside title and description",
      [
        ...[
          "Present\tNurse, Oswick Care",
          `May 2021\t${told}`,
          "She also wrote the rota of the ward every week.",
        ],
        ...["May 2021\tCarer, Velmora Home", `June 2018\t${told}`],
      ],
      ["Nurse | Oswick Care | 2021-05 | present", "Carer | Velmora Home | 2018-06 | 2021-05"],
    ],
    [
      "with start and end in lines of a form",
      [
        ...["Velmora Home", "Nurse Manager", "Start Date: 03/2019", "End Date: Present", told],
        ...["Oswick Care", "Staff Nurse", "Start Date: 01/2015", "End Date: 02/2019", told],
      ],
      ["Nurse Manager | Velmora Home | 2019-03 | present", "Staff Nurse | Oswick Care | 2015-01 | 2019-02"],
    ],
    [
      "with the fields of a form beside each other",
      [
        ...["Company: Oswick Care\tDates: 03/2019 – 05/2021", "Position: Nurse\tLocation: Leeds", told],
        ...["Company: Velmora Home\tDates: 01/2015 – 02/2019", "Position: Carer\tLocation: Leeds", told],
      ],
      ["Nurse | Oswick Care | 2019-03 | 2021-05", "Carer | Velmora Home | 2015-01 | 2019-02"],
    ],
    [
      "with commas in titles that all end before the employer",
      [
        ...["04/2022 – 06/2023\tHead of Sales, EMEA, Oswick Direct, Leeds", told],
        ...["04/2021 – 03/2022\tRegional Sales Manager, Velmora, Leeds", told],
        ...["01/2015 – 09/2019\tAccount Executive, Mid-Market, Oswick Insurance, Leeds", told],
      ],
      [
        "Head of Sales, EMEA | Oswick Direct | 2022-04 | 2023-06",
        "Regional Sales Manager | Velmora | 2021-04 | 2022-03",
        "Account Executive, Mid-Market | Oswick Insurance | 2015-01 | 2019-09",
      ],
    ],
    [
      "with a dash in a title whose employer is above it",
      [
        ...["Oswick Hospice\tMay 2021 – June 2023", "Emergency Nurse\tLeeds", told],
        ...["Velmora Hospital\tApril 2017 – May 2021", "Registered Nurse - Intensive Care\tLeeds", told],
      ],
      [
        "Emergency Nurse | Oswick Hospice | 2021-05 | 2023-06",
        "Registered Nurse - Intensive Care | Velmora Hospital | 2017-04 | 2021-05",
      ],
    ],
    [
      "with an employer whose dates include those of its positions",
      [
        ...[
          "Oswick House\t2017 – 2023",
          "Executive Assistant (2021 – 2023)",
          told,
          "Administrator (2017 – 2021)",
          told,
        ],
        ...["Velmora Mill\t2012 – 2017", "Receptionist\tLeeds", told],
      ],
      [
        "Executive Assistant | Oswick House | 2021 | 2023",
        "Administrator | Oswick House | 2017 | 2021",
        "Receptionist | Velmora Mill | 2012 | 2017",
      ],
    ],
    [
      "without the leave between them",
      [
        "2022 – 2024",
        "Nurse",
        "Oswick Care",
        "2019 – 2020\tParental leave",
        "2017 – 2019",
        "Carer",
        "Velmora Home",
      ],
      ["Nurse | Oswick Care | 2022 | 2024", "Carer | Velmora Home | 2017 | 2019"],
    ],
    [
      "with own work in place of an employer",
      [
        "2021 – 2023\tSoftware Engineer\tFreelance",
        told,
        "2019 – 2021\tBackend Developer\tOswick Health",
        told,
      ],
      ["Software Engineer | Freelance | 2021 | 2023", "Backend Developer | Oswick Health | 2019 | 2021"],
    ],
    [
      "with a place behind a hyphen",
      ["Research Fellow", "Vantis Biologics-Denver, CO", "April 2020 to May 2024", told],
      ["Research Fellow | Vantis Biologics | 2020-04 | 2024-05"],
    ],
    [
      "with headers that end in a full stop on the next line",
      [
        ...["Chef, The Gilded Pear, Leeds.\t09/2022–06/2024", `• ${told}`],
        ...["Commis Chef, Auberge Velmora,\t10/2012–04/2014", "Leeds.", `• ${told}`],
      ],
      ["Chef | The Gilded Pear | 2022-09 | 2024-06", "Commis Chef | Auberge Velmora | 2012-10 | 2014-04"],
    ],
  ])("are read %s", (_, lines, jobs) => {
    expect(jobsOf(...lines)).toEqual(jobs);
  });

  it("does not take two jobs of one date each for start and end", () => {
    expect(jobsOf("2019\tNurse, Oswick Care", "2017\tCarer, Velmora Home")).toEqual([
      "Nurse | Oswick Care | 2019 | ",
      "Carer | Velmora Home | 2017 | ",
    ]);
  });
});

describe("a column beside the jobs", () => {
  const jobs = (left: (y: number, index: number) => Drawn[]): Drawn[] =>
    ["Nurse at Oswick Care", "Carer at Velmora Home", "Porter at Oswick Care"].flatMap((text, index) => {
      const y = 740 - index * 60;
      return [...left(y, index), { text, x: 180, y }, { text: told, x: 180, y: y - 14 }];
    });
  const titles = async (drawn: Drawn[]) =>
    understand(await readPdf(makePdf([drawn])), now).reading.experience.map(({ title, from, to }) => [
      title,
      from,
      to,
    ]);

  it("is read with them if it has only dates, the end above the start", async () => {
    const dates = [
      ["Present", "DEC 2021"],
      ["NOV 2021", "MAY 2018"],
      ["APR 2018", "JAN 2015"],
    ];
    const column = jobs((y, index) =>
      (dates[index] ?? []).map((text, line) => ({ text, x: 60, y: y - line * 14 })),
    );
    expect(await titles([{ text: "Experience", x: 60, y: 780, size: 16, bold: true }, ...column])).toEqual([
      ["Nurse", "2021-12", "present"],
      ["Carer", "2018-05", "2021-11"],
      ["Porter", "2015-01", "2018-04"],
    ]);
  });
});
