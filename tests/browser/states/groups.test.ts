import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { stateGroups } from "./states.ts";

it("every state group has a test file", () => {
  const files = readdirSync(`${import.meta.dirname}/../accessible`).filter((name) =>
    name.endsWith(".test.ts"),
  );
  expect(files.sort()).toEqual(Object.keys(stateGroups).map((name) => `${name}.test.ts`));
});
