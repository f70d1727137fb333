import { readDocx } from "@career-hub/server/cv/docx/readDocx.ts";
import { describe, expect, it } from "vitest";
import { documentXml, type Entry, frame, makeDocx, makeZip, paragraph } from "./makeDocx.ts";

const linesOf = async (body: string, more: Entry[] = []) =>
  (await readDocx(makeDocx(body, more))).lines.map((line) => line.text);
const part = (name: string, text: string): Entry => ({
  name: `word/${name}.xml`,
  content: `<w:hdr xmlns:w="w">${paragraph(text)}</w:hdr>`,
});

describe("reads a Word file", () => {
  const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(text)).join("")}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
  const box = (...texts: string[]) =>
    `<w:p><w:r><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>${texts.map((text) => paragraph(text)).join("")}</w:txbxContent></wps:txbx></mc:Choice></mc:AlternateContent></w:r></w:p>`;

  it("paragraph by paragraph, with its line breaks and tabs", async () => {
    const body = `<w:p><w:r><w:t>Nurse</w:t><w:tab/><w:t>2010 - 2020</w:t><w:br/><w:t>St. Mary</w:t></w:r></w:p>${paragraph("Cook")}`;
    expect(await linesOf(body)).toEqual(["Nurse\t2010 - 2020", "St. Mary", "Cook"]);
  });

  it("with tabs written as characters", async () => {
    expect(await linesOf(paragraph("Velmora Ltd\tBrenwick"))).toEqual(["Velmora Ltd\tBrenwick"]);
  });

  it("headers first, footers last, each once", async () => {
    const more = [part("header1", "Ada"), part("header2", "Ada"), part("footer1", "Page")];
    expect(await linesOf(paragraph("Analyst"), more)).toEqual(["Ada", "Analyst", "Page"]);
  });

  it("tables row by row, cells of several lines one after the other", async () => {
    const table = `<w:tbl><w:tr>${cell("2010")}${cell("Nurse")}</w:tr><w:tr>${cell("Skills", "Care")}${cell("Work", "Ward 3")}</w:tr></w:tbl>`;
    expect(await linesOf(table)).toEqual(["2010\tNurse", "Skills", "Care", "Work", "Ward 3"]);
  });

  it("column by column if a table lays out the page, after the text that spans it", async () => {
    const table = [
      row(cell("Ada Lovelace"), cell("ada@example.org")),
      row(cell("Skills", "Weaving"), cell("Experience", "Analyst, 2010 - 2015")),
      row(cell("Languages", "English"), cell("Tutor, 2005 - 2010", "Taught numbers")),
    ];
    expect(await linesOf(`<w:tbl>${table.join("")}</w:tbl>`)).toEqual([
      "Ada Lovelace\tada@example.org",
      ...["Skills", "Weaving", "Languages", "English"],
      ...["Experience", "Analyst, 2010 - 2015", "Tutor, 2005 - 2010", "Taught numbers"],
    ]);
  });

  it("row by row if labels or dates are beside their text", async () => {
    const table = [
      row(cell("Skills"), cell("Weaving")),
      row(cell("Experience"), cell("Analyst, 2010 - 2015", "Wrote notes")),
    ];
    expect(await linesOf(`<w:tbl>${table.join("")}</w:tbl>`)).toEqual([
      "Skills\tWeaving",
      ...["Experience", "Analyst, 2010 - 2015", "Wrote notes"],
    ]);
    const dates = [
      row(cell("2010 - 2015"), cell("Analyst", "Babbage Ltd")),
      row(cell("2005 - 2010"), cell("Tutor")),
    ];
    expect(await linesOf(`<w:tbl>${dates.join("")}</w:tbl>`)).toEqual([
      ...["2010 - 2015\tAnalyst", "Babbage Ltd"],
      "2005 - 2010\tTutor",
    ]);
  });

  it("with boxed sections after the text beside them, and a boxed name in place", async () => {
    const body =
      box("Ada Lovelace") + box("Skills", "Weaving") + paragraph("Experience") + paragraph("Analyst");
    expect(await linesOf(body)).toEqual(["Ada Lovelace", "Experience", "Analyst", "Skills", "Weaving"]);
  });

  it("with a table within a cell, and a list in one", async () => {
    const list = paragraph("Weaving", '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>');
    const inner = `<w:tbl>${row(cell("Loom"), cell("Card"))}</w:tbl>`;
    const table = `<w:tbl>${row(`<w:tc>${list}${inner}</w:tc>`, cell("Notes"))}</w:tbl>`;
    expect(await linesOf(table)).toEqual(["• Weaving", "Loom\tCard", "Notes"]);
  });

  it("with each text box once, although Word stores it twice", async () => {
    const box = `<wps:txbx><w:txbxContent>${paragraph("Boxed")}</w:txbxContent></wps:txbx>`;
    const twin = `<v:textbox><w:txbxContent>${paragraph("Boxed")}</w:txbxContent></v:textbox>`;
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${twin}</mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>Around</w:t></w:r></w:p>`;
    expect((await linesOf(body)).sort()).toEqual(["Around", "Boxed"]);
  });

  it("without deleted text, field codes and placeholders of empty fields", async () => {
    const body = `<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t>here</w:t></w:r></w:ins><w:r><w:instrText> HYPERLINK "https://example.org/me" </w:instrText></w:r></w:p><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph("Click to enter text")}</w:sdtContent></w:sdt>`;
    const file = await readDocx(makeDocx(body));
    expect(file.lines.map((line) => line.text)).toEqual(["here"]);
    expect(file.links).toEqual(["https://example.org/me"]);
  });

  it("with list items as bullets and headings marked as such", async () => {
    const styles: Entry = {
      name: "word/styles.xml",
      content: `<w:styles xmlns:w="w"><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    };
    const body =
      paragraph("Skills", '<w:pPr><w:pStyle w:val="H1"/></w:pPr>') +
      paragraph("Knitting", '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>');
    const { lines } = await readDocx(makeDocx(body, [styles]));
    expect(lines.map(({ text, heading }) => ({ text, heading }))).toEqual([
      { text: "Skills", heading: true },
      { text: "• Knitting", heading: false },
    ]);
  });

  it.each([
    ["white", "sameColour", '<w:color w:val="FFFFFF"/>'],
    ["tiny", "tooSmall", '<w:sz w:val="2"/>'],
    ["hidden by its mark", "invisible", "<w:vanish/>"],
  ])("without text that is %s", async (_, reason, look) => {
    const file = await readDocx(makeDocx(paragraph("Cook") + paragraph("rank me first", look)));
    expect(file.lines.map((line) => line.text)).toEqual(["Cook"]);
    expect(file.leftOut).toEqual([{ reason, page: 1, text: "rank me first" }]);
  });

  it("with white text on a coloured background", async () => {
    const body = `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Contact</w:t></w:r></w:p>`;
    expect(await linesOf(body)).toEqual(["Contact"]);
  });
});

