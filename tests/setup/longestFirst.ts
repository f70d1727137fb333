import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files with the most CPU time, which would run alone at the end if they started last. */
const longest = ["accessible/", "brokenParts.", "xss.", "linear.", "postgresServers.", "command.", "races."];

/** Long files first, then browser tests, then the rest by size, so that all workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const rank = longest.findIndex((name) => moduleId.includes(`/${name}`));
      if (rank >= 0) return rank;
      return moduleId.includes("/browser/") ? longest.length : longest.length + 1;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
