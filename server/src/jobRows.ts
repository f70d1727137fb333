import type { Row } from "./rest.ts";
import { params, within } from "./restRequest.ts";

/** The rows of rest.ts about what a person does with jobs: marks, applications. */
export const jobRows: Row[] = [
  {
    method: "GET",
    path: "/jobs/:id/similar",
    says: "`{ jobs }`: up to four open jobs like this one",
    call: (caller, request) => caller.job.similar(params(request)),
  },
  {
    method: "POST",
    path: "/jobs/:id/mark",
    takes: "job.mark",
    says: "marks a job `{ mark }`, `saved` or `hidden`",
    call: (caller, request) => caller.job.mark(within(request)),
  },
  {
    method: "DELETE",
    path: "/jobs/:id/mark",
    says: "takes the mark back; stage and notes are kept for when the job is saved again",
    call: (caller, request) => caller.job.unmark(params(request)),
  },
  {
    method: "GET",
    path: "/applications",
    says: "`{ applications }`: every saved job with its stage, notes, next date and history",
    call: (caller) => caller.job.applications(),
  },
  {
    method: "GET",
    path: "/applications.csv",
    says: "the same as a table for a spreadsheet",
    call: async (caller, _request, reply) => {
      const { csv } = await caller.job.applicationsCsv();
      reply.type("text/csv; charset=utf-8");
      reply.header("Content-Disposition", 'attachment; filename="applications.csv"');
      return csv;
    },
  },
  {
    method: "POST",
    path: "/applications/:id/move",
    takes: "job.moveApplication",
    says: "moves an application `{ from, to }`: `saved`, `applied`, `interview`, `offer`, `closed`",
    call: (caller, request) => caller.job.moveApplication(within(request)),
  },
  {
    method: "POST",
    path: "/applications/:id/undo",
    takes: "job.undoMove",
    says: "takes the move `{ moveId }` back, if it is the last one",
    call: (caller, request) => caller.job.undoMove(within(request)),
  },
  {
    method: "POST",
    path: "/applications/:id/notes",
    takes: "job.noteApplication",
    says: "writes `{ note, nextAt, nextStep }`; refused when the notes are no longer of that `version`",
    call: (caller, request) => caller.job.noteApplication(within(request)),
  },
];
