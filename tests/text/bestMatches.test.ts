import { expect, it } from "vitest";
import { bestMatches } from "../../client/src/text/bestMatches.ts";

const options = [
  "Algolia",
  "Angular Material",
  "Django",
  "Go",
  "Material UI",
  "Project Reactor",
  "React",
  "R",
  "Montréal",
  "Łódź",
];

it.each([
  ["go", ["Go", "Algolia", "Django"]],
  [" React ", ["React", "Project Reactor"]],
  ["mat", ["Material UI", "Angular Material"]],
  ["r", ["R", "React", "Project Reactor", "Angular Material", "Material UI", "Montréal"]],
  ["lodz", ["Łódź"]],
  ["", options],
  ["montreal", ["Montréal"]],
  ["c++", []],
])("lists the best matches for %o first", (typed, expected) => {
  expect(bestMatches(options, typed, (option) => option)).toEqual(expected);
});
