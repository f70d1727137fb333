import type { Row } from "./rest.ts";
import { body, params, query, within } from "./restRequest.ts";

/** The rows of rest.ts about two people: questions about a pair, trial sprints, openings posted together. */
export const pairRows: Row[] = [
  {
    method: "GET",
    path: "/profile/:userId/if-learned",
    takes: "profile.ifLearned",
    says: "`{ answer: { claim, now, imagined } }`: the receipt as it is, and as it would be with `?technology` or `?area`; nothing is stored",
    call: (caller, request) => caller.profile.ifLearned(within(request)),
  },
  {
    method: "GET",
    path: "/profile/:userId/with-third",
    takes: "profile.withThird",
    says: "`{ answer: { match, areas } }`: who covers what with `?thirdId` as a third, and the receipt with that person",
    call: (caller, request) => caller.profile.withThird(within(request)),
  },
  {
    method: "GET",
    path: "/sprints",
    takes: "sprint.list",
    says: "`{ partner, template, sprints }` of `?connectionId`, newest first",
    call: (caller, request) => caller.sprint.list(query(request)),
  },
  {
    method: "POST",
    path: "/sprints",
    takes: "sprint.start",
    says: "starts a trial sprint `{ connectionId, startsOn, page }` of 14 days",
    call: (caller, request) => caller.sprint.start(body(request)),
  },
  {
    method: "POST",
    path: "/sprints/:id",
    takes: "sprint.save",
    says: "saves `{ version, page }`; 409 when the page was changed since that version",
    call: (caller, request) => caller.sprint.save(within(request)),
  },
  {
    method: "POST",
    path: "/sprints/:id/stop",
    says: "ends a trial sprint before its last day",
    call: (caller, request) => caller.sprint.stop(params(request)),
  },
  {
    method: "POST",
    path: "/sprints/:id/answer",
    takes: "sprint.answer",
    says: "says how it went, `{ verdict, note }`: `goOn`, `unsure` or `stop`",
    call: (caller, request) => caller.sprint.answer(within(request)),
  },
  {
    method: "GET",
    path: "/founding-roles",
    takes: "founding.list",
    says: "`{ roles }`: the openings of `?connectionId`, proposed and on the board",
    call: (caller, request) => caller.founding.list(query(request)),
  },
  {
    method: "POST",
    path: "/founding-roles",
    takes: "founding.propose",
    says: "proposes an opening `{ connectionId, role }` to the other person",
    call: (caller, request) => caller.founding.propose(body(request)),
  },
  {
    method: "POST",
    path: "/founding-roles/:id",
    takes: "founding.save",
    says: "changes it, `{ version, role }`; a proposal then waits for the other person again",
    call: (caller, request) => caller.founding.save(within(request)),
  },
  {
    method: "POST",
    path: "/founding-roles/:id/confirm",
    takes: "founding.confirm",
    says: "agrees to `{ version }`: the opening goes on the job board",
    call: (caller, request) => caller.founding.confirm(within(request)),
  },
  {
    method: "DELETE",
    path: "/founding-roles/:id",
    says: "removes an opening, also from the board",
    call: (caller, request) => caller.founding.remove(params(request)),
  },
];
