import { noWishes } from "@career-hub/server/profile/wishes/schema.ts";
import { appRouter, type Caller } from "@career-hub/server/router.ts";
import { createToken, hashToken } from "@career-hub/server/token.ts";
import { TRPCError } from "@trpc/server";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { dump } from "../setup/dump.ts";
import { connect, createTestContext, type Person } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase({ keepsRows: true });
const nobody = "6f1ed002-ab5e-4c3a-9d3b-0a5c8f0f4f11";

type World = Awaited<ReturnType<typeof createWorld>>;
/**
 * How each procedure is called with the owner's ids. "open": public. "own": takes no ids, so it only affects the
 * caller's rows. "theirs": takes ids of the owner's rows, which are NOT_FOUND for others.
 * "person": takes the owner's user id, which is unknown to blocked users.
 */
type Entry =
  | { kind: "open" | "own"; input?: unknown }
  | { kind: "theirs" | "person"; input: (world: World) => unknown };

const open: Entry = { kind: "open" };
const own = (input?: unknown): Entry => ({ kind: "own", input });
const theirs = (input: (ids: World["ids"], owner: Person) => unknown): Entry => ({
  kind: "theirs",
  input: ({ ids, owner }) => input(ids, owner),
});
const person = (field: string, more: object = {}): Entry => ({
  kind: "person",
  input: ({ owner }) => ({ [field]: owner.id, ...more }),
});
const today = () => new Date().toISOString().slice(0, 10);
const aRole = { title: "Designer", description: "You design what we build." };
const claim = { kind: "role", claim: "CTO" };

const matrix: Record<string, Entry> = {
  "about.counts": open,
  "about.pair": open,
  "about.job": open,
  "about.howItWorks": open,
  "user.signInOptions": open,
  "user.current": own(),
  "user.logout": open,
  "user.rotate": own(),
  "user.visit": own(),
  "user.sinceLastVisit": own(),
  "user.sessions": own(),
  "user.endSession": theirs(({ session }) => ({ id: session })),
  "user.endOtherSessions": own(),
  "user.securityEvents": own(),
  "user.tokens": own(),
  "user.createToken": own({ name: "mine", access: "read" }),
  "user.revokeToken": theirs(({ token }) => ({ id: token })),
  "user.export": own(),
  "user.removeAccount": own(),
  "profile.generate": own(),
  "profile.generations": own(),
  "profile.changes": own(),
  "profile.progress": own(),
  "profile.byId": person("userId"),
  "profile.saved": own(),
  "profile.suggestions": own(),
  "profile.match": person("userId"),
  "profile.pair": person("userId"),
  "profile.ifLearned": person("userId", { area: "design" }),
  "profile.withThird": theirs((_ids, owner) => ({ userId: owner.id, thirdId: nobody })),
  "profile.people": own({}),
  "profile.wishes": own(),
  "profile.wishOptions": own(),
  "profile.countMeeting": own(noWishes),
  "profile.saveWishes": own(noWishes),
  "profile.sharing": own(),
  "profile.share": own({ isPublic: false }),
  "profile.rejected": own(),
  "profile.reject": own(claim),
  "profile.restore": own(claim),
  "profile.save": own({ profileData: sampleProfile }),
  "profile.remove": own(),
  "profile.readings": own(),
  "profile.repositories": own(),
  "profile.removeRepository": own({ repository: "ada/tidelog" }),
  "connection.request": person("addresseeId"),
  "connection.accept": theirs((_ids, owner) => ({ requesterId: owner.id })),
  "connection.decline": theirs(({ request }) => ({ id: request })),
  "connection.setAside": theirs(({ request }) => ({ id: request, aside: true })),
  "connection.pending": own(),
  "connection.sent": own(),
  "connection.active": own(),
  "connection.status": person("userId"),
  "connection.remove": theirs(({ connection }) => ({ id: connection })),
  "connection.block": person("userId"),
  "connection.unblock": theirs((_ids, owner) => ({ userId: owner.id })),
  "connection.blocked": own(),
  "connection.report": person("userId", { reason: "spam" }),
  "news.events": own(),
  "message.threads": own(),
  "message.list": theirs(({ connection }) => ({ connectionId: connection })),
  "message.send": theirs(({ connection }) => ({ connectionId: connection, body: "Hello" })),
  "message.markRead": theirs(({ connection }) => ({ connectionId: connection })),
  "sprint.list": theirs(({ connection }) => ({ connectionId: connection })),
  "sprint.start": theirs(({ connection }) => ({ connectionId: connection, startsOn: today(), page: "Goal" })),
  "sprint.save": theirs(({ sprint }) => ({ id: sprint, version: 1, page: "Goal" })),
  "sprint.stop": theirs(({ sprint }) => ({ id: sprint })),
  "sprint.answer": theirs(({ sprint }) => ({ id: sprint, verdict: "goOn" })),
  "founding.list": theirs(({ connection }) => ({ connectionId: connection })),
  "founding.propose": theirs(({ connection }) => ({ connectionId: connection, role: aRole })),
  "founding.confirm": theirs(({ role }) => ({ id: role, version: 1 })),
  "founding.save": theirs(({ role }) => ({ id: role, version: 1, role: aRole })),
  "founding.remove": theirs(({ role }) => ({ id: role })),
  "job.list": open,
  "job.facets": open,
  "job.places": open,
  "job.byId": { kind: "open", input: { id: nobody } },
  "job.similar": { kind: "open", input: { id: nobody } },
  "job.mark": own({ id: nobody, mark: "saved" }),
  "job.unmark": own({ id: nobody }),
  "job.saved": own({}),
  "job.applications": own(),
  "job.applicationsCsv": own(),
  "job.moveApplication": own({ id: nobody, from: "saved", to: "applied" }),
  "job.undoMove": own({ id: nobody, moveId: 1 }),
  "job.noteApplication": own({ id: nobody, version: 0, note: "", nextStep: "", nextAt: null }),
  "job.hideCompany": own({ company: "Acme" }),
  "job.showCompany": own({ company: "Acme" }),
  "job.hidden": own(),
  "job.searches": own(),
  "job.saveSearch": own({ name: "Mine", search: { q: "engineer" } }),
  "job.removeSearch": theirs(({ search }) => ({ id: search })),
  "job.markSearchSeen": theirs(({ search }) => ({ id: search })),
  "mail.settings": own(),
  "mail.setAddress": own({ address: "other@example.com" }),
  "mail.choose": own({ requests: false, messages: false, digest: "off" }),
  "mail.removeAddress": own(),
  "cv.info": own(),
  "cv.upload": own(async () => Promise.reject(new TRPCError({ code: "BAD_REQUEST" }))),
  "cv.uploadProgress": own(),
  "cv.reading": own(),
  "cv.check": own(),
  "cv.correct": own({}),
  "cv.match": own({}),
  "cv.scores": own({ ids: [nobody] }),
  "cv.rank": own({}),
  "cv.matchAd": own({ text: "A storage engineer" }),
  "cv.remove": own(),
};

