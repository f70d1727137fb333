import type { Profile } from "../schema.ts";

type UsedRepository = { repository: string; isPrivate: boolean; ownCommits: number; claims: number };

/** The repositories in profiles with the number of claims based on each, by descending own commits. */
export function repositoriesInUse(profiles: Profile[]): UsedRepository[] {
  const byRepository = new Map<string, UsedRepository & { texts: Set<string> }>();
  const add = (place: Omit<UsedRepository, "claims">, claim?: string) => {
    const entry = byRepository.getOrInsertComputed(place.repository, () => ({
      ...place,
      claims: 0,
      texts: new Set(),
    }));
    entry.ownCommits = Math.max(entry.ownCommits, place.ownCommits);
    if (claim !== undefined) entry.texts.add(claim);
  };
  for (const { technical } of profiles) {
    for (const [claim, places] of Object.entries(technical?.evidence ?? {}))
      for (const { repository, isPrivate = false, ownCommits } of places)
        add({ repository, isPrivate, ownCommits }, claim);
    for (const { repository, isPrivate, commits } of technical?.basis?.ownCommits ?? [])
      add({ repository, isPrivate, ownCommits: commits });
  }
  return [...byRepository.values()]
    .map(({ texts, ...repository }) => ({ ...repository, claims: texts.size }))
    .sort((a, b) => b.ownCommits - a.ownCommits || (a.repository < b.repository ? -1 : 1));
}
