import type { CountedRepository } from "./repositories.ts";

export const yearMs = 365.25 * 86_400_000;

/** Own commits by calendar year, oldest first; empty if the code host was not queried. */
export const commitsByYearOf = ({ repository }: CountedRepository): { year: number; commits: number }[] =>
  Object.entries(repository.commits?.ownByYear ?? {})
    .map(([year, commits]) => ({ year: Number(year), commits }))
    .filter(({ commits }) => commits > 0)
    .sort((a, b) => a.year - b.year);
