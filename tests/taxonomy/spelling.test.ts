import { correctSpelling } from "@career-hub/server/taxonomy/spelling.ts";
import { expect, it } from "vitest";

it.each([
  ["recat developr", "react developer"],
  ["acountant", "accountant"],
  ["Elektrikr", "elektriker"],
  ["kuberntes", "kubernetes"],
])("reads %s as %s", (typed, meant) => expect(correctSpelling(typed)).toBe(meant));

it.each(["react developer", "nurse", "xqzvw", "C++", '"recat"', "-recat", ""])(
  "leaves %s as it is",
  (typed) => expect(correctSpelling(typed)).toBeNull(),
);
