import { connect } from "node:net";
import { cleanFilename } from "@career-hub/server/cv/filename.ts";
import { maxFileBytes } from "@career-hub/server/cv/schema.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { restOf, signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { makeDocx, paragraph } from "./makeDocx.ts";
import { cvForm, formOf, sampleLines, samplePdf } from "./sampleCv.ts";

const server = testServer(testDatabase(), { isShared: true, settings: () => ({ LOG_LEVEL: "trace" }) });
const { log } = server;
let token: string;

beforeAll(() => server.app.listen({ host: "127.0.0.1", port: 0 }));
beforeEach(async () => {
  token = await signInAs(server.app, "teodorbrask");
});

type Form = { headers: Record<string, string>; payload: Buffer | string };
const send = ({ headers, payload }: Form, as = token) =>
  restOf(server.app, as)("POST", "/cv/upload", payload, headers);
const info = async () => (await restOf(server.app, token)("GET", "/cv/info")).body;

describe("a CV", () => {
  it("is shown only to its owner, stays when the next upload fails, and is replaced and removed", async () => {
    expect(await info()).toEqual({ cv: null });
    const first = await send(cvForm(samplePdf(), "../../etc/Ada 😀.pdf"));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      message: "CV uploaded successfully!",
      cv: { originalFilename: "Ada 😀.pdf", size: samplePdf().length, kind: "pdf", pages: 1 },
    });
    expect(await info()).toEqual({ cv: first.body.cv });

    const other = restOf(server.app, await signInAs(server.app, "runa-aldecoa"));
    expect((await other("GET", "/cv/info")).body).toEqual({ cv: null });
    expect((await other("DELETE", "/cv")).status).toBe(404);
    for (const bad of ["MZ", "%PDF-1.7\n", ""])
      expect((await send(cvForm(Buffer.from(bad)))).status).toBeGreaterThanOrEqual(400);
    expect(await info()).toEqual({ cv: first.body.cv });

    const docx = makeDocx(sampleLines.map((line) => paragraph(line)).join(""));
    const second = await send(cvForm(docx, "C:\\\\Users\\\\ada.docx", "application/octet-stream"));
    expect(second.body.cv).toMatchObject({ originalFilename: "ada.docx", size: docx.length, kind: "docx" });
    expect(new Date(second.body.cv.updatedAt).getTime()).toBeGreaterThan(
      new Date(first.body.cv.updatedAt).getTime(),
    );

    const gone = await restOf(server.app, token)("DELETE", "/cv");
    expect([gone.status, gone.body]).toEqual([200, { message: "CV removed successfully!" }]);
    expect(await info()).toEqual({ cv: null });
    expect((await restOf(server.app, token)("DELETE", "/cv")).status).toBe(404);
  });

  it("leaves neither token nor text in the log at any level", async () => {
    log.length = 0;
    await send(cvForm(samplePdf(), "secret-name.pdf"));
    const { body } = await send(cvForm(samplePdf().subarray(0, 900), "secret-name.pdf"));
    expect(log.length).toBeGreaterThan(0);
    for (const canary of [token, "secret-name", "Lovelace", "Menabrea", ...sampleLines])
      expect(log.join("") + JSON.stringify(body)).not.toContain(canary);
  });
});

