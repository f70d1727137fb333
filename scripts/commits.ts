/** Part of `npm run check`: commit subjects are at most 72 characters, since the last release tag or in the last 100 commits. */
import { spawnSync } from "node:child_process";

const maxLength = 72;
const git = (...parameters: string[]) => spawnSync("git", parameters, { encoding: "utf8" }).stdout.trim();

const tag = git("describe", "--tags", "--abbrev=0");
// An archive without git history has nothing to check.
const subjects = git("log", "--no-merges", "--format=%s", ...(tag ? [`${tag}..HEAD`] : ["-100"])).split("\n");
const long = subjects.filter((subject) => subject.length > maxLength);
for (const subject of long) console.error(`longer than ${maxLength} characters: ${subject}`);
console.log(long.length ? `commits: ${long.length} subjects too long` : "commits: fine");
process.exitCode = long.length ? 1 : 0;
