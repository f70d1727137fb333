import type { Claim, Profile } from "@career-hub/server/profile/schema.ts";

export type EditedTexts = Partial<Pick<Profile["technical"], "headline" | "coFounderSummary">>;

export type Owner = {
  rejected: Claim[];
  onReject: (claim: Claim) => Promise<void>;
  onRestore: (claim: Claim) => Promise<void>;
  /** Resolves to whether it was saved; errors are shown as notifications. */
  onEdit: (texts: EditedTexts) => Promise<boolean>;
  /** The changed texts of open editors. */
  drafts: EditedTexts;
  onDraft: (texts: EditedTexts) => void;
};
