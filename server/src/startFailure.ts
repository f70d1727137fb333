const notWritable = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"]);

/** Why the server cannot start, as a sentence for the operator. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (path && notWritable.has(code))
    return `${path} cannot be written (${code}): the folder is read-only, or belongs to somebody else. Allow writing there, or set DATA_DIR to another folder.`;
  // A failed write names no path, unlike a failed open.
  if (code === "ENOSPC")
    return `The disk of ${path ?? "the data folder"} is full. Free some space and start again; no data is lost.`;
  return error.message;
}
