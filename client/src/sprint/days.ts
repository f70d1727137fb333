import { maxDaysAhead } from "@career-hub/server/sprint/enums.ts";
import { dateText, localMinute } from "../text/dates.ts";

type Sprint = { startsOn: string; endsOn: string; isOver: boolean; stoppedAt: Date | string | null };

/** Formats a calendar day such as "2026-11-23". */
const dayText = (day: string): string => dateText(`${day}T00:00`);
export const daysOf = ({ startsOn, endsOn }: Sprint): string => `${dayText(startsOn)} to ${dayText(endsOn)}`;

/** Today in local time. */
export const today = (): string => localMinute().slice(0, 10);

const dayMs = 86_400_000;

/** What is wrong with the first day of a sprint, in the server's words. */
export function firstDayError(day: string): string {
  if (day < today()) return "The first day cannot be in the past.";
  if (Date.parse(day) <= Date.now() + maxDaysAhead * dayMs) return "";
  return `The first day must be within the next ${maxDaysAhead} days.`;
}

/** "Day 3 of 14", "Begins in 2 days", "Over" */
export function stateOf(sprint: Sprint): string {
  if (sprint.stoppedAt) return `Ended early, on ${dateText(sprint.stoppedAt)}`;
  if (sprint.isOver) return "Over";
  const day = Math.round((Date.parse(today()) - Date.parse(sprint.startsOn)) / dayMs) + 1;
  const days = Math.round((Date.parse(sprint.endsOn) - Date.parse(sprint.startsOn)) / dayMs) + 1;
  if (day < 1) return day === 0 ? "Begins tomorrow" : `Begins in ${1 - day} days`;
  return `Day ${Math.min(day, days)} of ${days}`;
}
