import { termNamed } from "@career-hub/server/knowledge/dictionary.ts";
import { areaWords, worth } from "@career-hub/server/matching/areas.ts";
import { complementOf } from "@career-hub/server/matching/complement.ts";
import { areas } from "@career-hub/server/matching/enums.ts";
import { fieldEntries } from "@career-hub/server/matching/fields.ts";
import { exactTotal, scorePair, strengthOf, weightOf } from "@career-hub/server/matching/people.ts";
import type { Portrait } from "@career-hub/server/matching/portrait.ts";
import type { Profile } from "@career-hub/server/profile/schema.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyTechnical } from "../profile/sampleProfile.ts";
import { bounds, judgements, minHeld } from "./golden.ts";
import { portraitOfProfile, sampleProfiles } from "./samplePeople.ts";

let profiles: Map<string, Profile>;
let portraits: Map<string, Portrait>;

beforeAll(async () => {
  profiles = await sampleProfiles();
  portraits = new Map([...profiles].map(([login, profile]) => [login, portraitOfProfile(profile)]));
});

const portrait = (login: string): Portrait => {
  const found = portraits.get(login);
  if (!found) throw new Error(`there is no sample person ${login}`);
  return found;
};
const score = (one: string, other: string) =>
  scorePair(portrait(one), portrait(other === "twin" ? one : other)).receipt.total;
/** What suggestions are sorted by. */
const exact = (one: string, other: string) =>
  exactTotal(scorePair(portrait(one), portrait(other === "twin" ? one : other)).receipt.parts);
const pairs = () => {
  const logins = [...portraits.keys()];
  return logins.flatMap((one, index) => logins.slice(index + 1).map((other) => [one, other] as const));
};

describe("the golden ranking", () => {
  it("has at least sixty judgements of people there are", () => {
    expect(judgements.length).toBeGreaterThanOrEqual(60);
    for (const [forWhom, better, worse] of judgements)
      for (const login of [forWhom, better, worse])
        if (login !== "twin") expect(portraits.has(login)).toBe(true);
  });

  it("holds for nearly all of them", () => {
    const held = judgements.filter(
      ([forWhom, better, worse]) => exact(forWhom, better) > exact(forWhom, worse),
    );
    expect(held.length).toBeGreaterThanOrEqual(minHeld.judgements);
  });

  it("keeps nearly all pairs within their bounds", () => {
    const held = bounds.filter(
      ({ pair, atLeast = 0, atMost = 100 }) => score(...pair) >= atLeast && score(...pair) <= atMost,
    );
    expect(held.length).toBeGreaterThanOrEqual(minHeld.bounds);
  });
});

