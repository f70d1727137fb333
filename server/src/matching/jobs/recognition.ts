// The most common function words of the supported languages. They occur in any ten lines of text.
export const commonWords = new Set(
  `the and of with for in to on by or an as is are we you our your this be will from at
und der die das mit für bei von im den zu auf ein eine einer sowie oder als wir sie werden
et de des du les la le avec pour en à un une dans sur vous nous au aux
y del los las el con para una por que se su como
di della il che nel dei em um uma da dos das os na ou ao
van het een met voor op bij te wij aan naar ons onze
w z oraz się od dla przy jest lub za po ze`.split(/\s+/),
);
/** Share of common words from which a text is certainly in a supported language. Lists of skills have fewer than prose. */
const fullShare = 0.12;
/** A shorter text does not show its language. */
export const proseFrom = 20;
/** Number of recognised skills that counts half. */
const halfOfSkills = 4;

type Read = { text: string; hasTitle: boolean; skills: number };

/**
 * 0 (plain words only) to 1: the mean of how certainly the language is supported, whether a title names a known
 * profession, and how many skills are recognised.
 */
export function recognisedShare({ text, hasTitle, skills }: Read): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const common = words.filter((word) => commonWords.has(word)).length;
  const language = words.length < proseFrom ? 1 : Math.min(1, common / words.length / fullShare);
  return (language + (hasTitle ? 1 : 0) + skills / (skills + halfOfSkills)) / 3;
}
