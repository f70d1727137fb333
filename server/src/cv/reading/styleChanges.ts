import { styleChange } from "../../text/fileText.ts";
import { plain } from "../../text/plain.ts";
import type { ReadLine } from "./sections.ts";

/** The plain text with `styleChange`, if it is that of the whole line. */
export function withStyleChanges(line: ReadLine): string {
  const styled = plain(line.styled?.replaceAll(styleChange, "\u0004") ?? "").replaceAll(
    "\u0004",
    styleChange,
  );
  return styled.replaceAll(styleChange, " ") === line.plain ? styled : line.plain;
}
