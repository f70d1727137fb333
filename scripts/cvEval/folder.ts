import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedCv } from "../../tests/cv/generated/print.ts";
import { reportCvs } from "./generated.ts";
import { isAlikeSkill } from "./likeness.ts";

/**
 * Evaluates CVs of a folder: `NAME.pdf` or `NAME.docx` with `NAME.json`, which has `experience` (title, company, from, to;
 * "" is not evaluated), `schools` and `skills` (both optional).
 */
export async function reportFolder(folder: string, isVerbose: boolean): Promise<void> {
  const files = readdirSync(folder).filter((name) => /\.(pdf|docx)$/.test(name));
  const cvs = files.sort().flatMap((name): GeneratedCv[] => {
    const truth = join(folder, name.replace(/\.\w+$/, ".json"));
    if (!existsSync(truth)) return [];
    const group = name.replace(/(-\d+)?\.\w+$/, "");
    return [{ file: join(folder, name), group, truth: JSON.parse(readFileSync(truth, "utf8")) }];
  });
  await reportCvs(folder, cvs, (text) => isVerbose && console.log(text), isAlikeSkill);
}
