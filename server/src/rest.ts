import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountRows } from "./accountRows.ts";
import { receiveFile } from "./cv/upload.ts";
import { feedOfJobs } from "./job/feed.ts";
import { jobRows } from "./jobRows.ts";
import { pairRows } from "./pairRows.ts";
import { body, idempotencyKey, linkToNext, params, query, within } from "./restRequest.ts";
import { type Caller, createCaller } from "./router.ts";

export type Row = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  says: string;
  /** The procedure whose input is told to those who read the description; paths tell their own. */
  takes?: string;
  call: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Every documented path: parse, call the procedure, answer. No rule lives here. */
export const restRows: Row[] = [
  ...accountRows,
  ...pairRows,
  {
    method: "GET",
    path: "/auth/user",
    says: "the signed-in person and the generation counter",
    call: (caller) => caller.user.current(),
  },
  { method: "POST", path: "/auth/logout", says: "ends the session", call: (caller) => caller.user.logout() },
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
    takes: "profile.save",
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
    method: "GET",
    path: "/profile/changes",
    says: "`{ changed, number, madeAt }`: whether repositories changed since the last generation, null when unknown",
    call: (caller) => caller.profile.changes(),
  },
  {
    method: "GET",
    path: "/profile/rejected",
    says: "`{ rejected }`: the claims the person rejected, newest first",
    call: (caller) => caller.profile.rejected(),
  },
  {
    method: "POST",
    path: "/profile/rejected",
    takes: "profile.reject",
    says: "rejects a claim `{ kind, claim }`: it is left out of the profile, of matching and of later generations",
    call: (caller, request) => caller.profile.reject(body(request)),
  },
  {
    method: "DELETE",
    path: "/profile/rejected",
    takes: "profile.restore",
    says: "takes the rejection of `?kind` and `?claim` back",
    call: (caller, request) => caller.profile.restore(query(request)),
  },
  {
    method: "DELETE",
    path: "/profile/saved",
    says: "deletes the saved profile",
    call: (caller) => caller.profile.remove(),
  },
  {
    method: "GET",
    path: "/profile/suggestions",
    says: "`{ suggestions, stats }`: the best 20 co-founders, each with the receipt of its score",
    call: (caller) => caller.profile.suggestions(),
  },
  {
    method: "GET",
    path: "/profile/:userId",
    says: "`{ user, profile }` of anybody, `profile` null when none is saved",
    call: (caller, request) => caller.profile.byId(params(request)),
  },
  {
    method: "GET",
    path: "/profile/:userId/match",
    says: "`{ match }`: score and receipt with that person, null while one of the two has no saved profile",
    call: (caller, request) => caller.profile.match(params(request)),
  },
  {
    method: "GET",
    path: "/profile/:userId/pair",
    says: "the person who asks and that person side by side: areas by level of evidence, own commits by year, both fits",
    call: (caller, request) => caller.profile.pair(params(request)),
  },
  {
    method: "GET",
    path: "/profile/wishes",
    says: "`{ wishes, savedAt }`: what the person looks for",
    call: (caller) => caller.profile.wishes(),
  },
  {
    method: "POST",
    path: "/profile/wishes",
    takes: "profile.saveWishes",
    says: "saves what the person looks for, in place of what was there",
    call: (caller, request) => caller.profile.saveWishes(body(request)),
  },
  {
    method: "GET",
    path: "/people",
    takes: "profile.people",
    says: "`{ people, total, found, facets, nextCursor }`: who is looking, best fit first; `?q`, `?limit`, `?cursor` and the filters of the page",
    call: (caller, request) => caller.profile.people(query(request)),
  },
  {
    method: "POST",
    path: "/profile/connections/request",
    takes: "connection.request",
    says: "asks `{ addresseeId, note }`, or accepts what that person has asked already",
    call: (caller, request) => caller.connection.request(body(request)),
  },
  {
    method: "POST",
    path: "/profile/connections/accept",
    takes: "connection.accept",
    says: "accepts the request of `{ requesterId }`",
    call: (caller, request) => caller.connection.accept(body(request)),
  },
  {
    method: "DELETE",
    path: "/profile/connections/:id/decline",
    says: "declines a request, or cancels an own one",
    call: (caller, request) => caller.connection.decline(params(request)),
  },
  {
    method: "POST",
    path: "/profile/connections/:id/aside",
    takes: "connection.setAside",
    says: "sets a request aside (`{ aside: false }` takes it back): no decline, and nobody is told",
    call: (caller, request) => caller.connection.setAside(within(request)),
  },
  {
    method: "GET",
    path: "/profile/connections/pending",
    says: "`{ pendingRequests }`: who asked",
    call: (caller) => caller.connection.pending(),
  },
  {
    method: "GET",
    path: "/profile/connections/sent",
    says: "`{ sentRequests }`: who was asked",
    call: (caller) => caller.connection.sent(),
  },
  {
    method: "GET",
    path: "/profile/connections/active",
    says: "`{ activeConnections }`",
    call: (caller) => caller.connection.active(),
  },
  {
    method: "GET",
    path: "/profile/connections/status/:userId",
    says: "`{ status, direction, id }`: `pending`, `accepted` or null, and who asked",
    call: (caller, request) => caller.connection.status(params(request)),
  },
  {
    method: "GET",
    path: "/messages",
    says: "`{ threads }`: every connection with its last message and how many are unread",
    call: (caller) => caller.message.threads(),
  },
  {
    method: "GET",
    path: "/messages/:connectionId",
    takes: "message.list",
    says: "`{ messages, nextCursor }`, newest first; `?limit`, `?cursor`",
    call: (caller, request) => caller.message.list(within(request)),
  },
  {
    method: "POST",
    path: "/messages/:connectionId",
    takes: "message.send",
    says: "sends `{ body }`",
    call: (caller, request) => caller.message.send(within(request)),
  },
  {
    method: "POST",
    path: "/messages/:connectionId/read",
    says: "marks what the other person wrote as read",
    call: (caller, request) => caller.message.markRead(params(request)),
  },
  {
    method: "GET",
    path: "/jobs",
    takes: "job.list",
    says: 'open jobs, newest or with `?sort=pay` best paid first; `?q`, `?limit`, `?cursor`, the filters of the job board, and `Link: …; rel="next"` while there are more',
    call: async (caller, request, reply) => {
      const { jobs, nextCursor } = await caller.job.list(query(request));
      if (nextCursor) reply.header("Link", linkToNext(request, nextCursor));
      return jobs;
    },
  },
  {
    method: "GET",
    path: "/jobs.rss",
    takes: "job.list",
    says: "the newest jobs of a search as RSS; `?q` and the filters of the job board",
    call: async (caller, request, reply) => {
      const { jobs } = await caller.job.list({ ...(query(request) as object), limit: 50, cursor: null });
      reply.type("application/rss+xml; charset=utf-8");
      return feedOfJobs(jobs, { ...request.server.services.env, search: query(request) });
    },
  },
  {
    method: "GET",
    path: "/jobs/:id",
    says: "one job, with pay in numbers and the words that were read",
    call: (caller, request) => caller.job.byId(params(request)),
  },
  ...jobRows,
  {
    method: "GET",
    path: "/cv/info",
    says: "`{ cv }`: name, size and date of the CV, null when there is none",
    call: (caller) => caller.cv.info(),
  },
  {
    method: "POST",
    path: "/cv/upload",
    says: "takes a PDF or DOCX (form field `cvFile`) in place of the CV before it",
    call: (caller, request) => caller.cv.upload(() => receiveFile(request)),
  },
  {
    method: "GET",
    path: "/cv/match",
    says: "`{ matchedJobs, hidden, message }`: at most 50 jobs, each with `finalScore` and `aiAnalysis.reason`",
    call: (caller) => caller.cv.match(),
  },
  {
    method: "DELETE",
    path: "/cv",
    says: "deletes the CV and everything read from it",
    call: (caller) => caller.cv.remove(),
  },
];

export function registerRest(app: FastifyInstance): void {
  for (const { method, path, call } of restRows)
    app.route({
      method,
      url: `/api${path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await call(createCaller(app.createContext(request)), request, reply);
        return reply.send(answer);
      },
    });
}
