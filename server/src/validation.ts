import { z } from "zod";
import { counted } from "./text/counted.ts";

const units: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
  set: ["entry", "entries"],
};
const kinds: Record<string, string> = {
  string: "text",
  int: "a whole number",
  array: "a list",
  object: "an object",
  record: "an object",
  boolean: "true or false",
};

/** "must be at most 500"; of texts and lists "must have at most 1 character". */
function bounded(word: string, limit: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit ? `must have ${word} ${counted(Number(limit), ...unit)}` : `must be ${word} ${limit}`;
}

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
        return bounded("at most", issue.maximum, issue.origin);
      case "too_small":
        if (units[issue.origin] && issue.minimum === 1) return "must not be empty";
        return bounded("at least", issue.minimum, issue.origin);
      case "unrecognized_keys":
        return `must not have the field “${issue.keys[0]}”`;
      default:
        return "is not valid";
    }
  },
});
