import { describe, expect, it } from "vitest";
import { casesIn, schoolsOf } from "./fileOf.ts";

describe("degree, subject and school on one line", () => {
  it.each(
    casesIn(`
# are parted by a subject that is repeated at the end of the line
BSc : Weaving 2006 Larkmoor College – Velmora , Ohio Weaving
BA , Puppet Making Talmere University GPA: 3.4/4.0 Puppet Making GPA: 3.4/4.0
= BSc, Weaving | Larkmoor College
= BA | Talmere University
# are parted by a repeated subject that goes on in the next line
MSc : Basketry & Puppet Making Larkmoor College – Velmora , Ohio Basketry &
Puppet Making
= MSc | Larkmoor College
# parts a town from the school where its state is a field of its own
Larkmoor State University Velmora , Ohio\t1999
=  | Larkmoor State University
# keep an abbreviation in brackets with the degree, but not a school
BA (Hons) Marketing, Talmere University, 2015
MSc (MIT)\t2011
= BA (Hons) Marketing | Talmere University
= MSc | MIT
# have no town and country for a school
BSc Biology\tLeeds, UK
= BSc Biology |
# have no town for a school
High School Diploma – Leeds\t2010
= High School Diploma |`),
  )("%s", (_, lines, wanted) => expect(schoolsOf(...lines)).toEqual(wanted));

  it.each([
    ["MBA : Management Talmere University – Velmora", "MBA, Management | Talmere University"],
    ["BSc Clinical Psychology Larkmoor College", "BSc, Clinical Psychology | Larkmoor College"],
    [
      "Bachelor of Arts (BA) : Economics Talmere University",
      "Bachelor of Arts (BA), Economics | Talmere University",
    ],
    ["MA : History College of Saint Oswick", "MA, History | College of Saint Oswick"],
  ])("are parted behind a known subject: %s", (line, entry) => expect(schoolsOf(line)).toEqual([entry]));

  it.each(["Fashion Institute of Velmora", "Talmere Business School", "Brenwick Art Academy"])(
    "leaves a subject that is part of the name: %s",
    (name) => expect(schoolsOf(`BA : ${name}`)).toEqual([`BA | ${name}`]),
  );
});
