import type { RemoteKind } from "@career-hub/db/enums.ts";
import type { Found } from "../../text/found.ts";
import { languageOf } from "../../text/languageOf.ts";
import { type RemotePatterns, remotePatterns } from "./remotePatterns.ts";

/** A clause ends at these, seen from a mention. */
const clauseBefore = /^.*[.!?;\n•|。]/s;
const clauseAfter = /[.!?;\n•|。].*$/s;

export function remoteOfField(text: string): RemoteKind | null {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const { remoteHeading, hybridHeading, officeHeading, onsite, notBefore, partly } = remotePatterns(null);
  if (/flexible|partial/.test(word) || hybridHeading.test(text)) return "hybrid";
  if (/onsite|inoffice|inperson|^office|^false$|^no$|^0$|^none$/.test(word)) return "onsite";
  const remote =
    /remote|telecommut|home[ _-]?office|work[ _-]?from[ _-]?home/i.exec(text) ?? remoteHeading.exec(text);
  if (remote && notBefore.test(text.slice(0, remote.index))) return "onsite";
  if (remote) return partly.test(text) ? "hybrid" : "remote";
  if (/^true$|^yes$|^1$/.test(word)) return "remote";
  return officeHeading.test(text) || onsite.test(`work: ${text}`) ? "onsite" : null;
}

/** Short forms are accepted in title and place; running text must be explicit. */
export function remoteOfText(heading: string, text: string, language = languageOf(text)): Found<RemoteKind> {
  const all = remotePatterns(null);
  const short = (all.hybridHeading.exec(heading) ?? all.remoteHeading.exec(heading))?.[0];
  if (short)
    return {
      value: all.hybridHeading.test(short) || all.partly.test(heading) ? "hybrid" : "remote",
      words: short,
    };
  if (/\bon-?site\b/i.test(heading)) return { value: "onsite", words: "on-site" };
  const patterns = remotePatterns(language);
  if (!patterns.any.test(text)) return null;
  const found = [...text.matchAll(patterns.mention)].map((match) => ({
    value: kindOf(match, text, patterns),
    words: match[0],
  }));
  const onsite = patterns.onsite.exec(text)?.[0];
  return (
    (["onsite", "hybrid", "remote"] as const).flatMap(
      (kind) => found.find(({ value }) => value === kind) ?? [],
    )[0] ?? (onsite === undefined ? null : { value: "onsite", words: onsite })
  );
}

/** What a mention of remote or hybrid work means in its clause: "Remote work is not possible" is on site. */
function kindOf(match: RegExpExecArray, text: string, patterns: RemotePatterns): RemoteKind {
  const end = match.index + match[0].length;
  const before = text.slice(Math.max(0, match.index - 40), match.index).replace(clauseBefore, "");
  const after = text.slice(end, end + 40).replace(clauseAfter, "");
  if (patterns.notBefore.test(before) || patterns.notAfter.test(after)) return "onsite";
  if (patterns.hybrid.test(match[0])) return "hybrid";
  const clause = `${before}${match[0]}${after}`;
  return !patterns.fully.test(clause) && patterns.partly.test(clause) ? "hybrid" : "remote";
}
