import { onTokenChange } from "../browser/session.ts";

// Unsent text by conversation; cleared when another user signs in.
const drafts = new Map<string, string>();
onTokenChange(() => drafts.clear());

export const draftOf = (connectionId: string): string => drafts.get(connectionId) ?? "";

export function saveDraft(connectionId: string, text: string): void {
  if (text) drafts.set(connectionId, text);
  else drafts.delete(connectionId);
}
