import { getUntypedClient } from "@trpc/client";
import type { Job } from "../job/JobCard.tsx";
import { type RouterOutputs, trpcClient } from "../trpc.ts";

export type CvInfo = NonNullable<RouterOutputs["cv"]["info"]["cv"]>;
export type ReadCv = RouterOutputs["cv"]["reading"];

export type Requirement = {
  skill: string;
  must: boolean;
  inCv: boolean;
  shownIn: { repository: string; url: string } | null;
};
export type ScorePart = { name: string; weight: number; percent: number; because: string[] };
export type Match = { confidence: number; parts: ScorePart[]; requirements: Requirement[] };
export type Matched = Job & { finalScore: number; aiAnalysis: { reason: string }; match: Match };
export type MatchAnswer = {
  matchedJobs: Matched[];
  hidden: { place: number; remote: number; pay: number; level: number };
  message: string;
};
export type MatchFilters = { place?: string[]; remote?: string[]; level?: string[]; pay?: number };

// A match may take a while: nothing else waits for it in the same batch.
const alone = { context: { alone: true } };
const client = getUntypedClient(trpcClient);

export const matchCalls = {
  match: (input: MatchFilters, signal: AbortSignal) =>
    client.query("cv.match", input, { ...alone, signal }) as Promise<MatchAnswer>,
  matchAd: (input: { text: string }) => client.query("cv.matchAd", input, alone) as Promise<Matched>,
};
/** As the library writes the keys of queries, so that forgetting "cv" forgets matches too. */
export const matchKey = [["cv", "match"]];
