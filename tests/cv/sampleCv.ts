import { column, makePdf } from "./makePdf.ts";

export const sampleLines = [
  "Ada Lovelace",
  "Senior Data Engineer",
  "ada.lovelace@example.org | +44 20 7946 0958 | 12 St James Square, London",
  "Experience",
  "Senior Data Engineer, Babbage Ltd, Jan 2018 - Present",
  "Built pipelines in Python and Apache Kafka for the engine's weather tables",
  "Data Analyst, Menabrea Inc, 03/2014 - 12/2017",
  "Wrote reports in SQL for the people who buy looms",
  "Education",
  "BSc Mathematics, University of London, 2013",
  "Skills",
  "Python, SQL, Apache Kafka, PostgreSQL, Docker",
  "Languages",
  "English (native), French (B2)",
];
export const samplePdf = (lines = sampleLines): Buffer => makePdf([column(lines, { step: 20 })]);

const boundary = "----a-boundary-nobody-guesses";
export type Piece = { name: string; filename?: string; type?: string; content: Buffer | string };

/** A form as browsers send it. */
export function formOf(pieces: Piece[]): { headers: Record<string, string>; payload: Buffer } {
  const parts = pieces.flatMap(({ name, filename, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ""}\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from("\r\n"),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A PDF as a file input takes it. */
export const pdfFile = (buffer = samplePdf(), name = "Ada CV.pdf") => ({
  name,
  mimeType: "application/pdf",
  buffer,
});

export const cvForm = (content: Buffer, filename = "ada.pdf", type = "application/pdf") =>
  formOf([{ name: "cvFile", filename, type, content }]);
