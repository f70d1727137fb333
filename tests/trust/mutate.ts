import type { Random } from "../cv/generated/random.ts";

const numbers = ["-1", "0", "65536", "4294967296", "99999999999999999999", "1e400", "NaN"];
const pieces = [
  "<<",
  ">>",
  "obj",
  "endobj",
  "stream",
  "/Kids [2 0 R]",
  "]]>",
  "<!DOCTYPE a [",
  "&#x0;",
  '{"',
  "\0",
];

/** Applies one to four mutations: flips, cuts, repeats or inserts bytes, splices `other`, replaces a number. */
export function mutate(bytes: Buffer, other: Buffer, random: Random): Buffer {
  let made = Buffer.from(bytes);
  for (let changes = random.between(1, 4); changes > 0 && made.length > 0; changes--)
    made = changeOnce(made, other, random);
  return made;
}

function changeOnce(bytes: Buffer, other: Buffer, random: Random): Buffer<ArrayBuffer> {
  const at = random.between(0, bytes.length - 1);
  const until = Math.min(bytes.length, at + random.between(1, 400));
  const [before, here, after] = [bytes.subarray(0, at), bytes.subarray(at, until), bytes.subarray(until)];
  const from = random.between(0, Math.max(0, other.length - 1));
  const foreign = other.subarray(from, from + random.between(1, 4_000));
  return random.pick([
    () => {
      const flipped = Buffer.from(bytes);
      for (let flips = random.between(1, 12); flips > 0; flips--) {
        const place = random.between(0, flipped.length - 1);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << random.between(0, 7));
      }
      return flipped;
    },
    () => Buffer.from(before),
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, ...Array.from({ length: random.between(2, 200) }, () => here), after]),
    () => Buffer.concat([before, foreign, after]),
    () => Buffer.concat([before, foreign]),
    () => Buffer.concat([before, Buffer.from(random.pick(pieces)), Buffer.concat([here, after])]),
    () => Buffer.concat([before, replaceNumber(Buffer.concat([here, after]), random)]),
  ])();
}

/** Replaces the first number. */
function replaceNumber(bytes: Buffer, random: Random): Buffer {
  return Buffer.from(bytes.toString("latin1").replace(/\d+/, random.pick(numbers)), "latin1");
}
