import type { Claim, Profile } from "@career-hub/server/profile/schema.ts";

export type EditedTexts = Partial<Pick<Profile["technical"], "headline" | "coFounderSummary">>;

/** What the owner of a profile can do with it. */
export type Owner = {
  rejected: Claim[];
  onReject: (claim: Claim) => Promise<void>;
  onRestore: (claim: Claim) => Promise<void>;
  /** True when it was kept; what is wrong was said. */
  onEdit: (texts: EditedTexts) => Promise<boolean>;
};
