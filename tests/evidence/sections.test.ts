import { describe, expect, test } from "vitest";
import { blocksOf } from "../../server/src/evidence/markdown.ts";
import { zoneOf } from "../../server/src/evidence/sections.ts";
import { factsOf, readme } from "./sampleReading.ts";

/** The concepts for which the README is cited. A README proves none alone, so a topic names them as well. */
function conceptsOf(text: string, topics = ["event-sourcing"]): string[] {
  const { concepts, evidence } = factsOf({ name: "engine", topics, files: [readme(text)] });
  const cited = new Set(evidence.flatMap(({ id, path }) => (path === "README.md" ? [id] : [])));
  return concepts.filter((claim) => claim.evidence.some((id) => cited.has(id))).map(({ text }) => text);
}
const filler =
  "An engine for logs.\n\nIt reads lines.\n\nIt writes lines.\n\nIt counts lines.\n\nIt sorts lines.\n";
const mention = "It keeps event sourcing simple for every stream. Event sourcing also shortens every replay.";

const others =
  "Installation, Used by, News, Roadmap, Comparison, Alternatives, See also, Examples, Sponsors, " +
  "Contributing, Requirements, License, Related projects";

describe("the section in which a README names a concept", () => {
  test.each(others.split(", "))("does not count under %s", (heading) => {
    expect(conceptsOf(`${filler}\n## ${heading}\n\n${mention}`)).not.toContain("Event sourcing");
    expect(conceptsOf(`${filler}\n## ${heading}\n\n### Details\n\n${mention}`)).not.toContain(
      "Event sourcing",
    );
  });

  test.each(["Features", "How it works", "Architecture", "Tech stack", "Built with", "Why?"])(
    "counts under %s",
    (heading) => expect(conceptsOf(`${filler}\n## ${heading}\n\n${mention}`)).toContain("Event sourcing"),
  );

  test("counts in the first sentences", () => expect(conceptsOf(mention)).toContain("Event sourcing"));

  test("does not count without a topic", () => expect(conceptsOf(mention, [])).toEqual([]));

  test("counts elsewhere from three sentences on", () => {
    const sentences = [
      "Streams use event sourcing.",
      "So do logs: event sourcing.",
      "Event sourcing for all.",
    ];
    const said = (times: number) => `${filler}\n## Streams\n\n${sentences.slice(0, times).join("\n\n")}`;
    expect(conceptsOf(said(1))).not.toContain("Event sourcing");
    expect(conceptsOf(said(3))).toContain("Event sourcing");
  });
});

describe("the sections of a README", () => {
  test("a heading applies to the sections below it", () => {
    const blocks = blocksOf(
      "# The engine\n\nOne.\n\n## Install\n\n### Linux\n\nTwo.\n\n## Features\n\n- Three\n",
    );
    expect(blocks).toEqual([
      { headings: [], text: "One.", isListItem: false },
      { headings: ["Install", "Linux"], text: "Two.", isListItem: false },
      { headings: ["Features"], text: "Three", isListItem: true },
    ]);
    expect(blocks.map(({ headings }) => zoneOf(headings))).toEqual(["opening", "excluded", "features"]);
  });

  test("code, tables, images, comments and hidden elements are excluded", () => {
    const text =
      "Seen.\n\n```\ncode\n```\n\n| a | b |\n\n![picture](x.png)\n\n<!-- no -->\n\n<p style='display: none'>no</p>\n\n<table><tr><td>no</td></tr></table>";
    expect(blocksOf(text).map((block) => block.text)).toEqual(["Seen."]);
  });

  test("an underlined title is excluded, and the text after an unclosed fence is not", () => {
    expect(blocksOf("The engine\n=====\n\nOne.\n\n```\n\nTwo.").map((block) => block.text)).toEqual([
      "One.",
      "Two.",
    ]);
  });
});
