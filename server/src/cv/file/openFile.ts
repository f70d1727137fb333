import { readDocx } from "../docx/readDocx.ts";
import { readPdf } from "../pdf/readPdf.ts";
import { parseCv } from "../reading/parseCv.ts";
import { kindOf } from "./kind.ts";

/** Parses a file in the current process without limits: for the sandbox process and for measurements. Throws refusals. */
export async function openFile(bytes: Buffer, file: { name: string; type?: string }) {
  return parseCv(await (kindOf(bytes, file) === "pdf" ? readPdf(bytes) : readDocx(bytes)), new Date());
}
