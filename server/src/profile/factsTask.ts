import type { Reading, Repository } from "../codehost/reading.ts";
import { findFacts } from "../evidence/evidence.ts";
import { boundSpaces, boundText } from "../text/boundText.ts";

/** The sandboxed task of readFacts.ts. `now` is an ISO date. */
export function run(values: unknown) {
  const { reading, now } = values as { reading: Reading; now: string };
  return findFacts({ ...reading, repositories: reading.repositories.map(bounded) }, { now: new Date(now) });
}

/** Generated JSON has long lines, which must not be broken. */
const bounded = (repository: Repository): Repository => ({
  ...repository,
  description: repository.description && boundText(repository.description),
  files: repository.files.map(({ path, text }) => ({
    path,
    text: /\.jsonc?$/i.test(path) ? boundSpaces(text) : boundText(text),
  })),
});
