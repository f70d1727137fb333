import type { Page } from "playwright-core";
import type { Fault } from "../faults.ts";
import { button } from "../locators.ts";
import type { Seeded } from "./seed.ts";

export type Answers = Record<string, Fault>;

type Named = { [Name in keyof Seeded]: Seeded[Name] extends { token: string } ? Name : never }[keyof Seeded];

/** A page as somebody may find it. */
export type State = {
  /** "profile: a match opened" */
  name: string;
  /** Whose browser; a visitor's when nobody is named. */
  who?: Named;
  address: string | ((seeded: Seeded) => string);
  /** What the network answers instead of the server, for states that are hard to come by. */
  answers?: Answers | ((seeded: Seeded) => Answers);
  /** Before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Goes on from the address to the state, and waits until it is there. */
  act: (page: Page) => Promise<unknown>;
  /** What exists in large windows only, or on phones only. */
  only?: "large" | "small";
};

type Act = State["act"];
/** Name, how it is reached, what the network answers, and the rest. */
type Row = [string, Act, State["answers"]?, Pick<State, "only" | "prepare">?];

/** The states of one page for one person; null is a visitor. */
export const statesAt = (address: State["address"], who: Named | null, rows: Row[]): State[] =>
  rows.map(([name, act, answers = {}, rest]) => ({
    name,
    address,
    act,
    answers,
    ...(who && { who }),
    ...rest,
  }));

export const waitForText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
export const offers = (name: string | RegExp) => (page: Page) => button(page, name).first().waitFor();
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
/** A dialog with this text. */
export const asks = (text: string) => (page: Page) => page.getByRole("dialog").getByText(text).waitFor();

/** One after the other. */
export const steps =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** The page is there, what it shows is on its way. */
export async function loads(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("[aria-busy=true]").first().waitFor();
}

/** What never comes: the page stays as it is while loading. */
export const silent = (...procedures: string[]): Answers =>
  Object.fromEntries(procedures.map((name) => [name, "hang"]));

export const refused = (message: string, ...procedures: string[]): Answers =>
  Object.fromEntries(procedures.map((name) => [name, { status: 409, message }]));