type Result = { data?: unknown; code?: string; message?: string };

/** The result or error of a procedure; a stream is closed without reading it. */
async function ask(caller: Caller, path: string, input: unknown): Promise<Result> {
  const [noun = "", name = ""] = path.split(".");
  const procedure = (
    caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  )[noun]?.[name];
  if (!procedure) throw new Error(`no procedure ${path}`);
  try {
    const data = await procedure(input);
    const stream = data as { return?: (value: undefined) => Promise<unknown> } | null;
    if (typeof stream?.return === "function") void stream.return(undefined);
    return { data };
  } catch (error) {
    const { code, message } = error as Result;
    return { code: String(code), message: String(message) };
  }
}

const inputOf = (path: string, world: World): unknown => {
  const entry = matrix[path];
  return typeof entry?.input === "function" && (entry.kind === "theirs" || entry.kind === "person")
    ? entry.input(world)
    : entry?.input;
};

const allRows = () => dump(database, { without: "public.rate_limits" });
const ownersOnly = (rows: Awaited<ReturnType<typeof allRows>>) =>
  rows.filter(({ row }) => row.includes(world.owner.id));
const ownersRows = async () => ownersOnly(await allRows());

const testContext = () => createTestContext(database.current());
let world: World;

async function createWorld() {
  await database.empty();
  const [owner, other, blocked, friend, asker] = await testContext().signInAll(
    "owner",
    "other",
    "blocked",
    "friend",
    "asker",
  );
  await owner.caller.profile.save({ profileData: sampleProfile });
  const { id: token } = await owner.caller.user.createToken({ name: "report", access: "write" });
  const { id: request } = await asker.caller.connection.request({ addresseeId: owner.id });
  const connection = await connect(friend, owner);
  const { id: message } = await friend.caller.message.send({ connectionId: connection, body: "Hello" });
  const { id: search } = await owner.caller.job.saveSearch({ name: "Rust", search: { q: "rust" } });
  await owner.caller.user.visit();
  await database.execute(
    `insert into mail_settings (user_id, address, confirmed_at, unsubscribe_token, requests)
     values ($1, 'owner@example.com', now(), 'unsubscribe', true)`,
    [owner.id],
  );
  const first = { connectionId: connection, startsOn: today(), page: "# Trial sprint" };
  const { id: sprint } = await owner.caller.sprint.start(first);
  const { id: role } = await owner.caller.founding.propose({ connectionId: connection, role: aRole });
  await owner.caller.connection.block({ userId: blocked.id });
  const session = (await owner.caller.user.sessions()).sessions[0]?.id ?? "";
  /** Ids of rows of the owner, or shared by the owner and a friend. */
  const ids = { session, token, request, connection, message, sprint, role, friend: friend.id, search };
  return { owner, other, blocked, ids };
}

