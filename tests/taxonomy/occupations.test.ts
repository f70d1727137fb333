import { occupationsFor } from "@career-hub/server/taxonomy/occupations.ts";
import { expect, it } from "vitest";

const groupOf = (title: string) => occupationsFor(title, 1)[0]?.occupation.iscoGroup;

it.each(["civil engineer", "ingeniero civil", "Bauingenieur"])(
  "finds the occupation that %s names",
  (title) => {
    expect(occupationsFor(title)[0]?.similarity).toBe(1);
    expect(groupOf(title)).toBe("2142");
  },
);

it.each([
  ["Krankenpflegerin", "2221"],
  ["Krankenschwester", "2221"],
  ["Pflegehelferin", "5321"],
  ["Contador público", "2411"],
  ["enfermera de urgencias", "2221"],
  ["técnico en emergencias sanitarias", "3258"],
])("finds the right group for %s, which is wrong or missing in ESCO", (title, group) => {
  expect(groupOf(title)).toBe(group);
});

it("sorts by similarity, at most 1, and respects the limit", () => {
  const found = occupationsFor("Registered Nurse, night shift", 7);
  expect(found).toHaveLength(7);
  const similarities = found.map((one) => one.similarity);
  expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
  for (const one of similarities) expect(one).toBeLessThanOrEqual(1);
});

it("finds nothing for an empty title", () => {
  expect(occupationsFor("")).toEqual([]);
});
