import { createServer } from "node:http";
import { readFile } from "@career-hub/server/cv/file/readFile.ts";
import { run } from "@career-hub/server/cv/file/readTask.ts";
import { toPublicError } from "@career-hub/server/errors.ts";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "../setup/freePort.ts";
import { documentXml, type Entry, frame, makeDocx, makeZip, paragraph } from "./makeDocx.ts";
import { column, makePdf } from "./makePdf.ts";

const pdf = makePdf([column(["Gardener", "2010 - 2020"])]);
const docx = makeDocx(paragraph("Gardener"));
const zip = makeZip([{ name: "notes.txt", content: "hello" }]);

/** Milliseconds a file may wait for a processor here: what it costs is asked, not how busy the machine is. */
const timeoutMs = 600_000;

async function outcome(name: string, bytes: Buffer, type?: string): Promise<[number, string]> {
  try {
    await readFile({ name, bytes, ...(type && { type }) }, { timeoutMs });
    return [200, ""];
  } catch (error) {
    const { status, message } = toPublicError(error);
    return [status, message];
  }
}

/** The same, read in this process: for files whose reading costs nothing. */
async function refusal(name: string, bytes: Buffer, type?: string): Promise<string> {
  const answer = await run({ name, ...(type && { type }) }, bytes);
  return "refused" in answer ? answer.refused : "read";
}

test.each<[string, string, Buffer, string?]>([
  ["a program", "cv.pdf", Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")],
  ["a page", "cv.pdf", Buffer.from("<!doctype html><title>cv</title>")],
  ["a picture", "cv.pdf", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["an old Word file", "cv.docx", Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1")],
  [
    "an old Word file under its own name",
    "cv.doc",
    Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"),
  ],
  ["rich text", "cv.docx", Buffer.from("{\\rtf1 hello}")],
  ["any zip", "cv.docx", zip],
  ["a PDF called DOCX", "cv.docx", pdf],
  ["a DOCX called PDF", "cv.pdf", docx],
  ["a PDF without an extension", "cv", pdf],
  ["a PDF called text", "cv.txt", pdf],
  ["a PDF that goes on as a zip", "cv.pdf", Buffer.concat([pdf, zip])],
  ["a zip with a PDF in front", "cv.docx", Buffer.concat([pdf, docx])],
  ["a GIF that goes on as a PDF", "cv.pdf", Buffer.concat([Buffer.from("GIF89a"), pdf])],
  ["a PDF sent as a page", "cv.pdf", pdf, "text/html"],
  [
    "a PDF sent as a Word file",
    "cv.pdf",
    pdf,
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
  [
    "the virus scanners' test",
    "cv.pdf",
    Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"),
  ],
])("a file of another type than its name, %s, is refused by its kind", async (_, name, bytes, type) => {
  expect(await refusal(name, bytes, type)).toBe("wrongKind");
});

describe("rejects an unreadable file with the reason", () => {
  const blank = makePdf([[]], { content: Buffer.from("0 0 m 10 10 l S") }).toString("latin1");
  it.each<[string, Buffer, string]>([
    ["empty.pdf", Buffer.alloc(0), "empty"],
    ["head.pdf", Buffer.from("%PDF-1.7\n"), "broken"],
    ["half.pdf", pdf.subarray(0, 60), "broken"],
    ["noise.pdf", Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_000, "\x93")]), "broken"],
    ["locked.pdf", makePdf([column(["Gardener"])], { encrypted: true }), "encrypted"],
    ["scan.pdf", makePdf([[{ picture: [0, 0, 595, 842] }]]), "imageOnly"],
    ["blank.pdf", Buffer.from(blank.replace("/Subtype /Image", "/Subtype /Other"), "latin1"), "noText"],
    ["half.docx", docx.subarray(0, docx.length - 30), "broken"],
    ["headless.pdf", pdf.subarray(pdf.indexOf("\n") + 1), "read"],
  ])("%s", async (name, bytes, reason) => {
    expect(await refusal(name, bytes)).toBe(reason);
  });
});

test("responds 503 on a timeout of a busy machine, not with a fault of the file", async () => {
  const answer = await readFile({ name: "cv.pdf", bytes: pdf }, { timeoutMs: 1 }).catch(toPublicError);
  expect(answer).toMatchObject({ status: 503, message: expect.stringMatching(/try again/) });
  expect((await readFile({ name: "cv.pdf", bytes: pdf })).text).toContain("Gardener");
});

describe("the reading process", () => {
  it("does not request URLs of a file", async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${await listenOnFreePort(server)}/x`;
    const relations: Entry = {
      name: "word/_rels/document.xml.rels",
      content: `<Relationships xmlns="r"><Relationship Id="a" Type="t/attachedTemplate" Target="${address}" TargetMode="External"/><Relationship Id="b" Type="t/image" Target="file:///etc/passwd" TargetMode="External"/><Relationship Id="c" Type="t/hyperlink" Target="${address}" TargetMode="External"/></Relationships>`,
    };
    const { reading } = await readFile({
      name: "cv.docx",
      bytes: makeDocx(paragraph("Gardener"), [relations]),
    });
    // Named for the person to see, and no more.
    expect(reading.links).toEqual([address]);
    const action = pdf
      .toString("latin1")
      .replace("/Type /Catalog", `/Type /Catalog /OpenAction << /S /URI /URI (${address}) >>`);
    expect(await outcome("cv.pdf", Buffer.from(action, "latin1"))).toEqual([200, ""]);
    expect(calls).toBe(0);
  });

  it("removes NUL and other control characters from the text", async () => {
    const bytes = makePdf([[{ text: "Gar\u0000dener\u202e in chief", x: 50, y: 700, unicode: true }]]);
    const { text } = await readFile({ name: "cv.pdf", bytes });
    expect(text).toBe("Gardener in chief");
  });

  it("truncates a text of millions of letters", async () => {
    const words = Array.from({ length: 20_000 }, (_, index) =>
      paragraph(`A sentence about the number ${index} and what it did`),
    ).join("");
    const { text, reading } = await readFile({
      name: "cv.docx",
      bytes: makeZip([...frame(), { name: "word/document.xml", content: documentXml(words) }]),
    });
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(reading.warnings.join(" ")).toMatch(/very long/);
  });
});
