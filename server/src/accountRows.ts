import type { Row } from "./rest.ts";

/** The rows of rest.ts that belong to the account page: sign-ins, tokens, what was read, people who are kept away. */
export const accountRows: Row[] = [
  {
    method: "POST",
    path: "/auth/rotate",
    says: "`{ token }`: a new token for this session; the one that was sent ends",
    call: (caller) => caller.user.rotate(),
  },
  {
    method: "GET",
    path: "/account/sessions",
    says: "`{ sessions, isFresh }`: where the person is signed in; `isFresh` while the last sign-in is at most 10 minutes old",
    call: (caller) => caller.user.sessions(),
  },
  {
    method: "DELETE",
    path: "/account/sessions/:id",
    says: "signs out there",
    call: (caller, request) => caller.user.endSession(request.params as never),
  },
  {
    method: "DELETE",
    path: "/account/sessions",
    says: "signs out everywhere else",
    call: (caller) => caller.user.endOtherSessions(),
  },
  {
    method: "GET",
    path: "/account/events",
    says: "`{ events }`: what happened to the account in the last 90 days, newest first",
    call: (caller) => caller.user.securityEvents(),
  },
  {
    method: "GET",
    path: "/account/tokens",
    says: "`{ tokens }`: the API tokens, without their text",
    call: (caller) => caller.user.tokens(),
  },
  {
    method: "POST",
    path: "/account/tokens",
    takes: "user.createToken",
    says: "makes an API token `{ name, access }`, `read` or `write`; its text is in this answer only",
    call: (caller, request) => caller.user.createToken(request.body as never),
  },
  {
    method: "DELETE",
    path: "/account/tokens/:id",
    says: "revokes an API token",
    call: (caller, request) => caller.user.revokeToken(request.params as never),
  },
  {
    method: "GET",
    path: "/account/readings",
    says: "`{ readings }`: what was read from the code host, newest first",
    call: (caller) => caller.profile.readings(),
  },
  {
    method: "GET",
    path: "/account/repositories",
    says: "`{ repositories, removed }`: what the kept profiles rest on, and what was removed",
    call: (caller) => caller.profile.repositories(),
  },
  {
    method: "DELETE",
    path: "/account/repositories",
    takes: "profile.removeRepository",
    says: "removes `?repository` and everything made from it; later readings leave it out",
    call: (caller, request) => caller.profile.removeRepository(request.query as never),
  },
  {
    method: "GET",
    path: "/account/export",
    says: "everything stored of the person; needs a sign-in of the last 10 minutes",
    call: (caller) => caller.user.export(),
  },
  {
    method: "DELETE",
    path: "/account",
    says: "deletes the account and everything with it; needs a sign-in of the last 10 minutes",
    call: (caller) => caller.user.removeAccount(),
  },
  {
    method: "DELETE",
    path: "/profile/connections/:id",
    says: "ends a connection and its messages",
    call: (caller, request) => caller.connection.remove(request.params as never),
  },
  {
    method: "GET",
    path: "/profile/connections/blocked",
    says: "`{ blocked }`: whom the person has blocked",
    call: (caller) => caller.connection.blocked(),
  },
  {
    method: "POST",
    path: "/profile/connections/block",
    takes: "connection.block",
    says: "blocks `{ userId }`: neither sees the other, requests and messages end",
    call: (caller, request) => caller.connection.block(request.body as never),
  },
  {
    method: "DELETE",
    path: "/profile/connections/block/:userId",
    says: "unblocks somebody",
    call: (caller, request) => caller.connection.unblock(request.params as never),
  },
  {
    method: "POST",
    path: "/profile/connections/report",
    takes: "connection.report",
    says: "reports a profile `{ userId, reason }`, a message of that person with `messageId`, or an opening with `jobId`",
    call: (caller, request) => caller.connection.report(request.body as never),
  },
];
