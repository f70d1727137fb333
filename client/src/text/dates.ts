// One way to write a date, whatever the browser's language: the sentences around it are English.
export const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** The day and the minute as the reader's clock has them: "2026-11-23T14:05". */
export const localMinute = (date = new Date()): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T${clockText(date)}`;

// Not by Intl: making one of its formats costs a phone a tenth of a second, before the page is there.
export function monthText(at: string | Date): string {
  const date = new Date(at);
  return `${months[date.getMonth()]} ${date.getFullYear()}`;
}

export function dateText(at: string | Date): string {
  const date = new Date(at);
  return `${date.getDate()} ${monthText(date)}`;
}

export function clockText(at: string | Date): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** "Today", "Yesterday", else the date. */
export function dayText(at: string | Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const text = dateText(at);
  if (text === dateText(new Date())) return "Today";
  return text === dateText(yesterday) ? "Yesterday" : text;
}
