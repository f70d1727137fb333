import { describe, expect, it } from "vitest";
import { schoolsOf } from "./fileOf.ts";

describe("degree, subject and school on one line", () => {
  it("are parted by a subject that is repeated at the end of the line", () => {
    expect(
      schoolsOf(
        "BSc : Weaving 2006 Larkmoor College – Velmora , Ohio Weaving",
        "BA , Puppet Making Talmere University GPA: 3.4/4.0 Puppet Making GPA: 3.4/4.0",
      ),
    ).toEqual([
      ["BSc, Weaving", "Larkmoor College"],
      ["BA", "Talmere University"],
    ]);
  });

  it("are parted by a repeated subject that goes on in the next line", () => {
    expect(
      schoolsOf(
        "MSc : Basketry & Puppet Making Larkmoor College – Velmora , Ohio Basketry &",
        "Puppet Making",
      ),
    ).toEqual([["MSc", "Larkmoor College"]]);
  });

  it.each([
    ["MBA : Management Talmere University – Velmora", ["MBA, Management", "Talmere University"]],
    ["BSc Clinical Psychology Larkmoor College", ["BSc, Clinical Psychology", "Larkmoor College"]],
    [
      "Bachelor of Arts (BA) : Economics Talmere University",
      ["Bachelor of Arts (BA), Economics", "Talmere University"],
    ],
    ["MA : History College of Saint Oswick", ["MA, History", "College of Saint Oswick"]],
  ])("are parted behind a known subject: %s", (line, entry) => {
    expect(schoolsOf(line)).toEqual([entry]);
  });

  it.each(["Fashion Institute of Velmora", "Talmere Business School", "Brenwick Art Academy"])(
    "leaves a subject that is part of the name: %s",
    (name) => {
      expect(schoolsOf(`BA : ${name}`)).toEqual([["BA", name]]);
    },
  );

  it("parts a town from the school where its state is a field of its own", () => {
    expect(schoolsOf("Larkmoor State University Velmora , Ohio\t1999")).toEqual([
      ["", "Larkmoor State University"],
    ]);
  });

  it.each([
    ["BSc Biology\tLeeds, UK", ["BSc Biology", ""]],
    ["High School Diploma – Leeds\t2010", ["High School Diploma", ""]],
  ])("have no town for a school: %s", (line, entry) => {
    expect(schoolsOf(line)).toEqual([entry]);
  });

  it("keep an abbreviation in brackets with the degree, but not a school", () => {
    expect(schoolsOf("BA (Hons) Marketing, Talmere University, 2015", "MSc (MIT)\t2011")).toEqual([
      ["BA (Hons) Marketing", "Talmere University"],
      ["MSc", "MIT"],
    ]);
  });
});
