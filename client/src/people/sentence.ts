import { listed } from "../text/listed.ts";
import { areaLabel } from "./labels.ts";

/** An area's name in lower case, for use within a sentence. */
export const areaInSentence = (area: string): string =>
  areaLabel(area).charAt(0).toLowerCase() + areaLabel(area).slice(1);

/** "Design and hardware are thin."; empty without areas. */
export function thinSentence(areas: string[]): string {
  const text = listed(areas);
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)} ${areas.length === 1 ? "is" : "are"} thin.`;
}
