/**
 * `npm run check:secrets`: no versioned file contains a key or token of a known service, and the built client contains no
 * name of a secret setting.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { root } from "./project.ts";

const kinds: Record<string, RegExp> = {
  "a private key": /-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY-----\s+[\w+/]{40}/,
  "a token of GitHub": /\b(?:gh[oprsu]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60})/,
  "a key of OpenAI or Anthropic": /\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32}/,
  "a key of AWS": /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  "a key of Google": /\bAIza[\w-]{35}/,
  "a token of Slack": /\bxox[abprs]-[A-Za-z0-9-]{20}/,
  "a token of npm": /\bnpm_[A-Za-z0-9]{36}\b/,
  "a signed token": /\beyJ[\w-]{20,400}\.eyJ[\w-]{20,2000}\.[\w-]{20}/,
};

const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter(Boolean);
const found = files.flatMap((file) => {
  const text = readFileSync(`${root}${file}`, "latin1");
  return Object.entries(kinds).flatMap(([kind, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [`${file}:${text.slice(0, hit.index).split("\n").length}: looks like ${kind}`] : [];
  });
});
const settings =
  /\b(?:SECRET_KEY|GITHUB_(?:TOKEN|CLIENT_SECRET)|OPENAI_API_KEY|DATABASE_URL|SMTP_URL|METRICS_TOKEN)\b/;
for (const file of globSync("client/dist/**/*.{js,html}", { cwd: root })) {
  const name = settings.exec(readFileSync(`${root}${file}`, "latin1"))?.[0];
  if (name) found.push(`${file}: names ${name}`);
}
for (const line of found) console.error(line);
console.log(`secrets: ${found.length ? "found" : "none"} in ${files.length} files`);
process.exitCode = found.length ? 1 : 0;
