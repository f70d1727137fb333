import type { RouterOutputs } from "../trpc.ts";

type Facts = RouterOutputs["about"]["howItWorks"];

export const signals: [keyof Facts["signals"], string, string][] = [
  ["dependency", "Dependency file", "A PostgreSQL driver in Cargo.toml"],
  ["path", "Files and workflows", "tests/crash/, a fuzzing workflow"],
  ["language", "Languages", "Weighted by your own commits"],
  ["topic", "Topics", "Set by the repository’s owner"],
  ["description", "Description", "One line on GitHub"],
  ["opening", "README", "Only its first sentences and its list of features"],
];

export const peopleQuestions: Record<keyof Facts["people"], string> = {
  "Complementary roles": "Does each of you bring what the other lacks? Two identical people get 0 here.",
  Domains: "Do you work on the same problem, such as health care or farming?",
  Technologies: "Can you read each other’s code? Some overlap is enough; the same stack twice adds nothing.",
  Architecture: "Do you build in a similar way?",
  Experience: "Are you at a similar level, and how strong is the evidence for it?",
};

export const jobParts = (freshDays: number): [keyof Facts["jobs"], string, string][] => [
  [
    "profession",
    "Profession",
    "Is it the same profession? A different profession is a different job, however many words match.",
  ],
  ["skills", "Skills", "Must-haves count more than nice-to-haves, rare skills more than common ones."],
  [
    "text",
    "Shared words",
    "Words in common besides known skills and professions, and how similar the ad is to others that use those words. This counts more when little of the CV or the ad is recognised; so does how similar the described work is.",
  ],
  ["level", "Level", "Seniority and the years of experience the ad asks for."],
  ["freshness", "How new the ad is", `100 on the first day, 0 after ${freshDays} days.`],
];

export const checkRules = (check: Facts["check"]): string[] => [
  "The text is in one column, under standard headings such as Experience, Education and Skills.",
  "No important text is inside an image, and no text is hidden.",
  `At least ${100 - check.unmapped * 100}% of the characters can be read as text.`,
  `Positions of the last ${check.recentYears} years have a title, an employer, months and a short description.`,
  `In positions of ${check.leastLines} lines or more, at least one line contains a number.`,
  `No more than ${check.pages} pages for less than ${check.manyYears} years of experience.`,
  `The ${check.skills} skills that your newest ${check.savedJobs} saved jobs ask for most are in your CV, if you have them.`,
];

export const failures = [
  ["Claims can be wrong.", "You can reject any claim, and it stays rejected."],
  [
    "Work that is not on GitHub is invisible.",
    "Sales, design files, reviews at work, other code hosts: “none found” does not mean “cannot”.",
  ],
  [
    "Fine differences within one profession.",
    "Two good backend jobs may be ranked in the wrong order. Read the reasons, not just the score.",
  ],
  ["Some languages.", "Titles and skills are recognised best in English, German and Spanish."],
  ["Short ads.", "An ad of 30 words gets a score, with a note that it is based on little text."],
];

export const words = [
  ["Qualified", "Suggestions with a score of 50 or more."],
  [
    "Must",
    "Something the ad requires. If you do not have it, your skills count for less, and it is always listed as missing.",
  ],
  ["Confidence", "How much the ad says about the job. It is not part of the score."],
  ["Own commits", "Commits on the default branch made with your account."],
  ["Evidence", "A place in a repository that supports a claim; the small number on a tag counts them."],
];
