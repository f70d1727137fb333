import type { Page } from "playwright-core";
import type { Fault } from "../faults.ts";
import { button } from "../locators.ts";
import type { Seeded } from "./seed.ts";

export type Responses = Record<string, Fault>;

type Named = { [Name in keyof Seeded]: Seeded[Name] extends { token: string } ? Name : never }[keyof Seeded];

/** A page in one state. */
export type State = {
  /** "profile: a match opened" */
  name: string;
  /** The signed-in person; by default a visitor. */
  who?: Named;
  address: string | ((seeded: Seeded) => string);
  /** Injected faults and responses. */
  responses?: Responses | ((seeded: Seeded) => Responses);
  /** Runs before the navigation. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state and waits for it. */
  act: (page: Page) => Promise<unknown>;
  /** For states of large or small viewports only. */
  only?: "large" | "small";
};

type Act = State["act"];
/** Name, act, responses, and other properties. */
type Row = [string, Act, State["responses"]?, Pick<State, "only" | "prepare">?];

/** The states of one page for one person, or for a visitor (null). */
export const statesAt = (address: State["address"], who: Named | null, rows: Row[]): State[] =>
  rows.map(([name, act, responses = {}, rest]) => ({
    name,
    address,
    act,
    responses,
    ...(who && { who }),
    ...rest,
  }));

export const waitForText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
export const hasButton = (name: string | RegExp) => (page: Page) => button(page, name).first().waitFor();
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
/** Waits for a dialog with this text. */
export const hasDialog = (text: string) => (page: Page) => page.getByRole("dialog").getByText(text).waitFor();

/** Runs acts in sequence. */
export const steps =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Waits until the page is rendered and its data is loading. */
export async function loading(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("[aria-busy=true]").first().waitFor();
}

/** Procedures that never respond, so that the page keeps loading. */
export const hang = (...procedures: string[]): Responses =>
  Object.fromEntries(procedures.map((name) => [name, "hang"]));

export const fail = (message: string, ...procedures: string[]): Responses =>
  Object.fromEntries(procedures.map((name) => [name, { status: 409, message }]));
