// English dates whatever the browser's language, like the sentences around them.
export const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** The local date and time: "2026-11-23T14:05". */
export function localMinute(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}T${clockText(now)}`;
}

// Not Intl: creating a formatter takes a phone 100 ms before the first render.
export function monthText(value: string | Date): string {
  const date = new Date(value);
  return `${months[date.getMonth()]} ${date.getFullYear()}`;
}

export function dateText(value: string | Date): string {
  const date = new Date(value);
  return `${date.getDate()} ${monthText(date)}`;
}

export function clockText(value: string | Date): string {
  const date = new Date(value);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** "Today", "Yesterday", else the date. */
export function dayText(value: string | Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const text = dateText(value);
  if (text === dateText(new Date())) return "Today";
  return text === dateText(yesterday) ? "Yesterday" : text;
}

/** "today, 08:51", "yesterday, 22:40", else "9 Nov 2026". */
export function whenText(value: string | Date): string {
  const day = dayText(value);
  return day === dateText(value) ? day : `${day.toLowerCase()}, ${clockText(value)}`;
}
