import { isKnownTitle } from "./knownTitles.ts";

const letters: Record<string, string> = { ß: "ss", ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ı: "i" };
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
/** "Küster" is "kuester" or "kuster" in an address. */
const spellings = (word: string): string[] => [plain(word), plain(word.replace(/[äöü]/giu, "$&e"))];

/**
 * Whether two words of a name, or an initial and the last word, are in the e-mail addresses and URLs of a CV: "Ana Pastor" in
 * "ana.pastor@example.org" and in "apastor@example.org". A title is not a name, even if an address contains it ("anas-web-developer.example").
 */
export function matchesAddress(name: string, addresses: string): boolean {
  const words = name.match(/\p{L}{2,}/gu) ?? [];
  const text = plain(addresses);
  const found = words.filter(
    (word) => word.length > 2 && spellings(word).some((spelling) => text.includes(spelling)),
  );
  const [initial = ""] = plain(words[0] ?? "");
  const hasInitial = spellings(words.at(-1) ?? "").some((last) =>
    new RegExp(`(?<!\\p{L})${initial}[._-]?${last}`, "u").test(text),
  );
  return words.length >= 2 && words.length <= 4 && (found.length >= 2 || hasInitial) && !isKnownTitle(name);
}
