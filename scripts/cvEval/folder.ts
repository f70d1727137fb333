import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedCv } from "../../tests/cv/generated/print.ts";
import { reportCvs } from "./generated.ts";
import { isSimilarName, isSimilarSkill, type Job } from "./similarity.ts";

/** null: the CV does not say. A null end means "present" if the job has a start. */
type WrittenJob = { [field in keyof Job]: string | null };

export const jobOf = ({ title, company, from, to }: WrittenJob): Job => ({
  title: title ?? "",
  company: company ?? "",
  from: from ?? "",
  to: to ?? (from ? "present" : ""),
});

/**
 * The CVs of a folder: `NAME.pdf` or `NAME.docx` with `NAME.json`, which has `experience` (title, company, from, to;
 * a title or company of "" or null is not evaluated), `schools` and `skills` (both optional).
 */
export function cvsOfFolder(folder: string): GeneratedCv[] {
  const files = readdirSync(folder).filter((name) => /\.(pdf|docx)$/.test(name));
  return files.sort().flatMap((name): GeneratedCv[] => {
    const path = join(folder, name.replace(/\.\w+$/, ".json"));
    if (!existsSync(path)) return [];
    const group = name.replace(/(-\d+)?\.\w+$/, "");
    const truth = JSON.parse(readFileSync(path, "utf8"));
    return [
      { file: join(folder, name), group, truth: { ...truth, experience: truth.experience.map(jobOf) } },
    ];
  });
}

export const reportFolder = (folder: string, isVerbose: boolean): Promise<void> =>
  reportCvs(folder, cvsOfFolder(folder), (text) => isVerbose && console.log(text), {
    same: isSimilarName,
    sameSkill: isSimilarSkill,
  });
