import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { appRouter } from "../router.ts";

const { _config: config } = appRouter._def;
/** By path. */
const { procedures }: { procedures: Record<string, AnyTRPCProcedure> } =
  appRouter._def as AnyTRPCRouter["_def"];
const typeOf = { GET: "query", POST: "mutation" } as const;

type Calls = { type: "query" | "mutation"; paths: string[]; inputs: unknown[]; isBatch: boolean };

/** Undefined means no input; throws a SyntaxError. */
const parsed = (text: unknown) => (text === undefined ? undefined : JSON.parse(String(text)));

/**
 * Parses a request of known queries or mutations with JSON input and output. Null for all others (streams, subscriptions,
 * invalid requests), which the library handles.
 */
export function plainCalls(request: FastifyRequest): Calls | null {
  const { method, headers, params, body } = request;
  const query = request.query as Record<string, unknown>;
  const type = typeOf[method as keyof typeof typeOf];
  const isStreamed = headers["trpc-accept"] !== undefined || headers.accept?.includes("jsonl");
  if (!type || isStreamed || query.connectionParams !== undefined) return null;
  if (type === "mutation" && !(headers["content-type"] && typeof body === "string")) return null;
  const isBatch = query.batch === "1";
  const { path } = params as { path: string };
  const paths = isBatch ? path.split(",") : [path];
  const isKnown = (one: string) => Object.hasOwn(procedures, one) && procedures[one]?._def.type === type;
  if (!paths.every(isKnown)) return null;
  try {
    const input = parsed(type === "query" ? query.input : body);
    if (!isBatch) return { type, paths, inputs: [input], isBatch };
    if (input !== undefined && (input === null || typeof input !== "object" || Array.isArray(input)))
      return null;
    return { type, paths, inputs: paths.map((_, index) => input?.[index]), isBatch };
  } catch {
    return null;
  }
}

/** Responds like the library, without creating a Request, a Response and two abort signals per call. */
export async function respondToCalls(calls: Calls, ctx: Context, signal: AbortSignal) {
  const { type, paths, inputs, isBatch } = calls;
  const errors: TRPCError[] = [];
  const results = await Promise.all(
    paths.map(async (path, batchIndex) => {
      const input = inputs[batchIndex];
      const getRawInput = async () => input;
      try {
        const call = { router: appRouter, path, type, ctx, signal, batchIndex, getRawInput };
        return { result: { data: await callTRPCProcedure(call) } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        errors.push(error);
        return { error: getTRPCErrorShape({ config, error, type, path, input, ctx }) };
      }
    }),
  );
  const [result = null] = results;
  const body = isBatch || !result ? results : result;
  return { status: getHTTPStatusCode(body), body: JSON.stringify(body), errors };
}