describe("a score", () => {
  it("is symmetric in every part", () => {
    const numbers = (one: string, other: string) => {
      const { receipt, ...rest } = scorePair(portrait(one), portrait(other));
      return { ...rest, total: receipt.total, parts: receipt.parts.map(({ because: _, ...part }) => part) };
    };
    for (const [one, other] of pairs()) expect(numbers(one, other)).toEqual(numbers(other, one));
  });

  it("tells each of the two where the profiles differ most", () => {
    const brings = (one: string, other: string) =>
      scorePair(portrait(one), portrait(other)).receipt.parts.find(
        ({ category }) => category === "Complementary roles",
      )?.because[0];
    const sides = /^They bring (.+); you bring (.+) \(by their share of each profile\)$/;
    const [, theirs, mine] = sides.exec(brings("runa-aldecoa", "teodorbrask") ?? "") ?? [];
    expect(theirs).toBeDefined();
    expect(brings("teodorbrask", "runa-aldecoa")).toBe(
      `They bring ${mine}; you bring ${theirs} (by their share of each profile)`,
    );
  });

  it("leaves out an unknown level together with its weight", () => {
    const [one, other] = [portrait("runa-aldecoa"), portrait("teodorbrask")];
    const unknown = { ...one, level: null };
    const before = scorePair(one, other).receipt.parts;
    const { parts, total } = scorePair(unknown, other).receipt;
    expect(parts.slice(0, 4)).toEqual(before.slice(0, 4));
    const proof = Math.round(100 * Math.min(one.backing, other.backing));
    expect(parts[4]).toMatchObject({ category: "Experience", weight: 4, percent: proof });
    const sum = parts.reduce((all, { weight, percent }) => all + weight * percent, 0);
    expect(total).toBe(Math.round(sum / 94));
    expect(scorePair(other, unknown).receipt.total).toBe(total);
  });

  it("can be recomputed from its receipt", () => {
    for (const [one, other] of pairs()) {
      const { receipt, strength } = scorePair(portrait(one), portrait(other));
      const sum = receipt.parts.reduce((all, { weight, percent }) => all + weight * percent, 0);
      const weights = receipt.parts.reduce((all, { weight }) => all + weight, 0);
      expect(receipt.total).toBe(Math.round(sum / weights));
      expect(strength).toBe(strengthOf(receipt.total));
      for (const { category, percent, because } of receipt.parts) {
        expect(percent).toBe(Math.round(percent));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(because.length, category).toBeGreaterThan(0);
      }
    }
    expect(Object.values(weightOf).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it("does not depend on names, handles, addresses or places", () => {
    const renamed = (profile: Profile): Profile => ({
      ...profile,
      personal: { name: "Rust Python", avatar_url: "", html_url: "https://github.com/kubernetes" },
    });
    for (const [one, other] of pairs().filter((_, index) => index % 7 === 0)) {
      const [a, b] = [profiles.get(one), profiles.get(other)];
      if (!a || !b) throw new Error("a pair of people there are");
      expect(scorePair(portraitOfProfile(renamed(a)), portraitOfProfile(renamed(b)))).toEqual(
        scorePair(portrait(one), portrait(other)),
      );
    }
  });

  it("never ranks a person's twin first or as a high match", () => {
    for (const login of portraits.keys()) {
      const others = [...portraits.keys()]
        .filter((other) => other !== login)
        .map((other) => score(login, other));
      expect(score(login, "twin")).toBeLessThan(Math.max(...others));
      expect(score(login, "twin")).toBeLessThan(65);
    }
  });

  it("separates people: some excellent, some high, many neither", () => {
    const totals = pairs().map(([one, other]) => score(one, other));
    const share = (least: number) => totals.filter((total) => total >= least).length / totals.length;
    expect(share(80)).toBeGreaterThan(0.003);
    expect(share(80)).toBeLessThan(0.05);
    expect(share(65)).toBeLessThan(0.25);
    expect(share(50)).toBeGreaterThan(0.3);
    expect(share(50)).toBeLessThan(0.7);
    expect(Math.max(...totals) - Math.min(...totals)).toBeGreaterThan(50);
  });

  it("counts a claim without evidence half", () => {
    const profile = profiles.get("runa-aldecoa");
    if (!profile) throw new Error("Runa is a sample person");
    const bare = { ...profile, technical: { ...profile.technical, evidence: {} } };
    const unproven = portraitOfProfile(bare);
    expect(unproven.backing).toBe(0);
    expect(unproven.technologies.get("Rust")).toBe(
      (portrait("runa-aldecoa").technologies.get("Rust") ?? 0) / 2,
    );
    const other = portrait("teodorbrask");
    expect(scorePair(unproven, other).receipt.total).toBeLessThan(
      scorePair(portrait("runa-aldecoa"), other).receipt.total,
    );
  });

  it("is a number for a nearly empty profile", () => {
    const empty = portraitOfProfile({
      personal: { name: "x", avatar_url: "", html_url: "https://github.com/x" },
      technical: {
        ...emptyTechnical,
        identifiedTechnologies: ["constructor", "__proto__"],
        evidence: {},
      },
    });
    for (const login of portraits.keys()) {
      const { total } = scorePair(empty, portrait(login)).receipt;
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThan(50);
    }
    expect(scorePair(empty, empty).receipt.total).toBeLessThan(50);
  });
});

describe("the tables behind it", () => {
  it("have unique fields with existing neighbours and terms, and words in lower case", () => {
    const fields = fieldEntries();
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { near, terms, words } of fields) {
      for (const other of near) expect(names).toContain(other);
      for (const term of terms) expect(termNamed(term)?.name).toBe(term);
      for (const word of words) expect(word).toBe(word.toLowerCase());
    }
  });

  it("give every pair of areas a symmetric value, and an area beside itself none", () => {
    for (const one of areas) {
      expect(worth(one, one)).toBe(0);
      expect(areaWords[one]).toBeInstanceOf(RegExp);
      for (const other of areas) {
        expect(worth(one, other)).toBe(worth(other, one));
        if (one !== other) expect(worth(one, other)).toBeGreaterThan(0);
      }
    }
  });

  it("find no complement between equal shares", () => {
    const { areas: shares } = portrait("teodorbrask");
    expect(complementOf(shares, shares)).toEqual({ difference: 0, worth: 0, best: null });
  });
});
