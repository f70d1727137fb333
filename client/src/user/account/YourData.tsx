import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { downloadText } from "../../browser/download.ts";
import { endSession, readToken } from "../../browser/session.ts";
import { ActionButton } from "../../components/ActionButton.tsx";
import { ConfirmButton, ConfirmDialog } from "../../components/ConfirmButton.tsx";
import { Icon } from "../../components/Icon.tsx";
import { notifySuccess } from "../../components/Notifications.tsx";
import { runWithNotification } from "../../components/runWithNotification.ts";
import { productName } from "../../product.ts";
import { bearer, isFromServer, trpc } from "../../trpc.ts";
import { dismissLogoutNotice } from "../SessionWatch.tsx";
import { beginSignIn } from "../signInReturn.ts";
import { useCurrentUser } from "../useCurrentUser.ts";
import { AccountRow, AccountSection } from "./AccountSection.tsx";

/** Whether a deletion whose response was lost has happened: the session then no longer exists. */
const isDeleted = () =>
  fetch("/api/auth/user", { headers: bearer(readToken()) }).then(({ status }) => status === 401);

export function YourData() {
  const utils = trpc.useUtils();
  const includePrivate = useCurrentUser().data?.privateRepositories ?? false;
  const [mustSignIn, setMustSignIn] = useState(false);
  const remove = trpc.user.removeAccount.useMutation();

  /** Checks the age of the sign-in at the time of the action, because the page may have been open for long. */
  const withFreshSignIn = (act: () => Promise<unknown>, failed: string) =>
    runWithNotification(async () => {
      const { isFresh } = await utils.client.user.sessions.query();
      if (isFresh) await act();
      else setMustSignIn(true);
    }, failed);
  const handleExport = async () => {
    await withFreshSignIn(async () => {
      const data = await utils.client.user.export.query();
      downloadText(JSON.stringify(data, null, 2), "my-data.json", "application/json");
    }, "Your data could not be exported.");
    void utils.user.securityEvents.invalidate();
  };
  const handleRemove = () =>
    withFreshSignIn(async () => {
      await remove.mutateAsync().catch(async (error) => {
        if (isFromServer(error) || !(await isDeleted())) throw error;
      });
      endSession();
      dismissLogoutNotice();
      notifySuccess("Your account and all its data have been deleted.");
    }, "Your account could not be deleted.");
  return (
    <AccountSection
      id="data"
      title="Your data"
      text="To export or delete, you have to sign in again if your last sign-in was more than 10 minutes ago."
    >
      <ul>
        <AccountRow
          image={<Icon icon={IconDownload} size={20} />}
          name="Export everything"
          detail="One JSON file: profile, generations, requests, messages, CV text, saved jobs."
        >
          <ActionButton size="xs" busyLabel="Exporting..." onClick={handleExport}>
            Export
          </ActionButton>
        </AccountRow>
        <AccountRow
          image={<Icon icon={IconTrash} size={20} />}
          name="Delete account"
          detail="Permanently deletes your account and everything we store about you."
        >
          <ConfirmButton
            size="xs"
            title="Delete account"
            question={`Your profile, generations, connections, messages, trial sprints, openings, CV, saved jobs and applications at ${productName} will be deleted. This action cannot be undone.`}
            confirmLabel="Delete account"
            busyLabel="Deleting..."
            onConfirm={handleRemove}
          >
            Delete account…
          </ConfirmButton>
        </AccountRow>
      </ul>
      <ConfirmDialog
        opened={mustSignIn}
        onClose={() => setMustSignIn(false)}
        title="Sign in again"
        question="Your last sign-in was more than 10 minutes ago. Sign in again to return to this page."
        confirmLabel="Sign in again"
        harmless
        busyLabel="Signing in..."
        onConfirm={() => beginSignIn(includePrivate, "/account#data")}
      />
    </AccountSection>
  );
}
