import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Caller, createCaller } from "./router.ts";

type Row = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  says: string;
  call: (caller: Caller, request: FastifyRequest) => Promise<unknown>;
};

const body = (request: FastifyRequest) => request.body as never;
const query = (request: FastifyRequest) => request.query as never;

/** A key that is not a UUID still says "the same click": the procedure only knows UUIDs, so it is left out. */
const idempotencyKey = (request: FastifyRequest) => {
  const key = z.uuid().safeParse(request.headers["idempotency-key"]);
  return key.success ? { requestKey: key.data } : undefined;
};

/** Every documented path: parse, call the procedure, answer. No rule lives here. */
export const restRows: Row[] = [
  {
    method: "GET",
    path: "/auth/user",
    says: "the signed-in person and the generation counter",
    call: (caller) => caller.user.current(),
  },
  { method: "POST", path: "/auth/logout", says: "ends the session", call: (caller) => caller.user.logout() },
  {
    method: "GET",
    path: "/account/export",
    says: "everything stored of the person",
    call: (caller) => caller.user.export(),
  },
  {
    method: "DELETE",
    path: "/account",
    says: "deletes the account and everything with it",
    call: (caller) => caller.user.removeAccount(),
  },
  {
    method: "POST",
    path: "/profile/generate",
    says: "makes a new generation; an `Idempotency-Key` (UUID) makes it safe to repeat",
    call: async (caller, request) => {
      const { profile, newGenerationCount, autoSaved } = await caller.profile.generate(
        idempotencyKey(request),
      );
      return { profile, newGenerationCount, autoSaved };
    },
  },
  {
    method: "GET",
    path: "/profile/generations",
    says: "all kept generations, and the one that is running",
    call: (caller) => caller.profile.generations(),
  },
  {
    method: "POST",
    path: "/profile/save",
    says: "saves `{ profileData }`, or updates what is saved",
    call: (caller, request) => caller.profile.save(body(request)),
  },
  {
    method: "GET",
    path: "/profile/saved",
    says: "`{ profile }`, null when none",
    call: (caller) => caller.profile.saved(),
  },
  {
    method: "DELETE",
    path: "/profile/saved",
    says: "deletes the saved profile",
    call: (caller) => caller.profile.remove(),
  },
  {
    method: "GET",
    path: "/jobs",
    says: "open jobs, newest first; `?limit`",
    call: (caller, request) => caller.job.list(query(request)),
  },
];

export function registerRest(app: FastifyInstance): void {
  for (const { method, path, call } of restRows)
    app.route({
      method,
      url: `/api${path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await call(createCaller(app.createContext(request)), request);
        return reply.send(answer);
      },
    });
}
