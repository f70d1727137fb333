import { commaParts } from "@career-hub/server/cv/reading/pieces.ts";
import { expect, it } from "vitest";
import { jobsOf } from "./fileOf.ts";

it.each([
  ["Nurse, Smith, Jones and Brown", ["Nurse", "Smith, Jones and Brown"]],
  ["Smith, Jones & Brown, Leeds", ["Smith, Jones & Brown", "Leeds"]],
  ["Nurse, Acme, Leeds", ["Nurse", "Acme", "Leeds"]],
])("keeps the names of partners together: %s", (text, parts) => expect(commaParts(text)).toEqual(parts));

it("keeps a dash within an employer's name where the other jobs have none", () => {
  const jobs = jobsOf(
    "Engineer",
    "Tromberg - Vossel",
    "2019 - 2021",
    "Designed pumps for ships, and tested them at sea with the crew.",
    "Nurse",
    "Brenwick Ltd",
    "2015 - 2019",
  );
  expect(jobs[0]).toContain("Tromberg - Vossel");
});
