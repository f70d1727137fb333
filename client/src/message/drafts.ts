import { draftsKey, onTokenChange, readToken } from "../browser/session.ts";
import { tabStorage } from "../browser/storage.ts";

/** Tells sessions apart without a second copy of the token. */
const session = () => readToken()?.slice(-8);

/** The stored drafts of this session: a restored tab may hold those of another user. */
function readDrafts(): Map<string, string> {
  try {
    const stored = JSON.parse(tabStorage.get(draftsKey) ?? "");
    return new Map(stored.session === session() ? stored.texts : []);
  } catch {
    return new Map();
  }
}

// Unsent text by conversation, kept over a reload; cleared when another user signs in.
const drafts = readDrafts();
onTokenChange(() => drafts.clear());

export const draftOf = (connectionId: string): string => drafts.get(connectionId) ?? "";

export function saveDraft(connectionId: string, text: string): void {
  if (text) drafts.set(connectionId, text);
  else drafts.delete(connectionId);
  if (drafts.size === 0) tabStorage.remove(draftsKey);
  else tabStorage.set(draftsKey, JSON.stringify({ session: session(), texts: [...drafts] }));
}
