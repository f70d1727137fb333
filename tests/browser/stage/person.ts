import type { Browser, BrowserContextOptions } from "playwright-core";
import { patientFetch, signInOverHttp } from "../../setup/product.ts";
import type { Person } from "../spec/actors.ts";
import { type Visit, visit } from "../visit.ts";

/** Somebody signed in at the product at `url`, by its documented calls alone. */
export async function enter(url: string, login: string): Promise<Person> {
  const token = await signInOverHttp(url, login);
  const call: Person["call"] = async (method, path, body) => {
    const answer = await patientFetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    return answer.json();
  };
  const { user } = await call("GET", "/auth/user");
  return { id: user.id, login, token, call };
}

/** Makes a profile and keeps it, as often as it is asked for. */
export async function generateAndSave({ call }: Person, times = 1): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    const { profile } = await call("POST", "/profile/generate", {});
    await call("POST", "/profile/save", { profileData: profile });
  }
}

export async function connect(one: Person, other: Person): Promise<string> {
  const { id } = await one.call("POST", "/profile/connections/request", { addresseeId: other.id });
  await other.call("POST", "/profile/connections/accept", { requesterId: one.id });
  return id;
}

/** That person's browser, nobody's when there is none; signed in before the first page. */
export function browserOf(
  who: Person | undefined,
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const localStorage = who ? [{ name: "auth_token", value: who.token }] : [];
  return visit(browser, url, {
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
}
