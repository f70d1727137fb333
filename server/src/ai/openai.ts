import { vectorDimensions } from "@career-hub/db/enums.ts";
import { TRPCError } from "@trpc/server";
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { z } from "zod";
import type { ModelSettings } from "../env.ts";
import type { Facts } from "../evidence/facts.ts";
import { modelCosts } from "../limits/budget.ts";
import type { Embedder, Prose, Writer } from "./ai.ts";
import { boundedFetch, type Guards, guardModel } from "./guarded.ts";
import { factsMessage, replySchema, writerInstructions } from "./prompts.ts";
import { tidyReply } from "./tidy.ts";

const maxReplyTokens = 4_000;
/** Timeout for both attempts: the first, and a retry after a malformed reply. */
const writeMs = 50_000;

type Settings = ModelSettings & { model: string };
type Asking = { who: string | undefined; signal: AbortSignal };

const createClient = ({ apiKey, baseUrl, timeoutMs }: Settings) =>
  new OpenAI({ apiKey, baseURL: baseUrl ?? null, timeout: timeoutMs, maxRetries: 1, fetch: boundedFetch });

/** Writes with any OpenAI-compatible chat model. Failures are errors, never a silent fallback. */
export function openaiWriter(settings: Settings, guards: Guards = {}): Writer {
  const client = createClient(settings);
  const model = guardModel(settings.model, guards);
  const format = {
    type: "json_schema" as const,
    json_schema: {
      name: "profile",
      strict: true,
      schema: z.toJSONSchema(replySchema) as Record<string, unknown>,
    },
  };

  async function ask(facts: Facts, complaint: string | null, { who, signal }: Asking): Promise<string> {
    const question = {
      model: settings.model,
      max_completion_tokens: maxReplyTokens,
      response_format: format,
      messages: [
        { role: "system" as const, content: writerInstructions },
        { role: "user" as const, content: factsMessage(facts) },
        ...(complaint ? [{ role: "user" as const, content: complaint }] : []),
      ],
    };
    const completion = await model.ask(() => client.chat.completions.create(question, { signal }), {
      who,
      signal,
      cost: modelCosts.text,
    });
    const choice = completion.choices?.[0];
    if (choice?.finish_reason !== "stop" || choice.message.refusal) return "";
    return choice.message.content ?? "";
  }

  return {
    name: settings.model,
    check: model.check,
    async write(facts, { signal, who }) {
      const options = {
        who,
        signal: AbortSignal.any([AbortSignal.timeout(writeMs), ...(signal ? [signal] : [])]),
      };
      try {
        const first = readReply(await ask(facts, null, options), facts);
        if (first.prose) return first.prose;
        const complaint = `Your last reply could not be used (${first.problem}). Answer again with JSON of exactly the required form.`;
        const second = readReply(await ask(facts, complaint, options), facts);
        if (second.prose) return second.prose;
      } catch (error) {
        throw failure(error);
      }
      throw new TRPCError({
        code: "BAD_GATEWAY",
        message: "The AI service returned an invalid response. Please try again.",
      });
    },
  };
}

/** The model receives the path of the problem, never its own text. */
function readReply(reply: string, facts: Facts): { prose?: Prose; problem?: string } {
  const json = reply.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, "");
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: "it was not JSON" };
  }
  const parsed = replySchema.safeParse(value);
  if (!parsed.success) return { problem: parsed.error.issues[0]?.path.join(".") ?? "form" };
  const prose = tidyReply(parsed.data, facts);
  return prose ? { prose } : { problem: "no strength, role or insight cites evidence that exists" };
}

/** Embeds with any OpenAI-compatible model, fitted to the column's dimensions. */
export function openaiEmbedder(settings: Settings, guards: Guards = {}): Embedder {
  const client = createClient(settings);
  const model = guardModel(settings.model, guards);
  // Only OpenAI's third generation supports shortening vectors.
  const shortens = settings.model.startsWith("text-embedding-3");
  return {
    model: settings.model,
    async embed(texts, { signal, who }) {
      const question = {
        model: settings.model,
        input: texts,
        encoding_format: "float" as const,
        ...(shortens && { dimensions: vectorDimensions }),
      };
      try {
        const response = await model.ask(() => client.embeddings.create(question, { signal }), {
          who,
          signal,
          cost: modelCosts.vector * texts.length,
        });
        return texts.map((_, index) =>
          fitVector(response.data.find((one) => one.index === index)?.embedding),
        );
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** Pads with zeros, which keeps cosines. Longer vectors are rejected, because truncation would change them. */
function fitVector(vector: number[] | undefined): number[] {
  const length = Math.sqrt((vector ?? []).reduce((sum, x) => sum + x * x, 0));
  if (!vector || vector.length > vectorDimensions || !Number.isFinite(length) || length === 0)
    throw new TRPCError({
      code: "BAD_GATEWAY",
      message: `The embedding model must answer with at most ${vectorDimensions} finite numbers, not all zero.`,
    });
  return [...vector.map((x) => x / length), ...Array<number>(vectorDimensions - vector.length).fill(0)];
}

/** Settings that explain the status of a rejection. */
const settingOf: Record<number, string> = {
  401: "OPENAI_API_KEY",
  403: "OPENAI_API_KEY",
  404: "OPENAI_BASE_URL or the model's name",
};

function failure(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const nested = error instanceof Error && error.cause instanceof TRPCError ? error.cause : null;
  if (nested) return nested;
  const timedOut =
    error instanceof APIConnectionTimeoutError ||
    error instanceof APIUserAbortError ||
    (error instanceof Error && error.name === "TimeoutError");
  if (timedOut)
    return new TRPCError({
      code: "GATEWAY_TIMEOUT",
      message: "The AI service took too long. Please try again.",
    });
  // The error can quote the request: only its status is used.
  const status: number | undefined = error instanceof APIError ? error.status : undefined;
  const setting = status === undefined ? "OPENAI_BASE_URL" : settingOf[status];
  return new TRPCError({
    code: "BAD_GATEWAY",
    message: "The AI service is not available right now. Please try again.",
    cause: new Error(`the model answered ${status ?? "nothing"}${setting ? `: check ${setting}` : ""}`),
  });
}
