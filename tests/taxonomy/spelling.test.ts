import { correctSpelling } from "@career-hub/server/taxonomy/spelling.ts";
import { expect, it } from "vitest";

it.each([
  ["recat developr", "react developer"],
  ["acountant", "accountant"],
  ["Elektrikr", "elektriker"],
  ["kuberntes", "kubernetes"],
])("corrects %s to %s", (typed, meant) => expect(correctSpelling(typed)).toBe(meant));

it.each(["react developer", "nurse", "xqzvw", "C++", '"recat"', "-recat", ""])(
  "leaves %s unchanged",
  (typed) => expect(correctSpelling(typed)).toBeNull(),
);
