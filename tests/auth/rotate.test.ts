import { describe, expect, it } from "vitest";
import { expectError } from "../setup/expectError.ts";
import { createTestContext } from "../setup/people.ts";
import { testDatabase } from "../setup/testDatabase.ts";

const database = testDatabase();
const testContext = () => createTestContext(database.current());
const age = (seconds: number) =>
  database.execute("update sessions set rotated_at = rotated_at - make_interval(secs => $1)", [seconds]);

describe("session rotation", () => {
  it("issues a valid token and revokes the previous one", async () => {
    const { signIn, callerOf } = testContext();
    const { token, caller, id } = await signIn("runa");
    const { token: next } = await caller.user.rotate();
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(token);
    await expectError(caller.user.current(), "UNAUTHORIZED");
    expect((await callerOf(next).user.current()).user.id).toBe(id);
  });

  it("is idempotent until the new token is used", async () => {
    const { signIn, callerOf } = testContext();
    const { caller } = await signIn("runa");
    const responses = await Promise.all(Array.from({ length: 8 }, () => caller.user.rotate()));
    const [first] = responses;
    expect(new Set(responses.map(({ token }) => token)).size).toBe(1);
    expect(await caller.user.rotate()).toEqual(first);
    await callerOf(first?.token ?? "").user.current();
    await expectError(caller.user.rotate(), "UNAUTHORIZED");
    await callerOf(first?.token ?? "").user.current();
  });

  it("rejects the old token after ten minutes", async () => {
    const { signIn } = testContext();
    const { caller } = await signIn("runa");
    await caller.user.rotate();
    await age(601);
    await expectError(caller.user.rotate(), "UNAUTHORIZED");
  });

  it("keeps the sign-in time and leaves other sessions valid", async () => {
    const { signIn, callerOf } = testContext();
    const { caller } = await signIn("runa");
    const other = await signIn("runa");
    await database.execute("update sessions set created_at = now() - interval '1 hour'");
    const { token } = await caller.user.rotate();
    expect(await callerOf(token).user.sessions()).toMatchObject({ isFresh: false });
    await other.caller.user.current();
  });

  it("rejects API tokens", async () => {
    const { signIn, callerOf } = testContext();
    const { caller } = await signIn("runa");
    const { token } = await caller.user.createToken({ name: "report", access: "write" });
    await expectError(callerOf(token).user.rotate(), "CONFLICT");
    await callerOf(token).user.current();
  });
});
