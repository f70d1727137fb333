import {
  occupationById,
  occupationCloseness,
  occupationsFor,
  technologiesOf,
} from "@career-hub/server/taxonomy/occupations.ts";
import { expect, it } from "vitest";

const groupOf = (title: string) => occupationsFor(title, 1)[0]?.occupation.iscoGroup;
const nurse = "29-1141.00";
const criticalCareNurse = "29-1141.03";
const welder = "51-4121.00";

it.each(["civil engineer", "ingeniero civil", "Bauingenieur"])(
  "finds the occupation that %s names",
  (title) => {
    expect(occupationsFor(title)[0]?.likeness).toBe(1);
    expect(groupOf(title)).toBe("2142");
  },
);

it("orders by likeness, between 0 and 1, and keeps the limit", () => {
  const found = occupationsFor("Registered Nurse, night shift", 7);
  expect(found).toHaveLength(7);
  const likenesses = found.map((one) => one.likeness);
  expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
  for (const one of likenesses) expect(one).toBeLessThanOrEqual(1);
});

it("finds nothing for an empty title", () => {
  expect(occupationsFor("")).toEqual([]);
});

it("grades how close two occupations are", () => {
  expect(occupationCloseness(nurse, nurse)).toBe(1);
  const [near, far] = [occupationCloseness(nurse, criticalCareNurse), occupationCloseness(nurse, welder)];
  expect(near).toBeGreaterThan(0.5);
  expect(far).toBeLessThan(0.2);
  expect(occupationCloseness(criticalCareNurse, nurse)).toBe(near);
});

it("tells the technologies that O*NET lists, and none for what it does not know", () => {
  expect(technologiesOf("15-1252.00")).toContain("Python");
  expect(technologiesOf("no such occupation")).toEqual([]);
});

it("gives every occupation a group and titles", () => {
  expect(occupationById(nurse)?.iscoGroup).toMatch(/^\d{4}$/);
});
