// A server and a browser for one test file. Only tests of the sign-in itself sign in through the page.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { serveProduct } from "../setup/servedProduct.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { ads, importAds as importInto } from "./ads.ts";
import {
  type BrowserFixture,
  openBrowserFixture,
  type PageOptions,
  type Person,
  saveProfile,
} from "./browserFixture.ts";
import { type Fault, intercept } from "./faults.ts";

type Options = {
  /** Imports `ads` before the first test. */
  hasAds?: boolean;
};

/** Opens before the first test of the file and closes after the last. */
export function testBrowser({ hasAds = false }: Options = {}) {
  const database = testDatabase({ keepsRows: true });
  let fixture: BrowserFixture;
  const importAds = (list = ads) => importInto(fixture.folder(), list);

  beforeAll(async () => {
    fixture = await openBrowserFixture(serveProduct(database.current()));
    if (hasAds) await importAds();
  });
  afterEach(() => fixture.closePages());
  afterAll(() => fixture?.end());

  /** Creates people before the first test; their properties are set from then on. */
  const before = <const Logins extends string[]>(logins: Logins, ready: (one: Person) => Promise<void>) => {
    const people = logins.map(() => ({}) as Person);
    beforeAll(async () => {
      const ofThese = async (login: string, place: number) => {
        const one = await fixture.person(login);
        await ready(one);
        Object.assign(people[place] ?? {}, one);
      };
      await Promise.all(logins.map(ofThese));
    });
    return people as { [Each in keyof Logins]: Person };
  };

  const page: BrowserFixture["page"] = (signedIn, options) => fixture.page(signedIn, options);

  return {
    url: () => fixture.url(),
    importAds,
    session: (person: Person) => fixture.session(person),
    statusOf: (token: string) => fixture.statusOf(token),
    person: (login: string) => fixture.person(login),
    newcomer: () => fixture.newcomer(),
    page,

    /** People with an account, created before the first test. */
    people: <const Logins extends string[]>(...logins: Logins) => before(logins, async () => {}),

    /** People with a saved profile, created before the first test. */
    founders: <const Logins extends string[]>(...logins: Logins) => before(logins, saveProfile),

    /** Opens a page at `address` with injected responses. */
    async at(
      signedIn: Pick<Person, "token"> | null,
      address: string,
      { responses = {}, ...options }: PageOptions & { responses?: Record<string, Fault> } = {},
    ): Promise<Page> {
      const one = await page(signedIn, options);
      for (const [name, fault] of Object.entries(responses)) await intercept(one, name, fault);
      await one.goto(address);
      return one;
    },
  };
}
