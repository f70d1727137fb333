import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What `npm run trust` writes into docs/trust.md of a test that passed. */
    figure?: string;
  }
}

/** Rounds of a test in this folder: few in the suite, as many as the figure asks for in `npm run trust`. */
export const roundsOr = (few: number): number => Number(process.env.TRUST_ROUNDS ?? few);

export const count = (many: number): string => many.toLocaleString("en");

/** Keeps a sentence of what was counted with the result of the test. */
export function record({ task }: Pick<TestContext, "task">, figure: string): void {
  task.meta.figure = figure;
}
