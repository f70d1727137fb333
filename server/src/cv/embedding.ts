import { embedSoon, type Vector } from "../ai/ai.ts";
import type { Context } from "../context.ts";
import { corrected } from "./corrections.ts";
import { comparableText } from "./reading/identity.ts";
import type { Corrections, Reading } from "./schema.ts";

/** The text that is embedded: what the person did and can do, without name, address, phone and e-mail. */
export function embeddingText(reading: Reading, corrections: Corrections | null): string {
  const { headline, experience, skills, parts } = corrected(reading, corrections);
  const titles = experience.map((job) => job.title).filter(Boolean);
  return [headline, titles.join(", "), skills.join(", "), comparableText(parts)].filter(Boolean).join("\n");
}

/** Null when the model is unavailable: the CV is stored without a vector, which a background job adds later. */
export const embedCv = (
  { ai, log }: Pick<Context, "ai" | "log">,
  reading: Reading,
  corrections: Corrections | null,
): Promise<Vector> =>
  embedSoon(ai.embedder, embeddingText(reading, corrections), {
    onFailure: (err) => log.warn({ err }, "CV not embedded"),
  });
