import { randomFrom } from "../../../tests/cv/generated/random.ts";
import type { EvaluationSet } from "./evaluationSet.ts";

function substitution(seed: number): (text: string) => string {
  const draw = randomFrom(seed);
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const others = [...letters];
  for (let at = others.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [others[at], others[other]] = [others[other] ?? "", others[at] ?? ""];
  }
  const table = new Map(
    letters.flatMap((letter, at) => {
      const other = others[at] ?? letter;
      return [
        [letter, other],
        [letter.toUpperCase(), other.toUpperCase()],
      ] as const;
    }),
  );
  return (text) => text.replace(/[a-z]/gi, (letter) => table.get(letter) ?? letter);
}

/** The set in an artificial language: a letter substitution, the same in CVs and ads. */
export function enciphered(source: EvaluationSet, seed: number): EvaluationSet {
  const cipher = substitution(seed);
  return {
    ...source,
    name: `${source.name}, unknown language`,
    set: {
      ...source.set,
      cvs: source.set.cvs.map((cv) => ({ ...cv, text: cipher(cv.text) })),
      jobs: source.set.jobs.map((job) => ({
        ...job,
        title: cipher(job.title),
        descriptionText: cipher(job.descriptionText ?? ""),
        level: null,
      })),
    },
  };
}
