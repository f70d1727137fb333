import { kindGroups } from "@career-hub/server/matching/jobs/kinds.ts";
import { closeness, graph } from "@career-hub/server/matching/jobs/nodes.ts";
import { keyOf } from "@career-hub/server/matching/jobs/phrases.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { toStored } from "@career-hub/server/matching/jobs/storedFeatures.ts";
import { readTitle } from "@career-hub/server/matching/jobs/titles.ts";
import { skillNames } from "@career-hub/server/matching/jobs/vocabulary.ts";
import { tasks } from "@career-hub/server/matching/thread/tasks.ts";
import { describe, expect, it, test } from "vitest";

const nurse = "29-1141.00";
const criticalCareNurse = "29-1141.03";
const welder = "51-4121.00";

const between = (a: string, b: string) => {
  const [one, other] = [graph().byId.get(a), graph().byId.get(b)];
  return one && other ? closeness(one, other) : Number.NaN;
};

describe("the kinds added by hand", () => {
  const kinds = kindGroups().flatMap((group) => group.kinds);
  const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

  it("are few, have reasons, and are kinds of something that is known", () => {
    expect(kinds.length).toBeLessThan(100);
    expect(kindGroups().filter(({ reason }) => reason.length < 20)).toEqual([]);
    expect(kinds.filter(({ name }) => !graph().byId.get(name)?.parents.length)).toEqual([]);
  });

  it("give no title twice", () =>
    expect(twice(kinds.flatMap(({ name, titles }) => [...new Set([name, ...titles].map(keyOf))]))).toEqual(
      [],
    ));
});

it("names no skill twice", () => {
  const names = Object.values(skillNames()).flat();
  expect(names).toEqual([...new Set(names)]);
});

it("reads the title of an apprentice as the profession", () => {
  const [best] = readTitle("Intern - Data Scientist");
  expect(best?.node.name).toBe("data scientist");
});

describe("how close two occupations are", () => {
  it("is graded, and the same from either side", () => {
    expect(between(nurse, nurse)).toBe(1);
    const [near, far] = [between(nurse, criticalCareNurse), between(nurse, welder)];
    expect(near).toBeGreaterThan(0.5);
    expect(far).toBeLessThan(0.2);
    expect(between(criticalCareNurse, nurse)).toBe(near);
  });

  it("puts a kind next to its wider occupation, and nearer than other kinds", () => {
    expect(between("React developer", "Frontend developer")).toBeGreaterThan(
      between("React developer", "Vue developer"),
    );
    expect(between("React developer", "Vue developer")).toBeGreaterThan(
      between("React developer", "SAP consultant"),
    );
    expect(between("Java developer", welder)).toBeLessThan(0.2);
  });
});

const groupOf = (title: string) => readTitle(title)[0]?.node.isco;
const best = (title: string) => readTitle(title)[0]?.node.name;

describe("reading of titles", () => {
  // ISCO-08 unit groups.
  test.each([
    ["RN", "2221"],
    ["RN - ICU - $10k sign on", "2221"],
    ["ICU Nurse (Nights) w/ sign-on bonus", "2221"],
    ["Sr. Software Eng. II (Remote) - Req #1234", "2512"],
    ["CDL A Truck Driver - Home Weekly!", "8332"],
    ["Actuaries", "2120"],
    ["Softwareentwickler*in (m/w/d)", "2512"],
    ["Enfermero/a", "2221"],
    ["Senior Corporate Recruiter - Information Technology", "2423"],
    ["Yoga Instructor", "3423"],
    ["Landscape Architect", "2162"],
  ])("%s is of the group %s", (title, group) => expect(groupOf(title)).toBe(group));

  test.each([
    ["Backend Engineer", "Backend developer"],
    ["Senior React Native Developer", "Cross-platform mobile developer"],
    ["Développeuse PHP", "PHP developer"],
    ["SRE (on-call)", "Site reliability engineer"],
  ])("%s is a %s", (title, name) => expect(best(title)).toBe(name));

  it("reads a technology beside a developer only", () => {
    expect(readTitle("Java Backend Engineer").map(({ node }) => node.name)).toEqual(
      expect.arrayContaining(["Backend developer", "Java developer"]),
    );
    expect(readTitle("Go Getter").filter(({ node }) => node.parents.length)).toEqual([]);
  });

  it("trusts a text that resembles few titles less than a title", () => {
    expect(readTitle("")).toEqual([]);
    expect(readTitle("Fire door keep shut")[0]?.weight ?? 0).toBeLessThan(
      readTitle("Welder")[0]?.weight ?? 0,
    );
  });
});

it("takes an ad with a vague title for no similar one", () => {
  const stored = (title: string) => toStored(readJobFeatures({ title, descriptionText: "" }));
  const others = [stored("WordPress Developer"), stored("Systems Engineer")];
  const [near = 0, vague = 0] = tasks.compareProfessions({ job: stored("PHP Developer"), others }) ?? [];
  expect(near - vague).toBeGreaterThan(0.15);
});
