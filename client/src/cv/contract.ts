import type { RouterOutputs } from "../trpc.ts";

export type CvInfo = NonNullable<RouterOutputs["cv"]["info"]["cv"]>;
export type ReadCv = RouterOutputs["cv"]["reading"];
export type CvCheckAnswer = NonNullable<RouterOutputs["cv"]["check"]["check"]>;
export type Finding = CvCheckAnswer["findings"][number];
export type About = NonNullable<Finding["about"]>;
export type AskedFor = NonNullable<CvCheckAnswer["askedFor"]>;
export type MatchAnswer = RouterOutputs["cv"]["match"];
export type Matched = MatchAnswer["matchedJobs"][number];
export type Match = Matched["match"];
export type Requirement = Match["requirements"][number];
/** With the scored text and the time of the request. */
export type ScoredAd = RouterOutputs["cv"]["matchAd"] & { text: string; scoredAt: number };
