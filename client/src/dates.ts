// One way to write a date, whatever the browser's language: the sentences around it are English.
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

export const dateText = (at: string | Date): string => day.format(new Date(at));
export const clockText = (at: string | Date): string => clock.format(new Date(at));

/** "Today", "Yesterday", else the date. */
export function dayText(at: string | Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const text = dateText(at);
  if (text === dateText(new Date())) return "Today";
  return text === dateText(yesterday) ? "Yesterday" : text;
}
