import { expect, it } from "vitest";
import { jobOf } from "../../scripts/cvEval/folder.ts";

const job = { title: "Nurse", company: "St. Mary's", from: "2019-03", to: "2021-05" };

it("reads an end of null as the present, if the job has a start", () => {
  expect(jobOf({ ...job, to: null })).toEqual({ ...job, to: "present" });
  expect(jobOf({ ...job, from: null, to: null })).toEqual({ ...job, from: "", to: "" });
});

it("reads a title and an employer of null as missing in the CV", () => {
  expect(jobOf({ ...job, title: null, company: null })).toEqual({ ...job, title: "", company: "" });
  expect(jobOf({ ...job, to: "" })).toEqual({ ...job, to: "" });
});