describe("a rejected upload", () => {
  it("responds 401 without a session before its file is received", async () => {
    const answer = await send(cvForm(samplePdf()), "");
    expect([answer.status, answer.body.code]).toEqual([401, "UNAUTHORIZED"]);
  });

  it.each([
    ["an empty form", { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "" }],
    ["a form without a boundary", { headers: { "content-type": "multipart/form-data" }, payload: "--x\r\n" }],
    [
      "a form without an end",
      { ...cvForm(samplePdf()), payload: cvForm(samplePdf()).payload.subarray(0, 400) },
    ],
    ["a form without a file", formOf([{ name: "cvFile", content: "just words" }])],
    ["a file under another name", formOf([{ name: "file", filename: "cv.pdf", content: samplePdf() }])],
    ["a file without a name and content", formOf([{ name: "cvFile", filename: "", content: "" }])],
    [
      "two files",
      formOf([
        { name: "cvFile", filename: "a.pdf", content: samplePdf() },
        { name: "cvFile", filename: "b.pdf", content: samplePdf() },
      ]),
    ],
    [
      "a field named like the prototype",
      formOf([{ name: "__proto__", filename: "a.pdf", content: samplePdf() }]),
    ],
    [
      "a hundred fields",
      formOf(Array.from({ length: 100 }, (_, index) => ({ name: `f${index}`, content: "x" }))),
    ],
    ["JSON", { headers: { "content-type": "application/json" }, payload: '{"cvFile":"x"}' }],
    ["nothing", { headers: {}, payload: "" }],
  ])("responds 400 to %s", async (_, form) => {
    const answer = await send(form as Form);
    expect([answer.status, answer.body.code]).toEqual([400, "BAD_REQUEST"]);
    expect(answer.body.message).toBe(answer.body.error);
    expect(await info()).toEqual({ cv: null });
  });

  it("has the message of the specification when no file was chosen", async () => {
    const answer = await send(
      formOf([{ name: "cvFile", filename: "", type: "application/octet-stream", content: "" }]),
    );
    expect(answer.body.message).toBe("Please select a file first.");
  });

  it("responds 415 to another file type and 422 to broken content", async () => {
    const kind = await send(cvForm(Buffer.from("plain words"), "cv.txt", "text/plain"));
    expect([kind.status, kind.body.message]).toEqual([415, "Please upload a PDF or DOCX file only."]);
    const broken = await send(cvForm(Buffer.from("%PDF-1.4\nnothing"), "cv.pdf"));
    expect([broken.status, broken.body.code]).toEqual([422, "UNPROCESSABLE_CONTENT"]);
  });

  it("responds 400 to JSON at the tRPC procedure", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/trpc/cv.upload",
      headers: { authorization: `Bearer ${token}` },
      payload: { name: "cv.pdf" },
    });
    expect(answer.statusCode).toBe(400);
  });

  it("responds 429 after twenty uploads in ten minutes", async () => {
    let sent = 0;
    let tooMany = await send(formOf([]));
    // The next ten minutes may begin meanwhile.
    for (; tooMany.status === 400 && sent < 40; sent++) tooMany = await send(formOf([]));
    expect(sent).toBeGreaterThanOrEqual(20);
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("the size of a file", () => {
  /** A PDF with a comment in it that makes it exactly so long. */
  const pdfOf = (bytes: number) => {
    const pdf = samplePdf();
    const filler = Buffer.alloc(bytes - pdf.length, " ");
    return Buffer.concat([pdf, filler]);
  };

  it("is at most ten mebibytes", async () => {
    const most = await send(cvForm(pdfOf(maxFileBytes)));
    expect([most.status, most.body.cv?.size]).toEqual([200, maxFileBytes]);
    const more = await send(cvForm(pdfOf(maxFileBytes + 1)));
    expect([more.status, more.body.code, more.body.message]).toEqual([
      413,
      "PAYLOAD_TOO_LARGE",
      "File size must be less than 10MB.",
    ]);
  });

  it("is limited by the declared length", async () => {
    const form = cvForm(samplePdf());
    const answer = await raw(
      [`content-type: ${form.headers["content-type"]}`, `content-length: ${50 * 1024 * 1024}`],
      form.payload.subarray(0, 300),
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it("ends an upload of unknown length when the limit is reached", async () => {
    const form = cvForm(samplePdf());
    const piece = Buffer.alloc(1024 * 1024, "x");
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
    const answer = await raw(
      [`content-type: ${form.headers["content-type"]}`, "transfer-encoding: chunked"],
      Buffer.concat([
        chunk(form.payload.subarray(0, 300)),
        ...Array.from({ length: 12 }, () => chunk(piece)),
      ]),
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain("File size must be less than 10MB.");
  });

  it("below the declared length is rejected as a truncated form", async () => {
    const form = cvForm(samplePdf());
    await raw(
      [`content-type: ${form.headers["content-type"]}`, "content-length: 5000"],
      form.payload.subarray(0, 900),
      true,
    );
    expect(await info()).toEqual({ cv: null });
    expect((await send(cvForm(samplePdf()))).status).toBe(200);
  });

  /** What no client library would send; resolves with what comes back before the connection ends. */
  function raw(headers: string[], body: Buffer, hangUp = false): Promise<string> {
    const address = server.app.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    return new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (data) => {
        answer += data.toString();
        if (answer.includes("requestId")) socket.destroy();
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(answer));
      const head = ["POST /api/cv/upload HTTP/1.1", "host: x", `authorization: Bearer ${token}`, ...headers];
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(body, () => hangUp && socket.destroy());
    });
  }
});

describe("the name of a file", () => {
  it.each([
    ["a path", "../../etc/ada.pdf", "ada.pdf"],
    ["a path of Windows", "C:\\Users\\ada\\cv.pdf", "cv.pdf"],
    ["a smile", "Ada 😀 résumé.pdf", "Ada 😀 résumé.pdf"],
    ["a turned direction", "cv\u202efdp.pdf", "cvfdp.pdf"],
    ["a name of nothing", ".pdf", "cv.pdf"],
    ["tabs and spaces", "my \t  cv.pdf", "my cv.pdf"],
    ["line breaks and NUL", "my\r\ncv\u0000.pdf", "mycv.pdf"],
    ["four thousand letters", `${"å".repeat(4_000)}.pdf`, `${"å".repeat(196)}.pdf`],
  ])("with %s is clean", (_, sent, shown) => {
    expect(cleanFilename(sent)).toBe(shown);
  });
});
