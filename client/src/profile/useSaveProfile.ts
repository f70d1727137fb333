import type { Profile } from "@career-hub/server/profile/schema.ts";
import { notifyError, notifyPersistent } from "../components/Notifications.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { trpc } from "../trpc.ts";

/** Returns a function that saves a profile, shows a notification, and resolves to whether it was saved. */
export function useSaveProfile(hadSaved: boolean) {
  const utils = trpc.useUtils();
  const save = trpc.profile.save.useMutation();
  return async (profile: Profile | undefined): Promise<boolean> => {
    if (!profile) {
      notifyError("No profile data to save.");
      return false;
    }
    return runWithNotification(
      async () => {
        const { note } = await save.mutateAsync({ profileData: profile });
        if (note) notifyPersistent("addresses-removed", note);
        return { message: hadSaved ? "Profile updated successfully!" : "Profile saved successfully!" };
      },
      "Failed to save profile.",
      async () => {
        void utils.user.current.invalidate();
        await utils.profile.saved.invalidate();
        void utils.profile.invalidate();
      },
    );
  };
}
