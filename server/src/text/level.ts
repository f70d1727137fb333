import { monthOf } from "./dates.ts";
import type { Level } from "./enums.ts";
import { levelOfTitle } from "./seniority.ts";

type Position = { title: string; from: string; to: string };

/** The level from the latest title or the headline, otherwise from the years of experience. */
export function levelIn(experience: Position[], headline: string, years: number, now: Date): Level | null {
  const newest = experience.filter((job) => job.title).toSorted((a, b) => endOf(b, now) - endOf(a, now))[0];
  for (const title of [headline, newest?.title ?? ""]) {
    const level = levelOfTitle(title);
    if (level && !(level === "junior" && years >= 8)) return level;
  }
  if (experience.length === 0 && years === 0) return null;
  return years >= 6 ? "senior" : years >= 2 ? "mid" : "junior";
}

const endOf = (job: Position, now: Date) => monthOf(job.to || job.from || "1900", now, true);

const claimed =
  /\b(\d{1,2})\s*(?:\+\s*)?(?:-\s*\d{1,2}\s*)?(?:years?|yrs?|лет|года?|jahre|ans|años|anni|anos|年|שנ(?:ות|ים)|سنوات)(?:['’])?(?:\s+(?:of|in|as|experience|опыт\p{L}*|erfahrung|d['’]expérience|de experiencia|di esperienza|de experiência)\b|\+)?/giu;

/** Years stated by the person, for CVs without dates: "10+ years of experience". */
export function claimedYears(text: string): number {
  const years = [...text.matchAll(claimed)]
    .filter((match) =>
      /experience|опыт|erfahrung|expérience|experiencia|esperienza|experiência|经验|ניסיון|خبرة/iu.test(
        text.slice(match.index, match.index + 90),
      ),
    )
    .map((match) => Number(match[1]))
    .filter((years) => years > 0 && years <= 50);
  return years.length ? Math.max(...years) : 0;
}
