import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Creates a private folder and its parents. Node's own `recursive` loops forever on file systems such as /proc, which
 * create no folders and report that the parent is missing.
 */
export function ensureFolder(path: string): void {
  if (isFolder(path)) return;
  ensureFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}
