import { withoutInvisibleButJoiners } from "@career-hub/server/text/invisible.ts";
import { describe, expect, it } from "vitest";

describe("text of one person for another", () => {
  it.each([
    ["a turned reading direction", "abc\u202edef\u2066g\u200fh\u061c", "abcdefgh"],
    ["zero-width characters", "a\u200bb\u2060c\ufeffd\u00ade", "abcde"],
    ["tags that spell a hidden text", "hi\u{e0068}\u{e0069}", "hi"],
    ["letters drawn as nothing", "a\u3164b\u115fc", "abc"],
    ["control characters", "a\u0000b\u001bc\u0085d", "abcd"],
    ["joiners that join nothing", "\u200da\u200d b\u200c", "a b"],
  ])("loses %s", (_, text, cleaned) => {
    expect(withoutInvisibleButJoiners(text)).toBe(cleaned);
  });

  it.each(["👩🏽‍💻 and ❤️‍🔥", "می‌خواهم", "क्‍ष", "two\nlines\tand a tab"])("keeps %s", (text) => {
    expect(withoutInvisibleButJoiners(text)).toBe(text);
  });
});
