import type { Profile } from "../schema.ts";

type Used = { repository: string; isPrivate: boolean; ownCommits: number; claims: number };

/** The repositories in profiles with the number of claims based on each, by descending own commits. */
export function repositoriesInUse(profiles: Profile[]): Used[] {
  const found = new Map<string, Used & { texts: Set<string> }>();
  const note = (place: Omit<Used, "claims">, claim?: string) => {
    const one = found.get(place.repository) ?? { ...place, claims: 0, texts: new Set() };
    one.ownCommits = Math.max(one.ownCommits, place.ownCommits);
    if (claim !== undefined) one.texts.add(claim);
    found.set(place.repository, one);
  };
  for (const { technical } of profiles) {
    for (const [claim, places] of Object.entries(technical?.evidence ?? {}))
      for (const { repository, isPrivate = false, ownCommits } of places)
        note({ repository, isPrivate, ownCommits }, claim);
    for (const { repository, isPrivate, commits } of technical?.basis?.ownCommits ?? [])
      note({ repository, isPrivate, ownCommits: commits });
  }
  return [...found.values()]
    .map(({ texts, ...one }) => ({ ...one, claims: texts.size }))
    .sort((a, b) => b.ownCommits - a.ownCommits || (a.repository < b.repository ? -1 : 1));
}
