/** npm run train [-- --steps N --held-out --data FOLDER]: trains the embedding of titles and texts. See docs/taxonomy.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { characterIndex } from "../server/src/taxonomy/characterIndex.ts";
import { embedText, similarity } from "../server/src/taxonomy/embedding.ts";
import { rowCount, rowsOfWord } from "../server/src/taxonomy/features.ts";
import { dimensions, type Model, packed, setModel } from "../server/src/taxonomy/model.ts";
import { createOccupationIndex, meansOf } from "../server/src/taxonomy/occupationIndex.ts";
import { titleRanker } from "../server/src/taxonomy/rankTitles.ts";
import { taxonomy } from "../server/src/taxonomy/taxonomy.ts";
import { randomFrom } from "../tests/cv/generated/random.ts";
import { createTrainer } from "./taxonomy/contrastive.ts";
import { heldOutSets, meanAveragePrecision, type Ranker } from "./taxonomy/evaluate.ts";
import { classesOf } from "./taxonomy/examples.ts";
import { createSampler } from "./taxonomy/pairs.ts";
import { skillsFolder } from "./taxonomy/read.ts";

const { values: options } = parseArgs({
  options: {
    steps: { type: "string", default: "3000" },
    data: { type: "string" },
    out: { type: "string" },
    "held-out": { type: "boolean", default: false },
    every: { type: "string", default: "5000" },
    rate: { type: "string", default: "0.05" },
    temperature: { type: "string", default: "0.06" },
    batch: { type: "string", default: "256" },
  },
});
const steps = Number(options.steps);
const seed = 20_250_101;

const all = taxonomy();
const draw = randomFrom(seed);
const isHeldOut = new Set(all.filter(() => draw() < 0.1).map((entry) => entry.id));
const heldOut = all.filter((entry) => isHeldOut.has(entry.id));
const learnt = options["held-out"] ? all.filter((entry) => !isHeldOut.has(entry.id)) : all;
const unseen = new Set(
  options["held-out"] ? heldOut.flatMap((entry) => Object.values(entry.titles).flat()) : [],
);
const classes = classesOf(learnt, skillsFolder(options.data), unseen);
const sampler = createSampler(classes, draw);
const rarity = rarities();
const trainer = createTrainer({
  dimensions,
  temperature: Number(options.temperature),
  rate: Number(options.rate),
  random: draw,
});

function quantised(): Model {
  const { table, isTrained } = trainer;
  const scales = new Float32Array(rowCount);
  const values = new Int8Array(table.length);
  for (let row = 0; row < rowCount; row++) {
    // Skips rows that occur in no training text.
    if (!isTrained(row)) continue;
    const part = table.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
    scales[row] = scale;
    for (let at = 0; at < dimensions; at++)
      values[row * dimensions + at] = scale > 0 ? Math.round((part[at] as number) / scale) : 0;
  }
  return { scales, values, rarity };
}

/** Inverse document frequency of each word's row; an occupation's titles and texts are one document. */
function rarities(): Uint8Array {
  const frequency = new Float64Array(rowCount);
  for (const { titles, texts } of classes)
    for (const word of new Set([...titles.flat().flatMap((title) => title.split(" ")), ...texts.flat()])) {
      const row = rowsOfWord(word)[0] as number;
      frequency[row] = (frequency[row] as number) + 1;
    }
  const most = Math.log(1 + classes.length);
  return Uint8Array.from(frequency, (count) => Math.max(0, 255 * (1 - Math.log(1 + count) / most)));
}

const byVector: Ranker = (queries, corpus) => {
  const vectors = corpus.map((title) => embedText(title));
  return queries.map((query) => {
    const own = embedText(query);
    return Float32Array.from(vectors, (vector) => similarity(own, vector));
  });
};
const byCharacters: Ranker = (queries, corpus) => {
  const scoresFor = characterIndex(corpus);
  return queries.map((query) => scoresFor(query));
};
/** Without held-out titles, to measure unseen titles. */
function byAll(): Ranker {
  const known = learnt.map((entry) => ({
    ...entry,
    titles: Object.fromEntries(
      Object.entries(entry.titles).map(([language, titles]) => [
        language,
        titles.filter((title) => !unseen.has(title)),
      ]),
    ),
  }));
  const find = createOccupationIndex(known, meansOf(known));
  return (queries, corpus) => queries.map(titleRanker(corpus, find));
}

function report(): void {
  setModel(quantised());
  const rankers = [byVector, byCharacters, byAll()];
  for (const set of heldOutSets(heldOut)) {
    const [vector, characters, mixed] = rankers.map((rank) => meanAveragePrecision(set, rank).toFixed(3));
    console.log(`  ${set.name.padEnd(11)} vector ${vector}  characters ${characters}  all ${mixed}`);
  }
}

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
let loss = 0;
for (let step = 1; step <= steps; step++) {
  const warmth = Math.min(1, step / 100) * (1 - 0.9 * (step / steps));
  loss += trainer.step(sampler.batch(Number(options.batch)), sampler.isSame, warmth);
  if (step % 200 === 0) {
    console.log(`${step} steps, ${seconds()} s, loss ${(loss / 200).toFixed(3)}`);
    loss = 0;
  }
  if (options["held-out"] && (step % Number(options.every) === 0 || step === steps)) report();
}
if (options.out) {
  setModel(quantised());
  writeFileSync(join(options.out, "embedding.bin"), packed(quantised()));
  writeFileSync(join(options.out, "occupations.bin"), meansOf(all));
}
