import { expect, it } from "vitest";
import { listed } from "../../client/src/text/listed.ts";

it('joins words to a list, unambiguously where they contain an "and"', () => {
  expect(listed([])).toBe("");
  expect(listed(["design"])).toBe("design");
  expect(listed(["design", "hardware"])).toBe("design and hardware");
  expect(listed(["design", "hardware", "sound"])).toBe("design, hardware and sound");
  expect(listed(["data and models", "design"])).toBe("data and models, and design");
  expect(listed(["design", "data and models", "hardware"])).toBe("design, data and models, and hardware");
});
