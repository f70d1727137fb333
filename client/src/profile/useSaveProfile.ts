import type { Profile } from "@career-hub/server/profile/schema.ts";
import { notifyError, notifyPersistent, notifySuccess } from "../components/Notifications.tsx";
import { errorMessage, trpc } from "../trpc.ts";

/** Returns a function that saves a profile, shows a notification, and resolves to whether it was saved. */
export function useSaveProfile(hadSaved: boolean) {
  const utils = trpc.useUtils();
  const save = trpc.profile.save.useMutation();
  return async (profile: Profile | undefined): Promise<boolean> => {
    if (!profile) {
      notifyError("No profile data to save.");
      return false;
    }
    try {
      const { note } = await save.mutateAsync({ profileData: profile });
      if (note) notifyPersistent("addresses-removed", note);
    } catch (error) {
      // It may be saved all the same when only the response is lost.
      void utils.user.current.invalidate();
      void utils.profile.saved.invalidate();
      notifyError(errorMessage(error, "Failed to save profile."));
      return false;
    }
    void utils.user.current.invalidate();
    await utils.profile.saved.invalidate();
    void utils.profile.invalidate();
    notifySuccess(hadSaved ? "Profile updated successfully!" : "Profile saved successfully!");
    return true;
  };
}
