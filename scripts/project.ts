import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at the end. */
export const root = fileURLToPath(new URL("..", import.meta.url));
/** Data for evaluations, which is not part of the project. */
export const dataFolder = process.env.CAREER_HUB_DATA ?? join(root, "../shared/data");
/** npm changes to the project's folder and stores the original one in this variable. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();

export function loadEnv(): void {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
}

/** The texts before, between and after two markers of a document. Throws without markers. */
export function cutAtMarkers(text: string, [begin, end]: [string, string]): [string, string, string] {
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`The document has no ${begin} … ${end}.`);
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
