import { z } from "zod";

const units: Record<string, string> = { string: " characters", array: " entries", set: " entries" };
const kinds: Record<string, string> = {
  string: "text",
  int: "a whole number",
  array: "a list",
  object: "an object",
};

/** Messages that follow the name of a setting or field: "must be at most 500". A schema's own messages go before them. */
z.config({
  customError: (issue) => {
    if (issue.input === undefined) return "is missing";
    switch (issue.code) {
      case "invalid_type":
        return `must be ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
      case "invalid_value":
        return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
      case "too_big":
        return `must be at most ${issue.maximum}${units[issue.origin] ?? ""}`;
      case "too_small":
        return `must be at least ${issue.minimum}${units[issue.origin] ?? ""}`;
      default:
        return undefined;
    }
  },
});
