import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { describe, expect, it } from "vitest";

const asked = (title: string, descriptionText: string) =>
  readJobFeatures({ title, descriptionText }).requirements.map(({ skill }) => skill.name);

describe("what an ad asks for", () => {
  it("is no word of another trade: an on-call rotation is not the farmer's", () => {
    const names = asked(
      "Senior Backend Engineer (Go)",
      "You share the on-call rotation and answer within ten minutes. You know Go, gRPC and PostgreSQL.",
    );
    expect(names).toEqual(expect.arrayContaining(["Go", "gRPC", "PostgreSQL"]));
    expect(names).not.toContain("rotation");
  });

  it("is no word that only looks like one: security is not securities, trust not trusts", () => {
    const names = asked(
      "VP of Engineering",
      "Responsible for security. Two million people trust us with it.",
    );
    expect(names).not.toContain("securities");
    expect(names).not.toContain("trusts");
    expect(asked("Trade Operations Analyst", "Settlement of securities.")).toContain("securities");
  });
});
