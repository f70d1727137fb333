import type { Claim, Profile } from "@career-hub/server/profile/schema.ts";
import { dismissNotice, notifyError, notifyNews } from "../components/Notifications.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { errorMessage, trpc } from "../trpc.ts";

/** Mutations of one scope run in series: an Undo must not overtake what it undoes. */
const serial = { scope: { id: "rejected claims" } };

/** Unique ids, because a closing notification suppresses a new one of the same id. */
let notices = 0;
const noticeId = () => `rejected-claim-${notices}`;

const isSame = (a: Claim, b: Claim) => a.kind === b.kind && a.claim === b.claim;

type Texts = Pick<Profile["technical"], "headline" | "coFounderSummary">;

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()} `;
const mentions = ({ headline, coFounderSummary }: Texts, { claim }: Claim): boolean =>
  words(`${headline} ${coFounderSummary}`).includes(words(claim));

/**
 * Rejects and restores claims optimistically and rolls back when the server rejects it. `shown` are the texts beside the
 * claims: they keep their wording, so a notice says when they mention a rejected claim.
 */
export function useRejected(shown?: Texts) {
  const utils = trpc.useUtils();
  const listed = trpc.profile.rejected.useQuery();
  const reject = trpc.profile.reject.useMutation(serial);
  const restore = trpc.profile.restore.useMutation(serial);

  const write = (change: (rejected: Claim[]) => Claim[]) =>
    utils.profile.rejected.setData(undefined, (data) => ({ rejected: change(data?.rejected ?? []) }));
  const add = (claim: Claim) => write((all) => [claim, ...all.filter((item) => !isSame(item, claim))]);
  const remove = (claim: Claim) => write((all) => all.filter((item) => !isSame(item, claim)));
  const settle = async () => {
    await Promise.all([utils.profile.saved.invalidate(), utils.profile.generations.invalidate()]);
    void utils.profile.rejected.invalidate();
    void utils.profile.suggestions.invalidate();
    void utils.profile.match.invalidate();
  };

  const onRestore = async (claim: Claim) => {
    dismissNotice(noticeId());
    remove(claim);
    const isDone = await runWithNotification(
      () => restore.mutateAsync(claim),
      "The claim could not be restored.",
    );
    if (!isDone) add(claim);
    await settle();
  };
  const onReject = async (claim: Claim) => {
    add(claim);
    try {
      const { message } = await reject.mutateAsync(claim);
      dismissNotice(noticeId());
      notices += 1;
      const note = shown && mentions(shown, claim) ? " Your headline or summary still mentions it." : "";
      notifyNews(noticeId(), message + note, { label: "Undo", onClick: () => onRestore(claim) });
    } catch (error) {
      remove(claim);
      notifyError(errorMessage(error, "The claim could not be rejected."));
    }
    await settle();
  };
  return { rejected: listed.data?.rejected ?? [], onReject, onRestore };
}
