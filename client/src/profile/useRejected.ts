import type { Claim } from "@career-hub/server/profile/schema.ts";
import { attempt } from "../components/attempt.ts";
import { dismissNotice, notifyError, notifyNews } from "../components/Notify.tsx";
import { sentenceOf, trpc } from "../trpc.ts";

/** One after the other: an Undo must not overtake what it undoes. */
const oneAtATime = { scope: { id: "rejected claims" } };

/** Each notice has an id of its own: one that is just closing would swallow the next of the same id. */
let notices = 0;
const noticeId = () => `rejected-claim-${notices}`;

const same = (one: Claim, other: Claim) => one.kind === other.kind && one.claim === other.claim;

/** The claims a person rejected: at once on the screen, and taken back there when the server refuses. */
export function useRejected() {
  const utils = trpc.useUtils();
  const listed = trpc.profile.rejected.useQuery();
  const reject = trpc.profile.reject.useMutation(oneAtATime);
  const restore = trpc.profile.restore.useMutation(oneAtATime);

  const write = (change: (rejected: Claim[]) => Claim[]) =>
    utils.profile.rejected.setData(undefined, (data) => ({ rejected: change(data?.rejected ?? []) }));
  const add = (claim: Claim) => write((all) => [claim, ...all.filter((one) => !same(one, claim))]);
  const remove = (claim: Claim) => write((all) => all.filter((one) => !same(one, claim)));
  const settle = async () => {
    await Promise.all([utils.profile.saved.invalidate(), utils.profile.generations.invalidate()]);
    void utils.profile.rejected.invalidate();
    void utils.profile.suggestions.invalidate();
    void utils.profile.match.invalidate();
  };

  const onRestore = async (claim: Claim) => {
    dismissNotice(noticeId());
    remove(claim);
    const isDone = await attempt(async () => {
      await restore.mutateAsync(claim);
    }, "The claim could not be restored.");
    if (!isDone) add(claim);
    await settle();
  };
  const onReject = async (claim: Claim) => {
    add(claim);
    try {
      const { message } = await reject.mutateAsync(claim);
      dismissNotice(noticeId());
      notices += 1;
      notifyNews(noticeId(), message, { label: "Undo", onClick: () => onRestore(claim) });
    } catch (error) {
      remove(claim);
      notifyError(sentenceOf(error, "The claim could not be rejected."));
    }
    await settle();
  };
  return { rejected: listed.data?.rejected ?? [], onReject, onRestore };
}
