import type { Caller } from "./router.ts";

/** The full name of a procedure, such as "job.list". */
export type Procedure = {
  [Noun in keyof Caller]: `${Noun & string}.${keyof Caller[Noun] & string}`;
}[keyof Caller];

/** Every documented path under /api with the procedure it calls: its line in the README and the API description. */
export const restPaths: Record<`${"GET" | "POST" | "DELETE"} ${string} ${Procedure}`, string> = {
  "POST /auth/rotate user.rotate": "`{ token }`: a new token for this session; the one that was sent ends",
  "GET /account/sessions user.sessions":
    "`{ sessions, isFresh }`: where the person is signed in; `isFresh` while the last sign-in is at most 10 minutes old",
  "DELETE /account/sessions/:id user.endSession": "signs out there",
  "DELETE /account/sessions user.endOtherSessions": "signs out everywhere else",
  "GET /account/events user.securityEvents":
    "`{ events }`: what happened to the account in the last 90 days, newest first",
  "GET /account/tokens user.tokens": "`{ tokens }`: the API tokens, without their text",
  "POST /account/tokens user.createToken":
    "makes an API token `{ name, access }`, `read` or `write`; its text is in this answer only",
  "DELETE /account/tokens/:id user.revokeToken": "revokes an API token",
  "GET /account/readings profile.readings": "`{ readings }`: what was read from the code host, newest first",
  "GET /account/repositories profile.repositories":
    "`{ repositories, removed }`: the sources of the kept profiles, and what was removed",
  "DELETE /account/repositories profile.removeRepository":
    "removes `?repository` and everything made from it; later readings leave it out",
  "GET /account/export user.export":
    "everything stored of the person; needs a sign-in of the last 10 minutes",
  "DELETE /account user.removeAccount":
    "deletes the account and everything with it; needs a sign-in of the last 10 minutes",
  "DELETE /profile/connections/:id connection.remove": "ends a connection and its messages",
  "GET /profile/connections/blocked connection.blocked": "`{ blocked }`: whom the person has blocked",
  "POST /profile/connections/block connection.block":
    "blocks `{ userId }`: neither sees the other, requests and messages end",
  "DELETE /profile/connections/block/:userId connection.unblock": "unblocks somebody",
  "POST /profile/connections/report connection.report":
    "reports a profile `{ userId, reason }`, a message of that person with `messageId`, or an opening with `jobId`",
  "GET /profile/:userId/if-learned profile.ifLearned":
    "`{ answer: { claim, now, imagined } }`: the receipt as it is, and as it would be with `?technology` or `?area`; nothing is stored",
  "GET /profile/:userId/with-third profile.withThird":
    "`{ answer: { match, areas } }`: who covers what with `?thirdId` as a third, and the receipt with that person",
  "GET /sprints sprint.list": "`{ partner, template, sprints }` of `?connectionId`, newest first",
  "POST /sprints sprint.start": "starts a trial sprint `{ connectionId, startsOn, page }` of 14 days",
  "POST /sprints/:id sprint.save":
    "saves `{ version, page }`; 409 when the page was changed since that version",
  "POST /sprints/:id/stop sprint.stop": "ends a trial sprint before its last day",
  "POST /sprints/:id/answer sprint.answer":
    "says how it went, `{ verdict, note }`: `goOn`, `unsure` or `stop`",
  "GET /founding-roles founding.list":
    "`{ roles }`: the openings of `?connectionId`, proposed and on the board",
  "POST /founding-roles founding.propose": "proposes an opening `{ connectionId, role }` to the other person",
  "POST /founding-roles/:id founding.save":
    "changes it, `{ version, role }`; a proposal then waits for the other person again",
  "POST /founding-roles/:id/confirm founding.confirm":
    "agrees to `{ version }`: the opening goes on the job board",
  "DELETE /founding-roles/:id founding.remove": "removes an opening, also from the board",
  "GET /auth/user user.current": "the signed-in person and the generation counter",
  "POST /auth/logout user.logout": "ends the session",
  "POST /profile/generate profile.generate":
    "makes a new generation; an `Idempotency-Key` (UUID) makes it safe to repeat",
  "GET /profile/generations profile.generations": "all kept generations, and the one that is running",
  "POST /profile/save profile.save": "saves `{ profileData }`, or updates what is saved",
  "GET /profile/saved profile.saved": "`{ profile }`, null when none",
  "GET /profile/changes profile.changes":
    "`{ changed, number, madeAt }`: whether repositories changed since the last generation, null when unknown",
  "GET /profile/rejected profile.rejected": "`{ rejected }`: the claims the person rejected, newest first",
  "POST /profile/rejected profile.reject":
    "rejects a claim `{ kind, claim }`: it is left out of the profile, of matching and of later generations",
  "DELETE /profile/rejected profile.restore": "undoes the rejection of `?kind` and `?claim`",
  "DELETE /profile/saved profile.remove": "deletes the saved profile",
  "GET /profile/suggestions profile.suggestions":
    "`{ suggestions, stats }`: the best 20 co-founders, each with the receipt of its score",
  "GET /profile/:userId profile.byId": "`{ user, profile }` of anybody, `profile` null when none is saved",
  "GET /profile/:userId/match profile.match":
    "`{ match }`: score and receipt with that person, null while one of the two has no saved profile",
  "GET /profile/:userId/pair profile.pair":
    "the person who asks and that person side by side: areas by level of evidence, own commits by year, both fits",
  "GET /profile/wishes profile.wishes": "`{ wishes, savedAt }`: what the person looks for",
  "POST /profile/wishes profile.saveWishes": "saves what the person looks for, in place of what was there",
  "GET /people profile.people":
    "`{ people, total, found, facets, nextCursor }`: who is looking, best fit first; `?q`, `?limit`, `?cursor` and the filters of the page",
  "POST /profile/connections/request connection.request":
    "sends a request `{ addresseeId, note }`, or accepts the pending request of that person",
  "POST /profile/connections/accept connection.accept": "accepts the request of `{ requesterId }`",
  "DELETE /profile/connections/:id/decline connection.decline":
    "declines a received request or cancels a sent one",
  "POST /profile/connections/:id/aside connection.setAside":
    "sets a request aside (`{ aside: false }` undoes that): no decline, and nobody is told",
  "GET /profile/connections/pending connection.pending": "`{ pendingRequests }`: who asked",
  "GET /profile/connections/sent connection.sent": "`{ sentRequests }`: who was asked",
  "GET /profile/connections/active connection.active": "`{ activeConnections }`",
  "GET /profile/connections/status/:userId connection.status":
    "`{ status, direction, id }`: `pending`, `accepted` or null, and who asked",
  "GET /messages message.threads":
    "`{ threads }`: every connection with its last message and how many are unread",
  "GET /messages/:connectionId message.list": "`{ messages, nextCursor }`, newest first; `?limit`, `?cursor`",
  "POST /messages/:connectionId message.send": "sends `{ body }`",
  "POST /messages/:connectionId/read message.markRead": "marks what the other person wrote as read",
  "GET /jobs job.list":
    'open jobs, newest first; with `?sort=relevance` first those with the words of `?q` in the title, with `?sort=pay&pay_currency=EUR` the best paid first; `?q`, `?limit`, `?cursor`, the filters of the job board, and `Link: …; rel="next"` while there are more',
  "GET /jobs.rss job.list": "the newest jobs of a search as RSS; `?q` and the filters of the job board",
  "GET /jobs/:id job.byId": "one job, with pay in numbers and the words that were read",
  "GET /jobs/:id/similar job.similar": "`{ jobs }`: up to four open jobs like this one",
  "POST /jobs/:id/mark job.mark": "marks a job `{ mark }`, `saved` or `hidden`",
  "DELETE /jobs/:id/mark job.unmark":
    "removes the mark; stage and notes are kept for when the job is saved again",
  "GET /applications job.applications":
    "`{ applications }`: every saved job with its stage, notes, next date and history",
  "GET /applications.csv job.applicationsCsv": "the same as a table for a spreadsheet",
  "POST /applications/:id/move job.moveApplication":
    "moves an application `{ from, to }`: `saved`, `applied`, `interview`, `offer`, `closed`",
  "POST /applications/:id/undo job.undoMove": "undoes the move `{ moveId }`, if it is the last one",
  "POST /applications/:id/notes job.noteApplication":
    "writes `{ note, nextAt, nextStep }`; refused when the notes are no longer of that `version`",
  "GET /cv/info cv.info": "`{ cv }`: name, size and date of the CV, null when there is none",
  "POST /cv/upload cv.upload": "uploads a PDF or DOCX (form field `cvFile`), replacing the previous CV",
  "GET /cv/match cv.match":
    "`{ matchedJobs, hidden, message }`: at most 50 jobs, each with `finalScore` and `aiAnalysis.reason`; filters: `?place`, `?remote`, `?level`, `?pay` with `?pay_currency`",
  "DELETE /cv cv.remove": "deletes the CV and everything read from it",
};
