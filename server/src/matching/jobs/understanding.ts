// The commonest words of the languages whose skills, titles and requirements are read. Nobody writes ten lines without them.
export const commonWords = new Set(
  `the and of with for in to on by or an as is are we you our your this be will from at
und der die das mit für bei von im den zu auf ein eine einer sowie oder als wir sie werden
et de des du les la le avec pour en à un une dans sur vous nous au aux
y del los las el con para una por que se su como`.split(/\s+/),
);
/** Share of common words from which a text is surely in one of these languages; lists of skills have fewer than prose. */
const covered = 0.12;
/** A text of fewer words shows no language. */
export const proseFrom = 20;
/** Known skills at which half is believed to be known. */
const halfOfSkills = 4;

type Read = { text: string; hasTitle: boolean; skills: number };

/**
 * 0 (nothing but words) to 1: the mean of how surely the language is one that is read here, whether a title names a known
 * profession, and how many skills are known.
 */
export function understandingOf({ text, hasTitle, skills }: Read): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => commonWords.has(word)).length;
  const language = words.length < proseFrom ? 1 : Math.min(1, known / words.length / covered);
  return (language + (hasTitle ? 1 : 0) + skills / (skills + halfOfSkills)) / 3;
}
