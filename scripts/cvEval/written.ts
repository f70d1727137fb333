import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GeneratedCv, printPages } from "../../tests/cv/generated/print.ts";
import { root } from "../project.ts";
import { reportCvs } from "./generated.ts";
import { isSimilarName, isSimilarSkill, type Job } from "./similarity.ts";

type Truth = { file: string; language: string; experience: Job[]; schools: string[]; skills: string[] };

const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

/**
 * CVs of invented people, each written with a layout of its own, as HTML that is printed here or as Word files. Rules
 * must not be written by looking at the counted half.
 */
export async function writtenCvs(half: "work" | "counted"): Promise<GeneratedCv[]> {
  const folder = join(root, "tests/cv/written");
  const printed = join(tmpdir(), "written-cvs");
  mkdirSync(printed, { recursive: true });
  const truths = readFileSync(join(folder, `${half}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Truth);
  const cvs = truths.map(({ file, language, ...truth }) => {
    const source = join(folder, half, file);
    const isWord = file.endsWith(".docx");
    return { group: language, source, isWord, truth, file: isWord ? source : join(printed, `${file}.pdf`) };
  });
  const wanted = cvs.filter(({ file }) => !existsSync(file));
  await printPages(
    wanted.map(({ file, source }) => ({ file, html: readFileSync(source, "utf8") })),
    { format: "A4", margin },
  );
  return cvs.filter(({ file }) => existsSync(file));
}

/** Evaluates the written CVs; `isOnlyWork` skips the half that is only counted. */
export async function reportWritten(isVerbose: boolean, isOnlyWork: boolean): Promise<void> {
  const same = { same: isSimilarName, sameSkill: isSimilarSkill };
  const show = (text: string) => isVerbose && console.log(text);
  await reportCvs("written, for work", await writtenCvs("work"), show, same);
  if (!isOnlyWork) await reportCvs("written, only counted", await writtenCvs("counted"), () => {}, same);
}
