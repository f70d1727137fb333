import { readFile } from "@career-hub/server/cv/file/readFile.ts";
import { toPublicError } from "@career-hub/server/errors.ts";
import { describe, expect, it } from "vitest";
import { makeDocx, paragraph } from "./makeDocx.ts";
import { makePdf } from "./makePdf.ts";

/** Milliseconds a file may wait for a processor here: what it costs is asked, not how busy the machine is. */
const timeoutMs = 600_000;

describe("a bomb", () => {
  const outcomeBeside = async (name: string, bytes: Buffer) => {
    const before = process.memoryUsage.rss();
    let beats = 0;
    const heart = setInterval(() => beats++, 10);
    const read = readFile({ name, bytes }, { timeoutMs });
    const from = performance.now();
    const { status, message } = await read.then(() => ({ status: 200, message: "" }), toPublicError);
    const took = performance.now() - from;
    clearInterval(heart);
    return { status, message, beats, took, grown: (process.memoryUsage.rss() - before) / 1024 / 1024 };
  };

  it.each<[string, string, () => Buffer, string?]>([
    ["of forms in forms", "forms.pdf", () => nestedForms(12, 9), "too much time or memory"],
    [
      "of text that never ends",
      "endless.pdf",
      () =>
        makePdf([[]], {
          content: Buffer.from(`BT /F1 1 Tf ${"(aaaaaaaaaaaaaaaaaaaaaaaa) Tj ".repeat(400_000)} ET`),
        }),
    ],
    [
      "of paragraphs",
      "paragraphs.docx",
      () => makeDocx(Array.from({ length: 30_000 }, (_, index) => paragraph(`${index * 7919}`)).join("")),
    ],
    ["of depth", "deep.docx", () => makeDocx(`${"<w:p>".repeat(100_000)}${"</w:p>".repeat(100_000)}`)],
  ])("%s ends in its own process while this one goes on", async (_, name, make, words = "") => {
    const { status, message, beats, took, grown } = await outcomeBeside(name, make());
    expect([200, 422]).toContain(status);
    expect(message).toContain(words);
    expect(beats).toBeGreaterThanOrEqual(Math.floor(took / 200));
    expect(grown).toBeLessThan(200);
  });
});

/** Each form paints the next one many times: a few kilobytes that are billions of steps. */
function nestedForms(times: number, depth: number): Buffer {
  const form = (id: number) => {
    const content = id < depth ? `/N Do `.repeat(times) : "BT /F1 9 Tf (x) Tj ET";
    const next = id < depth ? `/XObject << /N ${30 + id + 1} 0 R >>` : "/Font << /F1 3 0 R >>";
    return `${30 + id} 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << ${next} >> /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  };
  const whole = makePdf([[]], { content: Buffer.from("/I1 Do") })
    .toString("latin1")
    .replace("/I1 9 0 R", "/I1 30 0 R");
  const forms = Array.from({ length: depth + 1 }, (_, id) => form(id)).join("");
  // The table of places is now wrong: readers look for the objects themselves.
  return Buffer.from(whole.replace("xref\n", `${forms}xrff\n`), "latin1");
}
