import { onTokenChange } from "../browser/session.ts";

// What was begun and not sent, by conversation: closing the messages loses nothing, another person sees nothing.
const drafts = new Map<string, string>();
onTokenChange(() => drafts.clear());

export const draftOf = (connectionId: string): string => drafts.get(connectionId) ?? "";

export function keepDraft(connectionId: string, text: string): void {
  if (text) drafts.set(connectionId, text);
  else drafts.delete(connectionId);
}
