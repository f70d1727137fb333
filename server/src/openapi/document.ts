import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { maxFileBytes, noFileMessage, tooLargeMessage, wrongKindMessage } from "../cv/schema.ts";
import type { Env } from "../env.ts";
import { lazy } from "../lazy.ts";
import { restRoutes } from "../rest.ts";
import { appRouter } from "../router.ts";
import { responses } from "./responses.ts";

type Row = (typeof restRoutes)[number];
type JsonSchema = { properties?: Record<string, unknown>; required?: string[] } & Record<string, unknown>;

/** The router's procedures by full name, which the types do not expose. */
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { inputs: readonly unknown[] } }
>;

const schemaOf = (type: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return schema;
};

/** Input fields of a path, merged from its procedure's parsers. */
function fieldsOf(row: Row): { properties: Record<string, unknown>; required: string[] } {
  const fields = { properties: {} as Record<string, unknown>, required: [] as string[] };
  for (const parser of procedures[row.procedure]?._def.inputs ?? []) {
    if (!(parser instanceof z.ZodType)) continue;
    const { properties = {}, required = [] } = schemaOf(parser, "input");
    Object.assign(fields.properties, properties);
    fields.required.push(...required);
  }
  return fields;
}

const inPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");

const uuid = { type: "string", format: "uuid" };

function parametersOf(row: Row) {
  const { properties, required } = fieldsOf(row);
  const pathNames = inPath(row.path);
  const inQuery =
    row.method === "POST" ? [] : Object.keys(properties).filter((name) => !pathNames.includes(name));
  return [
    ...pathNames.map((name) => ({ name, in: "path", required: true, schema: uuid })),
    ...inQuery.map((name) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema: properties[name],
    })),
    ...(row.path === "/profile/generate"
      ? [{ name: "Idempotency-Key", in: "header", required: false, schema: uuid }]
      : []),
  ];
}

const upload = {
  required: true,
  description: `At most ${maxFileBytes} bytes. Refused with: ${[noFileMessage, wrongKindMessage, tooLargeMessage].join(" ")}`,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { cvFile: { type: "string", format: "binary" } },
        required: ["cvFile"],
      },
    },
  },
};

function bodyOf(row: Row) {
  if (row.path === "/cv/upload") return upload;
  if (row.method !== "POST" || row.path === "/profile/generate") return undefined;
  const { properties, required } = fieldsOf(row);
  const pathNames = inPath(row.path);
  const bodyFields = Object.entries(properties).filter(([name]) => !pathNames.includes(name));
  if (bodyFields.length === 0) return undefined;
  const schema = {
    type: "object",
    properties: Object.fromEntries(bodyFields),
    required: required.filter((name) => !pathNames.includes(name)),
  };
  return { required: true, content: { "application/json": { schema } } };
}

/** Paths without a session; a test compares this with the server. */
const isOpen = (row: Row) =>
  (row.method === "GET" && row.path.startsWith("/jobs")) || row.path === "/auth/logout";

const otherTypes: Record<string, string> = {
  "/jobs.rss": "application/rss+xml",
  "/applications.csv": "text/csv",
};

const failed = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

function operationOf(row: Row) {
  const response = responses[row.route];
  const body = bodyOf(row);
  return {
    summary: row.summary.replaceAll("`", ""),
    operationId: `${row.method.toLowerCase()}${row.path.replace(/[^A-Za-z]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    security: isOpen(row) ? [{}, { session: [] }] : [{ session: [] }],
    parameters: parametersOf(row),
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: "Done.",
        content: response
          ? { "application/json": { schema: schemaOf(response, "output") } }
          : { [otherTypes[row.path] ?? "text/plain"]: { schema: { type: "string" } } },
      },
      ...(!isOpen(row) && { 401: failed("There is no valid session.") }),
      429: failed("Rate limit exceeded; wait for Retry-After."),
      "4XX": failed("Rejected; `message` says why."),
      "5XX": failed("The server, the code host or the model failed."),
    },
  };
}

/** The documented paths as OpenAPI 3.1, generated from the REST table and the zod schemas. */
export function describeApi(env: Pick<Env, "productName" | "publicUrl">) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of restRoutes) {
    const path = row.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  const text = { type: "string" };
  return {
    openapi: "3.1.0",
    info: { title: env.productName, version: "1" },
    servers: [{ url: `${env.publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      schemas: {
        Error: {
          type: "object",
          description: "`error` and `message` hold the same sentence for a person.",
          properties: { error: text, message: text, code: text, requestId: text },
          required: ["error", "message", "code", "requestId"],
        },
      },
    },
  };
}

export function registerDescription(app: FastifyInstance): void {
  const { env, limiter } = app.services;
  const description = lazy(() => describeApi(env));
  app.get("/api/openapi.json", async (request) => {
    await limiter.take("everything", request.ip);
    return description();
  });
}
