import { it } from "vitest";

/** A test that proves several sentences, each given as "heading › sentence". */
export const walk = (proven: string[], run: () => Promise<void>): void =>
  it(proven.map((one) => one.slice(one.indexOf(" › ") + 3)).join(" "), run);
