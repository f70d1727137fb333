import { createHash } from "node:crypto";
import type { Db } from "@career-hub/db/client.ts";
import { conflict } from "../../errors.ts";
import { featuresVersion } from "../../matching/jobs/storedFeatures.ts";
import { inThread } from "../../matching/thread/scoring.ts";
import type { StoredCv } from "../../matching/thread/tasks.ts";
import { findProfile } from "../../profile/queries.ts";
import { findCvToMatch, updateCvFeatures } from "./queries.ts";
import { changedSkills, shownInCode } from "./skills.ts";

/**
 * Stored features of the person's CV, its corrections and the saved profile. They are extracted again when an input,
 * the version or the month changes, since years of experience depend on the current date. Throws CONFLICT without a CV.
 */
export async function loadOwnFeatures(db: Db, userId: string) {
  const [cv, profile] = await Promise.all([findCvToMatch(db, { userId }), findProfile(db, { userId })]);
  if (!cv) throw conflict("Could not find matches. Ensure you have a CV uploaded.");
  const { skills, titles, level } = cv.corrections ?? {};
  const corrections = { titles, level, skills: skills && changedSkills(cv.reading.skills, skills) };
  const shown = shownInCode(profile);
  const { headline } = cv.reading;
  const positions = cv.reading.experience.map(({ title, company, from, to }) => ({
    title,
    company,
    from,
    to,
  }));
  const month = new Date().toISOString().slice(0, 7);
  const key = createHash("sha256")
    .update(JSON.stringify([featuresVersion, month, cv.text, headline, positions, corrections, shown]))
    .digest("base64url");
  if (cv.features && cv.featuresKey === key) return { cv, key, own: JSON.parse(cv.features) as StoredCv };
  const own = await inThread("readCv", { text: cv.text, headline, positions, corrections, shown });
  await updateCvFeatures(db, { userId, key, features: JSON.stringify(own) });
  return { cv, key, own };
}
