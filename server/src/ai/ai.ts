import type { Facts } from "../evidence/facts.ts";

/** Text written from facts. Numbers, technologies and levels are computed elsewhere. */
export type Prose = {
  headline: string;
  coFounderSummary: string;
  keyStrengths: { text: string; evidence: string[] }[];
  potentialRoles: { text: string; evidence: string[] }[];
  projectInsights: { name: string; highlight: string; evidence: string[] }[];
};

/** `who`: the person of the call. Failures for a single person do not open the circuit breaker. */
type Asked = { signal?: AbortSignal; who?: string };

/** `now`: decides between "since 2019" and "from 2014 to 2019". */
type Written = Asked & { now?: Date };

export type Writer = {
  /** Stored with its texts. */
  name: string;
  write(facts: Facts, options: Written): Promise<Prose>;
  /** Throws 503 when the writer is unavailable, before the preceding work is done. */
  check?(): Promise<void>;
};

export type Embedder = {
  /** Identifies the vector space: vectors of different models are not comparable. */
  model: string;
  /** A unit vector with `vectorDimensions` numbers per text. */
  embed(texts: string[], options: Asked): Promise<number[][]>;
};

/** A stored vector; null while a row has none: a background job embeds it. */
export type Vector = { embedding: number[]; embeddingModel: string } | null;
export const vectorColumns = (vector: Vector) => vector ?? { embedding: null, embeddingModel: null };

/** A vector for each text; null for all of them when the embedder fails; `onFailure` receives the error. */
export async function embedIfPossible(
  embedder: Embedder,
  texts: string[],
  { onFailure, ...asked }: Asked & { onFailure?(error: unknown): void },
): Promise<Vector[]> {
  if (!texts.length) return [];
  try {
    const vectors = await embedder.embed(texts, asked);
    return vectors.map((embedding) => ({ embedding, embeddingModel: embedder.model }));
  } catch (error) {
    onFailure?.(error);
    return texts.map(() => null);
  }
}

/** Time limit for embedding during a request; a background job embeds rows without a vector. */
const waitMs = 10_000;

/** The vector of a text; null when the embedder fails or hangs. */
export async function embedSoon(
  embedder: Embedder,
  text: string,
  options: { who?: string; onFailure(error: unknown): void },
): Promise<Vector> {
  const signal = AbortSignal.timeout(waitMs);
  const [vector = null] = await embedIfPossible(embedder, [text], { ...options, signal });
  return vector;
}

/** Configured models, otherwise the local ones. Passed as an argument, never a global. */
export type Ai = { writer: Writer; embedder: Embedder };
