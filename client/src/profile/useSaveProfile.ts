import type { Profile } from "@career-hub/server/profile/schema.ts";
import { navigate } from "wouter/use-browser-location";
import { notifyError, notifySuccess } from "../components/Notify.tsx";
import { sentenceOf, trpc } from "../trpc.ts";

/** Saves, says so and goes to the saved profile. */
export function useSaveProfile(hadSaved: boolean) {
  const utils = trpc.useUtils();
  const save = trpc.profile.save.useMutation();
  return {
    busy: save.isPending,
    save: async (profile: Profile | undefined) => {
      if (!profile) return notifyError("No profile data to save.");
      try {
        await save.mutateAsync({ profileData: profile });
      } catch (error) {
        return notifyError(sentenceOf(error, "Failed to save profile."));
      }
      void utils.user.current.invalidate();
      void utils.profile.invalidate();
      notifySuccess(hadSaved ? "Profile updated successfully!" : "Profile saved successfully!");
      navigate("/profile");
    },
  };
}
