import { openFile } from "./openFile.ts";
import { refusalOf } from "./refusal.ts";
import { samplePdf } from "./samplePdf.ts";

/** The sandboxed task of readFile.ts. */
export async function run(values: unknown, bytes: Buffer) {
  try {
    return await openFile(bytes, values as { name: string; type?: string });
  } catch (error) {
    // Errors other than refusals come from a parser that failed on the file.
    return { refused: refusalOf(error) ?? "broken" };
  }
}

/** Warms up loading and compilation: the first file in a process takes up to a second longer than the twentieth. */
export async function prepare(): Promise<void> {
  for (let round = 0; round < 5; round++) await openFile(samplePdf(), { name: "sample.pdf" });
}
