import { areaNames } from "@career-hub/server/matching/enums.ts";
import { capital } from "../text/capital.ts";
import { listed } from "../text/listed.ts";

const names: Record<string, string> = areaNames;

/** An area's name in lower case, for use within a sentence. */
export const areaInSentence = (area: string): string => names[area] ?? area;
export const areaLabel = (area: string): string => capital(areaInSentence(area));
export const lookingLabel = (looking: string): string => (looking === "now" ? "Now" : "Open to talk");

/** "There is little evidence for design and hardware."; empty without areas. */
export function weakSentence(areas: string[]): string {
  const text = listed(areas);
  return text && `There is little evidence for ${text}.`;
}
