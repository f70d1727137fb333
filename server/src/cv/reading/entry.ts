import type { Experience } from "../schema.ts";
import type { JobLine } from "./jobLabels.ts";

/** A header line; `offset`: lines from the dates, negative above, without lines that contain only a place. */
export type HeaderLine = { offset: number; text: string };
/** A parsed job with the lines of its header. */
export type Entry = Experience & { lines: JobLine[]; header: HeaderLine[]; isInherited?: boolean };
