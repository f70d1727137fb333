import { months } from "../../text/dates.ts";
import type { RouterOutputs } from "../../trpc.ts";
import { hasPay, yearlyIn } from "../pay.ts";

export type Application = RouterOutputs["job"]["applications"]["applications"][number];
export type Stage = Application["stage"];

export const stages = ["saved", "applied", "interview", "offer", "closed"] as const satisfies Stage[];
export const stageLabels: Record<Stage, string> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  closed: "Closed",
};

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "2026-11-26T14:00" → "Thursday 26 Nov 2026, 14:00", without time zone conversion; the date does not break over lines. */
export function plannedText(nextAt: string): string {
  const [day = "", time] = nextAt.split("T");
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
  return `${weekday} ${date}\u00a0${months[month - 1]}\u00a0${year}${time ? `, ${time}` : ""}`;
}

/** A date without a time is past when the day is over. */
export const isPast = (nextAt: string, now: string): boolean =>
  nextAt.includes("T") ? nextAt < now : nextAt < now.slice(0, 10);

type Planned = Application & { next_at: string };

/** The applications with a next date, in its order: overdue ones and later ones. */
export function plannedOf(applications: Application[], now: string): { overdue: Planned[]; next: Planned[] } {
  const planned = applications
    .filter((one): one is Planned => one.next_at !== null && one.stage !== "closed")
    .sort(byNextDate);
  return {
    overdue: planned.filter(({ next_at }) => isPast(next_at, now)),
    next: planned.filter(({ next_at }) => !isPast(next_at, now)),
  };
}

/** The first step in a sentence: "Friday 20 Nov 2026, Call them back at Acme". */
export function stepText({ next_at, next_step, job_title, company_name }: Planned): string {
  return `${plannedText(next_at)}, ${next_step || job_title}${company_name && ` at ${company_name}`}`;
}

const byNextDate = (a: Application, b: Application) =>
  (a.next_at ?? "9") < (b.next_at ?? "9") ? -1 : (a.next_at ?? "9") > (b.next_at ?? "9") ? 1 : 0;

export type Order = "next" | "match" | "pay" | "saved";

type Sorting = { by: Order; currency: string; scoreOf: (id: string) => number };

/** Best, highest or nearest first, unknown values last; else last saved first. */
export function sorted(applications: Application[], { by, currency, scoreOf }: Sorting): Application[] {
  if (by === "next") return applications.toSorted(byNextDate);
  if (by === "match") return applications.toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id));
  if (by === "pay")
    return applications.toSorted((a, b) => (yearlyIn(b, currency) ?? -1) - (yearlyIn(a, currency) ?? -1));
  return applications;
}

export type HiddenBy = "silent" | "elsewhere" | "less";

/** Why the pay filter hides an application; null where it does not. */
export function hiddenByPay(
  application: Application,
  { currency, pay, unpaid }: { currency: string; pay: number; unpaid: boolean },
): HiddenBy | null {
  if (!currency) return null;
  if (!hasPay(application)) return unpaid ? null : "silent";
  const yearly = yearlyIn(application, currency);
  if (yearly === null) return "elsewhere";
  return yearly < pay ? "less" : null;
}
