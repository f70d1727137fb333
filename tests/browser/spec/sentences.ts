// Sentences of the specification and the browser tests that prove them.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const provenSections = [2, 4, 5, 8, 9];

/** `heading` is the test's `describe`, `sentence` its `it`. */
export type Sentence = { heading: string; sentence: string };

const tableRule = /^\|[\s|:-]+\|$/;

/** Whether a line only introduces a list, such as "Logged out:"; lines with a comma state something themselves. */
const onlyIntroduces = (line: string) => line.endsWith(":") && !line.includes(",");

/** Every bullet, table row and line of prose, without table headers. */
export function sentences(): Sentence[] {
  const lines = readFileSync(`${root}docs/specification.md`, "utf8").split("\n");
  const found: Sentence[] = [];
  let heading = "";
  let proven = false;
  lines.forEach((line, index) => {
    const title = /^(#+) (.+)$/.exec(line);
    if (title) {
      heading = title[2] ?? "";
      if (title[1] === "##") proven = provenSections.includes(Number.parseInt(heading, 10));
      return;
    }
    const isTableHead = tableRule.test(lines[index + 1] ?? "");
    if (!proven || !line.trim() || tableRule.test(line) || isTableHead) return;
    const sentence = line.startsWith("|")
      ? line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim())
          .join(" | ")
      : line.trim().replace(/^- /, "");
    if (!onlyIntroduces(sentence)) found.push({ heading, sentence });
  });
  return found;
}

const literal = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60`;
const call = new RegExp(
  String.raw`^\s*(?:(describe|it)\(\s*(${literal})|walk\(\s*\[((?:\s*(?:${literal}),?)+)\s*\])`,
  "gm",
);
const textOf = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/g, "$1");

/** Names of the tests in this folder, parsed from the source; skipped ones are left out. */
function tests(): (Sentence & { file: string })[] {
  return globSync("tests/browser/spec/*.test.ts", { cwd: root }).flatMap((file) => {
    let heading = "";
    return [...readFileSync(`${root}${file}`, "utf8").matchAll(call)].flatMap(
      ([, word, name = "", walked]) => {
        if (walked)
          return [...walked.matchAll(new RegExp(literal, "g"))].map(([quoted]) => {
            const [title = "", ...sentence] = textOf(quoted).split(" › ");
            return { heading: title, sentence: sentence.join(" › "), file };
          });
        if (word === "it") return [{ heading, sentence: textOf(name), file }];
        heading = textOf(name);
        return [];
      },
    );
  });
}

const keyOf = ({ heading, sentence }: Sentence) => `${heading} › ${sentence}`;

/** Differences between the sentences and the tests. */
export function differences(): string[] {
  const wanted = sentences().map(keyOf);
  const there = tests();
  const names = there.map(keyOf);
  return [
    ...wanted.filter((key) => !names.includes(key)).map((key) => `not proven: ${key}`),
    ...there
      .filter((one) => !wanted.includes(keyOf(one)))
      .map((one) => `no sentence: ${one.file}: ${keyOf(one)}`),
    ...names.filter((key, index) => names.indexOf(key) !== index).map((key) => `proven twice: ${key}`),
    ...wanted.filter((key, index) => wanted.indexOf(key) !== index).map((key) => `said twice: ${key}`),
  ];
}
