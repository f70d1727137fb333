import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.ts";
import type { Job } from "./similarity.ts";

/** What people read in a CV of the data; `file` is below its folder `cv`. */
export type Truth = { file: string; experience: Job[]; schools?: string[]; skills?: string[] };

const truthIn = (name: string) => readFileSync(join(root, "tests/cv/truth", name), "utf8");

export const cvsByHand = (): Truth[] => JSON.parse(truthIn("cvs.json"));

/** Anonymised CVs read by two more people. Rules must not be written by looking at the counted half. */
export const anonymisedCvs = (half: "work" | "counted"): Truth[] =>
  truthIn("anonymised.jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Truth & { half: string })
    .filter((truth) => truth.half === half);
