import { readDocx } from "../docx/readDocx.ts";
import { readPdf } from "../pdf/readPdf.ts";
import { understand } from "../reading/understand.ts";
import { kindOf } from "./kind.ts";

/** Reads a file in this very process, without limits: for the process made for it, and for measuring. Throws refusals. */
export async function openFile(bytes: Buffer, file: { name: string; type?: string }) {
  return understand(await (kindOf(bytes, file) === "pdf" ? readPdf(bytes) : readDocx(bytes)), new Date());
}
