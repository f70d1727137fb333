import { it } from "vitest";

/** One walk through the pages that proves several sentences, each written as "heading › sentence". */
export const walk = (proven: string[], run: () => Promise<void>): void =>
  it(proven.map((one) => one.slice(one.indexOf(" › ") + 3)).join(" "), run);
