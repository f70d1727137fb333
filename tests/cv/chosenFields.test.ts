import { expect, it } from "vitest";
import { jobsOf } from "./fileOf.ts";

const told = "• Planned routes and trained two colleagues.";

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
