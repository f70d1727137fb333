import { termNamed } from "../matching/dictionary.ts";
import type { Ground, WeighedTerm } from "./claims.ts";
import type { Experience } from "./experience.ts";
import type { Finding } from "./findings.ts";
import { deniedRanges, isDenied } from "./negation.ts";
import { cut } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";

/** What rules ask about a person's repositories. Every answer is a list of places: no place, no claim. */
export type View = {
  counted: CountedRepository[];
  weighed: WeighedTerm[];
  experience: Experience;
  /** Places that show any of these terms. Names the dictionary does not know show nothing. */
  terms: (...names: string[]) => Finding[];
  /** README sentences that say it and do not deny it. */
  said: (pattern: RegExp) => Ground[];
  /** Sentences that own up to what the software does not do. */
  limits: () => Ground[];
  paths: (pattern: RegExp) => Ground[];
  repositories: (
    test: (one: CountedRepository) => boolean,
    note: (one: CountedRepository) => string,
  ) => Ground[];
};

export const privateNote = "Described in its README";

export function viewOf(
  counted: CountedRepository[],
  findings: Finding[],
  weighed: WeighedTerm[],
  experience: Experience,
): View {
  const serious = counted.filter((one) => !one.isTrifle);
  const sentences = serious.flatMap((one) => one.sentences.map((sentence) => ({ one, sentence })));
  const toGround = (
    one: CountedRepository,
    path: string | undefined,
    note: string,
    strength: number,
  ): Ground => ({
    in: one,
    ...(path === undefined ? {} : { path }),
    note: cut(note, 160),
    strength,
  });
  const quote = (one: CountedRepository, text: string) => (one.repository.isPrivate ? privateNote : text);
  return {
    counted,
    weighed,
    experience,
    terms: (...names) => {
      const wanted = new Set(names.map((name) => termNamed(name)));
      return findings.filter((finding) => wanted.has(finding.term) && !finding.in.isTrifle);
    },
    said: (pattern) =>
      sentences
        .filter(({ sentence }) => !sentence.isLimit && says(sentence.text, pattern))
        .map(({ one, sentence }) => toGround(one, sentence.path, quote(one, sentence.text), 0.85)),
    limits: () =>
      sentences
        .filter(({ sentence }) => sentence.isLimit && sentence.text.length >= 20)
        .map(({ one, sentence }) => toGround(one, sentence.path, quote(one, sentence.text), 0.7)),
    paths: (pattern) =>
      serious.flatMap((one) =>
        one.repository.tree
          .filter((path) => pattern.test(path))
          .slice(0, 2)
          .map((path) => toGround(one, path, `Keeps ${path} in the repository`, 0.7)),
      ),
    repositories: (test, note) => serious.filter(test).map((one) => toGround(one, undefined, note(one), 0.8)),
  };
}

function says(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  // "No tracking of any kind" is what a pattern looks for; "no query planner" is not.
  return /^(?:no|not|never|without|zero)\b/i.test(match[0]) || !isDenied(deniedRanges(text), match.index);
}
