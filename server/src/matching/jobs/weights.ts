import type { Necessity } from "./requirements.ts";

// Tuned constants of a job's score. Reasons: docs/matching.md.

/** `work` has its full weight where nothing else of the two texts is recognised, and none where everything is. */
export const partWeights = { profession: 0.4, skills: 0.25, work: 0.5, level: 0.08, freshness: 0.03 };
/**
 * Weight of plain words where CV and ad are fully recognised, where nothing is, and where they are in different languages,
 * which share few words. Profession, skills, work and level split the rest in proportion to their weights; freshness is
 * constant.
 */
export const wordWeights = { recognised: 0.1, unknown: 0.95, foreign: 0.1 };
/** The word similarity that gives half of the part's value. */
export const halfValueSimilarity = 0.15;
/** Added to the similarity where the CV contains the ad's full title: words of a title name the work. */
export const titleInCv = 0.05;
/** Added to the similarity where the ad's title and words are those of the ads that are most like the CV. */
export const likeAds = { title: 0.5, words: 0.25 };
/** Distinct terms of an ad from which its similarity is fully trusted: a bare title may match by chance. */
export const thinTerms = 20;
/** Words of an ad from which its described work is fully trusted: a bare title describes none. */
export const thinDescription = 20;

export const necessityWeights: Record<Necessity, number> = { must: 1, asked: 0.7, nice: 0.4 };
/** Share of a requirement that an interchangeable skill meets. */
export const interchangeableSkill = 0.35;
/** Share of a requirement that a skill meets by implication: Next.js implies React. */
export const impliedSkill = 0.9;
/** Factor for skills in the title. */
export const inTitle = 1.5;
/** Prior in the denominator: an ad with a single requirement is not met in full by a single skill. */
export const skillPrior = 2.5;

/** Weight of a missing spoken language in skills: without it the other skills are of little use. */
export const missingLanguage = 2.5;

/** Share that all parts lose where the ad is in a language that the CV does not show. */
export const unreadableAdLoss = 0.25;

/** Length in words at which an ad's list of requirements is trusted half. */
export const thinWords = 20;

/** Value by the number of steps that the person is below or above the job's level. */
export const levelBelow = [1, 0.6, 0.25, 0];
export const levelAbove = [1, 0.8, 0.5, 0.3];
/** Value when the CV states no level. */
export const levelUnknown = 0.5;
/** Value when the ad states no level. */
export const levelUnstated = 0.5;

/** Closeness from which years in one profession count for another. */
export const sameProfession = 0.5;

/** Days until freshness reaches 0. */
export const freshDays = 60;

/** Words and requirements that give full confidence. */
export const fullAd = { words: 120, requirements: 8 };
