import type { ReactNode } from "react";
import { later } from "../later.ts";

/** A notice that floats over the page. One that `stays` is there until it is closed. */
export type Wish = { id: string; message: ReactNode; tone: "ok" | "error" | "info"; stays?: boolean };

const shown = later(() => import("./ShownNotices.tsx"));

/** Where notices appear. */
export function Notices() {
  const there = shown.useCode();
  return there && <there.ShownNotices />;
}

/** In the order of the wishes, also of those that came before the code did, or before it could be had. */
const show = (wish: Wish): void =>
  void shown.get().then(
    (there) => there.show(wish),
    (error) => {
      console.error(error);
      addEventListener("online", () => show(wish), { once: true });
    },
  );

export const dismissNotice = (id: string): void =>
  void shown.get().then((there) => there.hide(id), console.error);

/** The same sentence is never shown twice at once: its id is made of it. */
const idOf = (message: string) => `notice-${message.replace(/\W+/g, "-")}`;

/** A success answers the errors before it: they would only contradict it. */
export function notifySuccess(message: string): void {
  for (const id of shownErrors) dismissNotice(id);
  shownErrors.clear();
  show({ id: idOf(message), message, tone: "ok" });
}

const shownErrors = new Set<string>();

/** Errors stay until they are closed. */
export function notifyError(message: string): void {
  const id = idOf(message);
  shownErrors.add(id);
  show({ id, message, tone: "error", stays: true });
}

/** A notice with something to press waits until it is pressed or closed. */
export const notifyQuestion = (id: string, message: ReactNode) =>
  show({ id, message, tone: "info", stays: true });

/** What somebody else did, with a way to it. The latest of one kind takes the place of the one before. */
export function notifyNews(id: string, message: ReactNode): void {
  dismissNotice(id);
  show({ id, message, tone: "info" });
}
