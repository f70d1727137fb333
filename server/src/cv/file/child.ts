/**
 * The process that opens one file and ends. It is started by readFile.ts with limits on time, memory, files and
 * network: what a file can make a parser do ends here. In: a line of JSON, then the file. Out: "ready", then JSON.
 */
import { readFileSync, writeSync } from "node:fs";
import { openFile } from "./openFile.ts";
import { refusalOf } from "./refusal.ts";

function say(text: string): void {
  const bytes = Buffer.from(text);
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(1, bytes, sent);
    } catch (error) {
      if ((error as { code?: string }).code !== "EAGAIN") throw error;
    }
  }
}

async function answer(): Promise<object> {
  const input = readFileSync(0);
  const end = input.indexOf("\n");
  const file = JSON.parse(input.subarray(0, end).toString()) as { name: string; type?: string };
  const bytes = input.subarray(end + 1);
  try {
    return await openFile(bytes, file);
  } catch (error) {
    // What no rule of ours refused is a file that its format's reader choked on.
    return { refused: refusalOf(error) ?? "broken" };
  }
}

say("ready\n");
say(JSON.stringify(await answer()));
process.exit(0);