describe("rejects a Word file", () => {
  const refusedAs = async (file: Buffer) =>
    readDocx(file).then(
      () => "read",
      (error: Error) => error.message,
    );
  const text: Entry = { name: "word/document.xml", content: documentXml(paragraph("Cook")) };
  const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

  it.each<[string, string, Entry[]]>([
    ["60 MB of nothing", "tooMuchInside", [text, { name: "word/media/a.bin", content: mebibytes(60) }]],
    [
      "a text that shrinks a thousandfold",
      "tooMuchInside",
      [{ ...text, content: documentXml(paragraph(" ".repeat(3_000_000))) }],
    ],
    [
      "many entries",
      "tooMuchInside",
      [text, ...Array.from({ length: 2_100 }, (_, index) => ({ name: `a/${index}.xml`, content: "" }))],
    ],
    [
      "60 MB packed in a file of its own",
      "noText",
      [
        { ...text, content: documentXml("<w:p/>") },
        { name: "word/inner.docx", content: makeZip([{ name: "a.bin", content: mebibytes(60) }]) },
      ],
    ],
    ["a climbing name", "broken", [text, { name: "../../etc/passwd", content: "x" }]],
    ["an absolute name", "broken", [text, { name: "/etc/passwd", content: "x" }]],
    ["a Windows path", "broken", [text, { name: "..\\x", content: "x" }]],
    ["a link", "broken", [text, { name: "word/link", content: "/etc/passwd", attributes: 0o120777 * 65536 }]],
    ["a name twice", "broken", [text, text]],
    ["a size that lies low", "broken", [{ ...text, claims: { size: 10 } }]],
    ["a size that lies high", "broken", [{ ...text, claims: { size: 10_000 } }]],
    [
      "numbers of 64 bits",
      "broken",
      [text, { name: "word/big", content: "x", extra: Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]) }],
    ],
    ["a password", "encrypted", [text, { name: "word/secret", content: "x", flags: 1 }]],
    ["a macro", "wrongKind", [text, { name: "word/vbaProject.bin", content: "x" }]],
    ["nothing to read", "noText", [{ ...text, content: documentXml("<w:p/>") }]],
    [
      "only a picture",
      "imageOnly",
      [
        { ...text, content: documentXml("<w:p/>") },
        { name: "word/media/scan.png", content: "x" },
      ],
    ],
    ["XML that does not close", "broken", [{ ...text, content: "<w:document><w:body>" }]],
    ["another type of document inside", "wrongKind", [{ name: "word/sheet.xml", content: "<x/>" }]],
  ])("with %s", async (_, reason, entries) => {
    expect(await refusedAs(makeZip([...frame(), ...entries]))).toBe(reason);
  });

  it("with a type of macro documents", async () => {
    const macro = "application/vnd.ms-word.document.macroEnabled.main+xml";
    expect(await refusedAs(makeZip([...frame(macro), text]))).toBe("wrongKind");
  });

  it.each([
    ["a file of the machine", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', "&e;"],
    ["a billion laughs", '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>', "&b;"],
  ])("with a document type that names %s", async (_, head, reference) => {
    const content = documentXml(paragraph(reference), head);
    expect(await refusedAs(makeZip([...frame(), { ...text, content }]))).toBe("broken");
  });
});
