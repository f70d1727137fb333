import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The result of a passed test that `npm run trust` writes into docs/trust.md. */
    figure?: string;
  }
}

/** The number of rounds: TRUST_ROUNDS, set by `npm run trust`, or `few` in the test suite. */
export const roundsOr = (few: number): number => Number(process.env.TRUST_ROUNDS ?? few);

export const count = (many: number): string => many.toLocaleString("en");

/** Stores the figure with the test result. */
export function record({ task }: Pick<TestContext, "task">, figure: string): void {
  task.meta.figure = figure;
}
