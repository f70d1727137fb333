/** `npm run bench:reading`: a one-page PDF read in a process of its own, beside the same work in a warm process. */
import { openFile } from "../server/src/cv/file/openFile.ts";
import { prepareToRead, readFile } from "../server/src/cv/file/readFile.ts";
import { samplePdf } from "../server/src/cv/file/samplePdf.ts";

const rounds = 15;
const file = { name: "cv.pdf", bytes: samplePdf() };

async function timesOf(work: () => Promise<unknown>, before = async () => {}): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await before();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const median = (times: number[]) => times[Math.floor(times.length / 2)] ?? 0;

const bare = () => openFile(file.bytes, file);
await timesOf(bare);
const warm = median(await timesOf(bare));
// A process that waits for work does not keep this one running.
const alive = setInterval(() => {}, 1_000);
const isReady = async () => void (await prepareToRead());
const prepared = median(await timesOf(() => readFile(file), isReady));
const cold = median(await timesOf(() => readFile(file)));
clearInterval(alive);
const row = (name: string, ms: number) =>
  console.log(`${name.padEnd(34)}${ms.toFixed(1).padStart(8)} ms${(ms / warm).toFixed(2).padStart(8)}`);
console.log(`${"median of 15".padEnd(34)}      time   ratio`);
row("in a warm process, without limits", warm);
row("in a process started ahead", prepared);
row("without a pause between files", cold);
