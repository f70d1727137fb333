/**
 * Contrastive training of the feature rows. A text's vector is the sum of its rows, normalised to unit length; the loss is
 * InfoNCE in both directions with in-batch negatives (van den Oord et al. 2018, arXiv:1807.03748), the optimiser Adagrad
 * with one rate per row (Duchi et al. 2011).
 */
import { rowCount } from "../../server/src/taxonomy/features.ts";

export type Pair = { left: Int32Array; right: Int32Array; leftClass: number; rightClass: number };
export type Settings = { dimensions: number; temperature: number; rate: number; random: () => number };

/** Gradients below this have no measurable effect, and most are. */
const minGradient = 3e-5;

export function createTrainer({ dimensions: size, temperature, rate, random }: Settings) {
  const table = new Float32Array(rowCount * size);
  for (let at = 0; at < table.length; at++) table[at] = (random() - 0.5) * 0.2;
  const gradient = new Float32Array(table.length);
  const seen = new Float32Array(rowCount).fill(1e-6);
  const touched: number[] = [];
  const isTouched = new Uint8Array(rowCount);

  /** Unit vectors of all texts, concatenated, and their lengths before normalisation. */
  function forward(texts: Int32Array[]): { unit: Float32Array; lengths: Float32Array } {
    const unit = new Float32Array(texts.length * size);
    const lengths = new Float32Array(texts.length);
    texts.forEach((rows, text) => {
      const to = text * size;
      for (let feature = 0; feature < rows.length; feature++) {
        const from = (rows[feature] as number) * size;
        for (let at = 0; at < size; at++)
          unit[to + at] = (unit[to + at] as number) + (table[from + at] as number);
      }
      let sum = 1e-12;
      for (let at = 0; at < size; at++) sum += (unit[to + at] as number) ** 2;
      const length = Math.sqrt(sum);
      lengths[text] = length;
      for (let at = 0; at < size; at++) unit[to + at] = (unit[to + at] as number) / length;
    });
    return { unit, lengths };
  }

  function backward(
    texts: Int32Array[],
    { unit, lengths }: ReturnType<typeof forward>,
    slope: Float32Array,
  ): void {
    const own = new Float32Array(size);
    texts.forEach((rows, text) => {
      const from = text * size;
      let along = 0;
      for (let at = 0; at < size; at++) along += (slope[from + at] as number) * (unit[from + at] as number);
      for (let at = 0; at < size; at++)
        own[at] =
          ((slope[from + at] as number) - along * (unit[from + at] as number)) / (lengths[text] as number);
      for (let feature = 0; feature < rows.length; feature++) {
        const row = rows[feature] as number;
        if (!isTouched[row]) {
          isTouched[row] = 1;
          touched.push(row);
        }
        const to = row * size;
        for (let at = 0; at < size; at++)
          gradient[to + at] = (gradient[to + at] as number) + (own[at] as number);
      }
    });
  }

  function update(scale: number): void {
    for (const row of touched) {
      const from = row * size;
      let squares = 0;
      for (let at = 0; at < size; at++) squares += (gradient[from + at] as number) ** 2;
      seen[row] = (seen[row] as number) + squares / size;
      const step = (rate * scale) / Math.sqrt(seen[row]);
      for (let at = 0; at < size; at++)
        table[from + at] = (table[from + at] as number) - step * (gradient[from + at] as number);
      gradient.fill(0, from, from + size);
      isTouched[row] = 0;
    }
    touched.length = 0;
  }

  /**
   * One training step over a batch. `isSame`: pairs that are not negatives of each other; `scale`: of the learning rate.
   * Returns the loss.
   */
  function step(pairs: Pair[], isSame: (a: number, b: number) => boolean, scale: number): number {
    const count = pairs.length;
    const lefts = pairs.map((pair) => pair.left);
    const rights = pairs.map((pair) => pair.right);
    const [left, right] = [forward(lefts), forward(rights)];
    const scores = similarities(left.unit, right.unit, count, temperature);
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++)
        if (row !== column && isSame((pairs[row] as Pair).leftClass, (pairs[column] as Pair).rightClass))
          scores[row * count + column] = -1e9;
    const gradients = new Float32Array(count * count);
    const loss = softmaxGradients(scores, gradients, count);
    const slopes = slopesOf(gradients, left.unit, right.unit, count, temperature);
    backward(lefts, left, slopes.left);
    backward(rights, right, slopes.right);
    update(scale);
    return loss;
  }

  return { table, step, isTrained: (row: number) => (seen[row] as number) > 2e-6 };
}

/** Dot products of `count` unit vectors on each side, divided by the temperature. */
function similarities(
  left: Float32Array,
  right: Float32Array,
  count: number,
  temperature: number,
): Float32Array {
  const size = left.length / count;
  const scores = new Float32Array(count * count);
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const [from, to] = [row * size, column * size];
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let at = 0; at < size; at += 4) {
        a += (left[from + at] as number) * (right[to + at] as number);
        b += (left[from + at + 1] as number) * (right[to + at + 1] as number);
        c += (left[from + at + 2] as number) * (right[to + at + 2] as number);
        d += (left[from + at + 3] as number) * (right[to + at + 3] as number);
      }
      scores[row * count + column] = (a + b + c + d) / temperature;
    }
  return scores;
}

/** Gradients of the loss by the unit vectors, from those by the scores. */
function slopesOf(
  gradients: Float32Array,
  left: Float32Array,
  right: Float32Array,
  count: number,
  temperature: number,
): { left: Float32Array; right: Float32Array } {
  const size = left.length / count;
  const slopes = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const slope = (gradients[row * count + column] as number) / temperature;
      if (Math.abs(slope) < minGradient) continue;
      const [from, to] = [row * size, column * size];
      for (let at = 0; at < size; at++) {
        slopes.left[from + at] = (slopes.left[from + at] as number) + slope * (right[to + at] as number);
        slopes.right[to + at] = (slopes.right[to + at] as number) + slope * (left[from + at] as number);
      }
    }
  return slopes;
}

/** Adds the gradients of the cross entropy over rows and columns to `gradients`; returns the mean loss. */
function softmaxGradients(scores: Float32Array, gradients: Float32Array, count: number): number {
  let loss = 0;
  for (const [along, across] of [
    [count, 1],
    [1, count],
  ] as const)
    for (let one = 0; one < count; one++) {
      let most = -Infinity;
      for (let other = 0; other < count; other++)
        most = Math.max(most, scores[one * along + other * across] as number);
      let sum = 0;
      for (let other = 0; other < count; other++)
        sum += Math.exp((scores[one * along + other * across] as number) - most);
      for (let other = 0; other < count; other++) {
        const at = one * along + other * across;
        const share = Math.exp((scores[at] as number) - most) / sum;
        gradients[at] = (gradients[at] as number) + (share - (one === other ? 1 : 0)) / (2 * count);
      }
      loss -= ((scores[one * along + one * across] as number) - most - Math.log(sum)) / (2 * count);
    }
  return loss;
}
