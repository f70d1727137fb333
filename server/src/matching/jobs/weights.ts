import type { Necessity } from "./requirements.ts";

// Every number of a job's score that is a matter of judgement. docs/matching.md says why each is what it is.

/** `work` counts in full where nothing else is understood of the two, and not at all where everything is. */
export const partWeights = { profession: 0.4, skills: 0.25, work: 0.5, level: 0.03, freshness: 0.03 };
/**
 * What words weigh where all of a CV and an ad is understood, where nothing is, and where the two are in
 * different languages, which share few words. Profession, skills, described work and level share the
 * rest as their weights are to one another; freshness never weighs more or less.
 */
export const wordWeights = { understood: 0.1, unknown: 0.95, foreign: 0.1 };
/** The similarity of words that is worth half of the part. */
export const halfAlike = 0.15;
/** What is added to the similarity where the CV has the whole title of the ad: words of a title name the work. */
export const titleInCv = 0.05;
/** Distinct terms from which a similarity is believed in full: the few of a bare title can be alike by chance. */
export const thinTerms = 20;
/** Words of an ad from which the work it describes is believed in full: a bare title describes none. */
export const thinDescription = 20;

export const necessityWeights: Record<Necessity, number> = { must: 1, asked: 0.7, nice: 0.4 };
/** What knowing a neighbour of a skill is worth. */
export const nearSkill = 0.35;
/** What is worth something that another skill implies: who knows Next.js knows React. */
export const impliedSkill = 0.9;
/** What the title names counts so many times. */
export const inTitle = 1.5;
/** Added to what an ad asks for: an ad that asks for one thing cannot be met in full by one thing. */
export const skillPrior = 2.5;

/** How many skills a spoken language outweighs that is asked for and not spoken: without it the rest is of little use. */
export const lackedLanguage = 2.5;

/** Words of an ad at which half of what it asks for is believed to be all. */
export const thinWords = 20;

/** By how many steps of the ladder the person stands below the job, or above it. */
export const levelBelow = [1, 0.6, 0.25, 0];
export const levelAbove = [1, 0.8, 0.5, 0.3];
/** The CV does not say. */
export const levelUnknown = 0.5;
/** The ad does not say: no better than an ad for somebody far below. */
export const levelUnsaid = 0.3;

/** Closeness from which the years in one profession are experience in another. */
export const sameProfession = 0.5;

/** Days until an ad is old news. */
export const freshDays = 60;

/** Words and requirements from which an ad says enough to be sure. */
export const fullAd = { words: 120, requirements: 8 };
