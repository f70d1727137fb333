import type { Profile } from "../schema.ts";

type Used = { repository: string; isPrivate: boolean; ownCommits: number; claims: number };

/** The repositories that profiles rest on, with the number of claims of each; most own commits first. */
export function repositoriesInUse(profiles: Profile[]): Used[] {
  const found = new Map<string, Used & { texts: Set<string> }>();
  for (const { technical } of profiles)
    for (const [claim, places] of Object.entries(technical?.evidence ?? {}))
      for (const { repository, isPrivate = false, ownCommits } of places) {
        const one = found.get(repository) ?? {
          repository,
          isPrivate,
          ownCommits,
          claims: 0,
          texts: new Set(),
        };
        one.ownCommits = Math.max(one.ownCommits, ownCommits);
        one.texts.add(claim);
        found.set(repository, one);
      }
  return [...found.values()]
    .map(({ texts, ...one }) => ({ ...one, claims: texts.size }))
    .sort((a, b) => b.ownCommits - a.ownCommits || (a.repository < b.repository ? -1 : 1));
}
