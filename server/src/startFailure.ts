const notWritable = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"]);

/** Why the server cannot start, as a sentence for the operator. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path, syscall } = error as NodeJS.ErrnoException;
  if (path && (notWritable.has(code) || syscall === "mkdir"))
    return `${path} cannot be written (${code}): the folder is read-only, or belongs to somebody else. Allow writing there, or set DATA_DIR to another folder.`;
  // A failed write names no path, unlike a failed open.
  if (code === "ENOSPC")
    return `The disk of ${path ?? "the data folder"} is full. Free some space and start again; no data is lost.`;
  return listenFailure(error) ?? error.message;
}

function listenFailure({ code, syscall, port }: NodeJS.ErrnoException & { port?: number }): string | null {
  if (syscall === "listen" && code === "EADDRINUSE")
    return `Port ${port} is in use by another process (${code}). Stop that process first, or set PORT to another port.`;
  if (syscall === "listen" && code === "EACCES")
    return `Port ${port} is reserved for administrators (${code}). Set PORT to one above 1023.`;
  if ((syscall === "listen" && code === "EADDRNOTAVAIL") || syscall === "getaddrinfo")
    return `HOST must be an address of this machine (${code}).`;
  return null;
}
