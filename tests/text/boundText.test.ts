import { boundSpaces, boundText } from "@career-hub/server/text/boundText.ts";
import { describe, expect, it } from "vitest";

describe("foreign text", () => {
  it("keeps ordinary text as it is", () => {
    const text = `# Title\n\n    indented code\n\tand a tab\n\n\n${"A sentence of a paragraph. ".repeat(60)}`;
    expect(boundText(text)).toBe(text);
  });

  it("loses long runs of spaces and of empty lines", () => {
    expect(boundText(`# a${" ".repeat(3_000)}x`)).toBe(`# a${" ".repeat(40)}x`);
    expect(boundText(`a${" \n".repeat(3_000)}b`)).toBe("a\n\n\n\nb");
  });

  it("breaks long lines between words and loses no letter", () => {
    const text = "many words ".repeat(1_000);
    const lines = boundText(text).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
    expect(lines.join("")).toBe(text);
    expect(lines.every((line) => /^(?: ?many| ?words)/.test(line))).toBe(true);
  });

  it("keeps the lines of a format in which a line end has a meaning", () => {
    const json = JSON.stringify({ text: "x".repeat(5_000) });
    expect(boundSpaces(json)).toBe(json);
  });
});
