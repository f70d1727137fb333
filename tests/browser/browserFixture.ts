// A product, a browser, and people who are signed in without walking through the sign-in.
import { loadPeople } from "@career-hub/demo/people.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { retryingFetch, type Served, signInOverHttp } from "../setup/product.ts";
import { sharedBrowser, type Visit, visit } from "./visit.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever a REST row answers
type Answer = any;

export type Person = {
  id: string;
  login: string;
  token: string;
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
};

export type PageOptions = BrowserContextOptions & {
  /** Animations and their delays are wanted; otherwise the page does everything at once. */
  motion?: boolean;
};

/** People at a product, and a fresh context of the browser for each page. */
export async function openBrowserFixture(starting: Promise<Served>) {
  const [product, browser] = await Promise.all([starting, sharedBrowser()]);
  const visits: Visit[] = [];
  const known = new Map<string, Promise<Person>>();

  const signIn = async (login: string): Promise<Person> => {
    const token = await signInOverHttp(product.url, login);
    const call: Person["call"] = async (method, path, body) => {
      const answer = await retryingFetch(`${product.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { "content-type": "application/json" } : {}),
        },
        body: body ? JSON.stringify(body) : null,
      });
      return answer.json();
    };
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
    // Only once in this tab: a logout in the page must not be undone by a reload.
    if (signedIn)
      await one.page.addInitScript((token) => {
        if (sessionStorage.getItem("entered")) return;
        sessionStorage.setItem("entered", "yes");
        localStorage.setItem("auth_token", token);
      }, signedIn.token);
    return one.page;
  };

  /** The same login is the same person as long as the product runs. */
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

    /** Where it keeps its data: for what an operator does beside the running product. */
    folder: () => product.folder,

    /** A new session of that person, so that a logout in the page touches no other test. */
    session: (person: Person): Promise<string> => signInOverHttp(product.url, person.login),

    /** What the server answers to whoever comes with this token: 200, and 401 once the session was revoked. */
    statusOf: async (token: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await retryingFetch(`${product.url}/api/auth/user`, { headers })).status;
    },

    person,

    /** Somebody whom no test has used yet, so that a test that is tried again begins anew. */
    newcomer,

    /** A page that has not gone anywhere yet, so that faults can be prepared; signed in with a token. */
    page: open,

    closePages,

    /** Ends the product; the browser stays for the next one. */
    end: async () => {
      await closePages();
      await product.end();
      product.remove();
    },
  };
}

export type BrowserFixture = Awaited<ReturnType<typeof openBrowserFixture>>;

/** Makes a profile and keeps it, as often as it is asked for. */
export async function generateAndSave({ call }: Person, times = 1): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    const { profile } = await call("POST", "/profile/generate", {});
    await call("POST", "/profile/save", { profileData: profile });
  }
}

/** Gives that person a saved profile; nothing when there is one. */
export async function saveProfile(person: Person): Promise<void> {
  if (!(await person.call("GET", "/auth/user")).hasSavedProfile) await generateAndSave(person);
}

/** Connects two people, and answers the connection's id. */
export async function connect(one: Person, other: Person): Promise<string> {
  const { id } = await one.call("POST", "/profile/connections/request", { addresseeId: other.id });
  await other.call("POST", "/profile/connections/accept", { requesterId: one.id });
  return id;
}
