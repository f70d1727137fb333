const day = 86_400_000;
const relative = /^(?:posted )?(?:(\d+)\+?|an?|one) (minute|hour|day|week|month)s? ago$/i;
const lengths: Record<string, number> = {
  minute: day / 1440,
  hour: day / 24,
  day,
  week: 7 * day,
  month: 30 * day,
};

/** Parses a date in any format of a source, including milliseconds and seconds; null for others and for dates in the future. */
export function postedAtOf(value: unknown, now: Date): Date | null {
  const time = timeOf(value, now);
  return time !== null && time >= Date.UTC(1995, 0, 1) && time <= now.getTime() ? new Date(time) : null;
}

/** Whether a stated date is unreadable or later than tomorrow, which is today elsewhere. */
export const isUnusable = (value: unknown, now: Date): boolean =>
  ![undefined, null, ""].includes(value as string) &&
  postedAtOf(value, new Date(now.getTime() + day)) === null;

function timeOf(value: unknown, now: Date): number | null {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "number") return value > 1e11 ? value : value * 1000;
  if (typeof value !== "string" || !value.trim()) return null;
  const text = value.trim();
  if (/^\d{9,13}$/.test(text)) return timeOf(Number(text), now);
  if (/^(?:today|just posted|now)$/i.test(text)) return now.getTime();
  if (/^yesterday$/i.test(text)) return now.getTime() - day;
  const ago = relative.exec(text);
  if (ago) return now.getTime() - Number(ago[1] ?? 1) * (lengths[ago[2]?.toLowerCase() ?? ""] ?? day);
  const [, first, second, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  // 03.12.2026 is 3 December, and so is 03/12/2026; 12/13/2026 can only be month first.
  if (first && second && year) {
    const swapped = text.includes("/") && Number(second) > 12;
    const [d, m] = swapped ? [second, first] : [first, second];
    return Number(m) <= 12 ? Date.UTC(Number(year), Number(m) - 1, Number(d)) : null;
  }
  const parsed = Date.parse(/^\d{4}-\d{2}-\d{2} \d/.test(text) ? `${text.replace(" ", "T")}` : text);
  return Number.isNaN(parsed) ? null : parsed;
}
