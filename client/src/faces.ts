/**
 * Makes a face ready before the first text wants it, which would otherwise be laid out twice: the first time in a face of
 * the system. Where it does not come, that face stays.
 */
export function prepareFace(family: string): void {
  document.fonts.load(`1em "${family}"`).catch(() => undefined);
}
