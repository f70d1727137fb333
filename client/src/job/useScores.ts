import { useToken } from "../browser/session.ts";
import { type RouterOutputs, trpc, unbatched } from "../trpc.ts";

type ScoredJob = RouterOutputs["cv"]["scores"]["scores"][number];

/** Scores change with the CV, whose hooks remove them from the cache. */
export const scoresStaleTime = 5 * 60_000;

/** Whether the user has a CV; undefined while loading. */
export function useHasCv(): boolean | undefined {
  const signedIn = useToken() !== null;
  const info = trpc.cv.info.useQuery(undefined, { enabled: signedIn });
  return signedIn ? info.data && info.data.cv !== null : false;
}

/** The matcher's scores of these batches of jobs, one request each; none without a CV. */
export function useScores(batches: string[][]) {
  const hasCv = useHasCv() === true;
  const queries = trpc.useQueries((t) =>
    (hasCv ? batches.filter((ids) => ids.length > 0) : []).map((ids) =>
      t.cv.scores({ ids }, { staleTime: scoresStaleTime, refetchOnWindowFocus: false, trpc: unbatched }),
    ),
  );
  const byId = new Map(queries.flatMap(({ data }) => data?.scores ?? []).map((score) => [score.id, score]));
  return {
    of: (id: string): ScoredJob | undefined => byId.get(id),
    computing: queries.some((query) => query.isPending && !query.isError),
  };
}

/** "Meets Rust and SQL." of "Meets Rust and SQL. Missing Kafka." */
export const firstReason = (reason: string): string => reason.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? reason;
