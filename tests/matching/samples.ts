import type { JobText } from "@career-hub/server/matching/jobs/readJobFeatures.ts";

/** The samples of a text: a line that begins with "# " heads each, the lines below it are what it says. */
export const samplesIn = (text: string): [head: string, body: string][] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((sample) => {
      const end = sample.indexOf("\n");
      return [sample.slice(0, end), sample.slice(end + 1).trimEnd()];
    });

/** Ads headed "# id | title". */
export const adsIn = (text: string): (JobText & { id: string })[] =>
  samplesIn(text).map(([head, descriptionText]) => {
    const [id = "", title = ""] = head.split(" | ");
    return { id, title, descriptionText };
  });

/**
 * CVs headed "# id: ad grade, ad grade". 3: would be invited; 2: a good second choice; 1: could do it with some learning.
 * All other ads: 0.
 */
export const cvsIn = (text: string) =>
  samplesIn(text).map(([head, body]) => {
    const [id = "", grades = ""] = head.split(": ");
    const graded = grades.split(", ").map((one) => one.split(" ") as [ad: string, grade: string]);
    return { id, text: body, grades: Object.fromEntries(graded.map(([ad, grade]) => [ad, Number(grade)])) };
  });
