import { openFile } from "./openFile.ts";
import { refusalOf } from "./refusal.ts";
import { samplePdf } from "./samplePdf.ts";

/** The task of readFile.ts, run in a process of its own. */
export async function run(values: unknown, bytes: Buffer) {
  try {
    return await openFile(bytes, values as { name: string; type?: string });
  } catch (error) {
    // What no rule of ours refused is a file that its format's reader failed on.
    return { refused: refusalOf(error) ?? "broken" };
  }
}

/** The first file read in a process takes up to a second longer than the twentieth: code is loaded and compiled. */
export async function prepare(): Promise<void> {
  for (let round = 0; round < 16; round++) await openFile(samplePdf(), { name: "sample.pdf" });
}
