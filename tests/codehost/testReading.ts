import type { DemoPerson } from "@career-hub/demo/people.ts";
import { onTestFinished } from "vitest";
import { createGithub, type GithubOptions } from "../../server/src/codehost/github.ts";
import { startGithubDouble } from "../doubles/github.ts";

export const now = () => new Date("2026-11-20T12:00:00Z");

/** Opens a GitHub double with one person, or the sample people, and a code host that reads from it. */
export function testReading(guards?: GithubOptions["guards"]) {
  return async (person?: DemoPerson) => {
    const github = await startGithubDouble({ ...(person && { people: [person] }), now });
    onTestFinished(github.close);
    const host = createGithub({ apiUrl: github.url, now, guards });
    const read = ({ includePrivate = false, scope }: { includePrivate?: boolean; scope?: string } = {}) =>
      host.read(github.tokenFor(person?.login ?? "", scope), { includePrivate });
    return { github, host, read };
  };
}