it("the matrix lists every procedure", () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
});

describe("a caller without a valid session or token", () => {
  const tokens: (string | null)[] = [null, "garbage", createToken()];
  let before: Awaited<ReturnType<typeof allRows>>;
  beforeAll(async () => {
    world = await createWorld();
    const { signIn } = testContext();
    const revoked = await signIn("owner");
    await revoked.caller.user.logout();
    const expired = await signIn("owner");
    await database.execute("update sessions set expires_at = now() where token_hash = $1", [
      hashToken(expired.token),
    ]);
    const ended = await world.owner.caller.user.createToken({ name: "ended", access: "write" });
    await world.owner.caller.user.revokeToken({ id: ended.id });
    tokens.push(revoked.token, expired.token, ended.token);
    before = await ownersRows();
  });
  // All calls come from one address and would reach its rate limit.
  beforeEach(() => database.execute("delete from rate_limits"));

  it.each(Object.entries(matrix))("is rejected by %s unless it is public", async (path, { kind }) => {
    // A context of its own for each procedure, since one looks up few unknown tokens a minute.
    const { callerOf } = testContext();
    for (const token of tokens) {
      const { code } = await ask(callerOf(token), path, inputOf(path, world));
      if (kind === "open") expect(code).not.toBe("UNAUTHORIZED");
      else expect(code).toBe("UNAUTHORIZED");
    }
    // Logging out deletes the row of the expired session.
    const after = await ownersRows();
    if (path === "user.logout") before = after;
    expect(after).toEqual(before);
  });
});

describe("other users", () => {
  let initialRows: Awaited<ReturnType<typeof allRows>>;
  let isUnchanged = false;
  beforeEach(async () => {
    await database.execute("delete from rate_limits");
    if (isUnchanged) return;
    world = await createWorld();
    initialRows = await allRows();
  });

  it.each(Object.entries(matrix))(
    "cannot read or change the owner's data by %s; for blocked users the owner is unknown",
    async (path, { kind }) => {
      isUnchanged = false;
      const input = inputOf(path, world);
      const before = ownersOnly(initialRows);
      const toBlocked = await ask(world.blocked.caller, path, input);
      // Deleting the account of the blocked user deletes the block.
      if (path === "user.removeAccount") return;
      if (kind === "person" || kind === "theirs") {
        const unknown = JSON.parse(
          JSON.stringify(input).replaceAll(
            new RegExp([world.owner.id, ...Object.values(world.ids)].join("|"), "g"),
            nobody,
          ),
        );
        expect(toBlocked).toEqual(await ask(world.blocked.caller, path, unknown));
      }
      // Others may act on the owner as a person, so what a blocked user did is looked at before.
      if (kind === "person") expect(await ownersRows()).toEqual(before);
      const toOther = await ask(world.other.caller, path, input);
      const after = await allRows();
      if (kind !== "person") expect(ownersOnly(after)).toEqual(before);
      if (kind === "theirs") expect(toOther.code).toBe("NOT_FOUND");
      if (kind === "person") expect(toOther.code).toBeUndefined();
      isUnchanged = JSON.stringify(after) === JSON.stringify(initialRows);
      expect(["UNAUTHORIZED", "FORBIDDEN", "INTERNAL_SERVER_ERROR"]).not.toContain(toOther.code);
    },
  );
});
