import { draftsKey, onTokenChange, readToken } from "../browser/session.ts";
import { tabStorage } from "../browser/storage.ts";

/** A message that may not have reached the server; `since` is the id of the newest message when it was sent. */
export type Unconfirmed = { connectionId: string; body: string; since?: string | undefined };

/** Identifies the session without storing a second copy of the token. */
const session = () => readToken()?.slice(-8);

/** What is stored for this session: a restored tab may hold the texts of another user. */
function readStored() {
  try {
    const stored = JSON.parse(tabStorage.get(draftsKey) ?? "");
    if (stored.session === session())
      return { texts: new Map<string, string>(stored.texts), unsent: (stored.unsent ?? []) as Unconfirmed[] };
  } catch {}
  return { texts: new Map<string, string>(), unsent: [] };
}

// Drafts by conversation or form, and unsent messages, kept across reloads; cleared when another user signs in.
const stored = readStored();
onTokenChange(() => {
  stored.texts.clear();
  stored.unsent = [];
});

function store(): void {
  const { texts, unsent } = stored;
  if (texts.size === 0 && unsent.length === 0) tabStorage.remove(draftsKey);
  else tabStorage.set(draftsKey, JSON.stringify({ session: session(), texts: [...texts], unsent }));
}

export const draftOf = (key: string): string => stored.texts.get(key) ?? "";

export function saveDraft(key: string, text: string): void {
  if (text) stored.texts.set(key, text);
  else stored.texts.delete(key);
  store();
}

export const unsentMessages = (): Unconfirmed[] => stored.unsent;

export function saveUnsent(unsent: Unconfirmed[]): void {
  stored.unsent = unsent;
  store();
}
