import { useToken } from "../browser/session.ts";
import { type RouterOutputs, trpc, unbatched } from "../trpc.ts";

export type ScoredJob = RouterOutputs["cv"]["scores"]["scores"][number];

/** Scores are those of the day: they change with the CV, which forgets them. */
export const scoresStaleTime = 5 * 60_000;

/** Whether there is a CV to match with; undefined while that is not known. */
export function useHasCv(): boolean | undefined {
  const signedIn = useToken() !== null;
  const info = trpc.cv.info.useQuery(undefined, { enabled: signedIn });
  return signedIn ? info.data && info.data.cv !== null : false;
}

/** The matcher's scores of these lots of jobs, each asked for by itself; nothing for somebody without a CV. */
export function useScores(lots: string[][]) {
  const hasCv = useHasCv() === true;
  const answers = trpc.useQueries((t) =>
    (hasCv ? lots.filter((ids) => ids.length > 0) : []).map((ids) =>
      t.cv.scores({ ids }, { staleTime: scoresStaleTime, refetchOnWindowFocus: false, trpc: unbatched }),
    ),
  );
  const byId = new Map(answers.flatMap(({ data }) => data?.scores ?? []).map((one) => [one.id, one]));
  return {
    of: (id: string): ScoredJob | undefined => byId.get(id),
    computing: answers.some((one) => one.isPending && !one.isError),
  };
}

/** "Meets Rust and SQL." of "Meets Rust and SQL. Missing Kafka." */
export const firstReason = (reason: string): string => reason.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? reason;
