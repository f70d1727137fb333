import type { Env } from "../env.ts";
import type { Ai } from "./ai.ts";
import type { Guards } from "./guarded.ts";
import { localEmbedder } from "./local/embedding.ts";
import { localWriter } from "./local/writer.ts";

export const localAi: Ai = { writer: localWriter, embedder: localEmbedder };

/** Creates writer and embedder, each backed by a model when configured. The client library is loaded only then. */
export async function createAi(env: Env, guards: Guards = {}): Promise<Ai> {
  if (!env.writerModel && !env.embeddingModel) return localAi;
  const { openaiEmbedder, openaiWriter } = await import("./openai.ts");
  return {
    writer: env.writerModel ? openaiWriter(env.writerModel, guards) : localWriter,
    embedder: env.embeddingModel ? openaiEmbedder(env.embeddingModel, guards) : localEmbedder,
  };
}
