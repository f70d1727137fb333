import { namesColumns } from "@career-hub/server/cv/reading/jobLabels.ts";
import { isPlace, titleScore } from "@career-hub/server/cv/reading/names.ts";
import { piecesOf } from "@career-hub/server/cv/reading/pieces.ts";
import { rolesOf, withoutPlace } from "@career-hub/server/cv/reading/roles.ts";
import { cleanText } from "@career-hub/server/text/fileText.ts";
import { endsInExperience } from "@career-hub/server/text/headings.ts";
import { describe, expect, it } from "vitest";
import { heading, jobsOf, readingOf } from "./fileOf.ts";

describe("places", () => {
  it("are split off an employer that has no separator before its city and state", () => {
    expect(piecesOf("Velmora Foods Brenwick , OR")).toEqual(["Velmora Foods", "Brenwick , OR"]);
    expect(piecesOf("Velmora, Menlo Park, CA")).toEqual(["Velmora", "Menlo Park, CA"]);
  });
});

describe("a city", () => {
  it("is a place before the code of its country too", () => {
    expect(isPlace("Wellington, NZ")).toBe(true);
    expect(isPlace("Velmora, NZ")).toBe(false);
    expect(isPlace("NZ")).toBe(false);
    expect(isPlace("Boulder CO")).toBe(true);
    expect(isPlace("Velmora CO")).toBe(false);
  });
});

describe("a school without words of one", () => {
  it("is before its place", () => {
    expect(readingOf("Education", "2010 - 2013\tDiploma Weaving, Velmora am Wall, Bremen").education).toEqual(
      [{ degree: "Diploma Weaving", institution: "Velmora am Wall" }],
    );
  });
});

describe("employers", () => {
  it("are in a column beside the dates, places below them", () => {
    const cells = (...edges: [number, number][]) => edges.map(([left, right]) => ({ left, right }));
    const besides = [
      { text: "2019 - 2021\tTeaching Assistant", cells: cells([200, 250], [280, 390]) },
      { text: "Velmora Mills\tBrenwick", cells: cells([280, 350], [480, 520]) },
      { text: "2015 - 2019\tHead Teacher", cells: cells([200, 250], [280, 350]) },
      { text: "Oswick House\tBrenwick", cells: cells([280, 350], [480, 520]) },
    ];
    expect(jobsOf(...besides)).toEqual([
      "Teaching Assistant | Velmora Mills | 2019 | 2021",
      "Head Teacher | Oswick House | 2015 | 2019",
    ]);
  });
  it("are not a team or a department", () => {
    expect(withoutPlace("Velmora & Sons, Customer Department")).toBe("Velmora & Sons");
    expect(rolesOf(["Head Chef", "Platform Team", "Velmora"]).company).toBe("Velmora");
  });
  it("stand behind the role in one piece with the title", () => {
    expect(rolesOf(["Account Manager Velmora Group", "Brenwick"])).toEqual({
      title: "Account Manager",
      company: "Velmora Group",
    });
  });
});

describe("titles", () => {
  it.each([
    "Pastry Chef",
    "Supervisora de enfermería",
    "Gesundheits- und Krankenpflegerin",
    "Warehouse Operative",
  ])("%s is one", (title) => expect(titleScore(title)).toBeGreaterThanOrEqual(1));
});

describe("headings", () => {
  it("open positions when they end in Experience or Employment", () => {
    expect(endsInExperience("Warehouse Experience")).toBe(true);
    expect(endsInExperience("Ten years of experience")).toBe(false);
  });
  it("are known by the style of other headings, whatever their words", () => {
    const reading = readingOf(
      "Anna Brenwick",
      heading("Education"),
      "BSc Biology, Brenwick College, 2012",
      heading("Where I have worked"),
      "Head Chef, Velmora\t2015 – 2019",
      "Cooked for two hundred guests an evening and wrote the menus.",
      heading("Skills"),
      "menu planning, food safety",
    );
    expect(reading.experience.map((job) => job.title)).toEqual(["Head Chef"]);
    expect(reading.education).toHaveLength(1);
  });
  it("of a table's columns are no job", () => {
    expect(namesColumns("Period\tEmployer\tPosition")).toBe(true);
    expect(namesColumns("2015 – 2019\tVelmora\tHead Chef")).toBe(false);
  });
});

describe("the layout of a section", () => {
  it("leaves the description of a job out of the head below it", () => {
    expect(
      jobsOf(
        "Lead Crane Engineer, Velmora Yards, Mar 2021 - Present",
        "Moved 400 cranes to a new control network without stopping a single shift, with Modbus and Profinet",
        "Crane Engineer, Ostrel Ports, 09/2017 - 02/2021",
        "Control software for thirty cranes and their drivers on two quays by the northern harbour, with sensors",
        "Junior Engineer, Taldin Works, 2015 - 2017",
      ),
    ).toEqual([
      "Lead Crane Engineer | Velmora Yards | 2021-03 | present",
      "Crane Engineer | Ostrel Ports | 2017-09 | 2021-02",
      "Junior Engineer | Taldin Works | 2015 | 2017",
    ]);
  });

  it("is decided by all its jobs: unknown words stand where the known ones do", () => {
    expect(jobsOf("Head Chef", "Velmora Group", "2015 – 2019", "Plonkery", "Talmere", "2012 – 2015")).toEqual(
      ["Head Chef | Velmora Group | 2015 | 2019", "Plonkery | Talmere | 2012 | 2015"],
    );
  });
  it("may have its roles as bullets under the dates", () => {
    expect(jobsOf("2015 – 2019", "• Head Chef, Velmora Inc.", "2012 – 2015", "• Line Cook, Talmere")).toEqual(
      ["Head Chef | Velmora Inc. | 2015 | 2019", "Line Cook | Talmere | 2012 | 2015"],
    );
  });
  it("may leave the years out: 20XX marks a job without dating it", () => {
    expect(jobsOf("Head Chef, Velmora\t20XX – Present", "Line Cook, Talmere\t20XX – 20XX")).toEqual([
      "Head Chef | Velmora |  | present",
      "Line Cook | Talmere |  | ",
    ]);
  });
});

it("a soft hyphen between dates is a dash, and within a word nothing", () => {
  expect(cleanText("2015 \u00ad 2019")).toBe("2015 – 2019");
  expect(cleanText("man\u00adage")).toBe("manage");
});

describe("education", () => {
  it("counts a dated name without a school's words, and leaves majors and certificates to the entry above", () => {
    const { education } = readingOf(
      "Education",
      "Brenwick State, London\t2010 – 2014",
      "BSc Biology",
      "Minor: Philosophy",
      "Certificate of Merit, Debating",
    );
    expect(education).toEqual([{ degree: "BSc Biology", institution: "Brenwick State" }]);
  });
});

it("a CV without headings is divided by the content of its lines", () => {
  const reading = readingOf(
    "Anna Brenwick",
    "anna@example.org",
    "Head Chef\tMay 2015 – June 2019",
    "Velmora, Brenwick, OR",
    "Bachelor of Arts\t2010 – 2014",
    "Talmere University",
    "menu planning, food safety, pastry, butchery",
  );
  expect(reading.experience.map(({ title, company }) => [title, company])).toEqual([
    ["Head Chef", "Velmora"],
  ]);
  expect(reading.education).toEqual([{ degree: "Bachelor of Arts", institution: "Talmere University" }]);
  expect(reading.skills).toContain("butchery");
});
