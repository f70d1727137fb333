// A running server, a browser, and people who are signed in over HTTP.
import { loadPeople } from "@career-hub/demo/people.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { restOverHttp, retryingFetch, type Served, signInOverHttp } from "../setup/product.ts";
import { sharedBrowser, type Visit, visit } from "./visit.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever a REST route returns
type Json = any;

export type Person = {
  id: string;
  login: string;
  token: string;
  call: (method: string, path: string, body?: object) => Promise<Json>;
};

export type PageOptions = BrowserContextOptions & {
  /** Enables animations; the default is `prefers-reduced-motion: reduce`. */
  motion?: boolean;
};

/** People with accounts at a server, and a new browser context for each page. */
export async function openBrowserFixture(starting: Promise<Served>) {
  const [product, browser] = await Promise.all([starting, sharedBrowser()]);
  const visits: Visit[] = [];
  const known = new Map<string, Promise<Person>>();

  const signIn = async (login: string): Promise<Person> => {
    const token = await signInOverHttp(product.url, login);
    const rest = restOverHttp(() => product.url, token);
    const call: Person["call"] = async (...request) => (await rest(...request)).body;
    const { user } = await call("GET", "/auth/user");
    return { id: user.id, login, token, call };
  };

  const open = async (
    signedIn: Pick<Person, "token"> | null,
    { motion, ...rest }: PageOptions = {},
  ): Promise<Page> => {
    const one = await visit(browser, product.url, {
      reducedMotion: motion ? "no-preference" : "reduce",
      ...rest,
    });
    visits.push(one);
    // Only once per tab, so that a reload does not undo a logout.
    if (signedIn)
      await one.page.addInitScript((token) => {
        if (sessionStorage.getItem("entered")) return;
        sessionStorage.setItem("entered", "yes");
        localStorage.setItem("auth_token", token);
      }, signedIn.token);
    return one.page;
  };

  /** Signs in once per login and returns the same person afterwards. */
  const person = (login: string): Promise<Person> => {
    const found = known.get(login) ?? signIn(login);
    known.set(login, found);
    return found;
  };

  const newcomer = async (): Promise<Person> => {
    const logins = (await loadPeople(new Date())).map(({ login }) => login);
    return person(logins.toReversed().find((login) => !known.has(login)) ?? "");
  };

  const closePages = async () => {
    await Promise.all(visits.splice(0).map((one) => one.close()));
  };

  return {
    url: () => product.url,

    /** The data folder, for operator commands while the server runs. */
    folder: () => product.folder,

    /** Creates another session of the person, so that a logout does not affect other tests. */
    session: (person: Person): Promise<string> => signInOverHttp(product.url, person.login),

    /** The status of a request with this token: 200, or 401 once the session is revoked. */
    statusOf: async (token: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await retryingFetch(`${product.url}/api/auth/user`, { headers })).status;
    },

    person,

    /** A person whom no test has used yet, so that a repeated test has no earlier state. */
    newcomer,

    /** A page before its first navigation, so that faults can be injected; signed in with the token. */
    page: open,

    closePages,

    /** Stops the server; the browser stays open for the next fixture. */
    end: async () => {
      await closePages();
      await product.end();
      product.remove();
    },
  };
}

export type BrowserFixture = Awaited<ReturnType<typeof openBrowserFixture>>;

/** Generates and saves a profile `times` times. */
export async function generateAndSave({ call }: Person, times = 1): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    const { profile } = await call("POST", "/profile/generate", {});
    await call("POST", "/profile/save", { profileData: profile });
  }
}

/** Saves a profile for the person unless there is one. */
export async function saveProfile(person: Person): Promise<void> {
  if (!(await person.call("GET", "/auth/user")).hasSavedProfile) await generateAndSave(person);
}

/** Connects two people and returns the id of their connection. */
export async function connect(one: Person, other: Person): Promise<string> {
  const { id } = await one.call("POST", "/profile/connections/request", { addresseeId: other.id });
  await other.call("POST", "/profile/connections/accept", { requesterId: one.id });
  return id;
}
