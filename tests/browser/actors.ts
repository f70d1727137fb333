// A product and a browser for one file of tests. Every file uses this one; only what tests the sign-in itself walks
// through it.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openTheatre, type PageOptions, type Person, saveProfile, type Theatre } from "./theatre.ts";

/** Opened before the first test of the file, and closed after the last. */
export function stage(settings: Record<string, string> = {}) {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await openTheatre(settings);
  });
  afterEach(() => theatre.closePages());
  afterAll(() => theatre?.end());

  /** Who is there before the first test; what they are is known from then on. */
  const before = <const Logins extends string[]>(logins: Logins, ready: (one: Person) => Promise<void>) => {
    const people = logins.map(() => ({}) as Person);
    beforeAll(async () => {
      const ofThese = async (login: string, place: number) => {
        const one = await theatre.person(login);
        await ready(one);
        Object.assign(people[place] ?? {}, one);
      };
      await Promise.all(logins.map(ofThese));
    });
    return people as { [Each in keyof Logins]: Person };
  };

  const page: Theatre["page"] = (signedIn, options) => theatre.page(signedIn, options);

  return {
    url: () => theatre.url(),
    folder: () => theatre.folder(),
    session: (person: Person) => theatre.session(person),
    statusOf: (token: string) => theatre.statusOf(token),
    person: (login: string) => theatre.person(login),
    page,

    /** People with an account, there before the first test. */
    people: <const Logins extends string[]>(...logins: Logins) => before(logins, async () => {}),

    /** People with a saved profile, there before the first test. */
    founders: <const Logins extends string[]>(...logins: Logins) => before(logins, saveProfile),

    /** A page at this address. */
    async at(
      signedIn: Pick<Person, "token"> | null,
      address: string,
      options: PageOptions = {},
    ): Promise<Page> {
      const one = await page(signedIn, options);
      await one.goto(address);
      return one;
    },
  };
}
