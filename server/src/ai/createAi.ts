import type { Env } from "../env.ts";
import type { Ai } from "./ai.ts";
import type { Guards } from "./guarded.ts";
import { localEmbedder } from "./local/embedding.ts";
import { localWriter } from "./local/writer.ts";
import { openaiEmbedder, openaiWriter } from "./openai.ts";

/** Prose and vectors, each from a model when one is configured for it. */
export const createAi = (env: Env, guards: Guards = {}): Ai => ({
  writer: env.writerModel ? openaiWriter(env.writerModel, guards) : localWriter,
  embedder: env.embeddingModel ? openaiEmbedder(env.embeddingModel, guards) : localEmbedder,
});
