import type { Browser, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Product, patientFetch, signInOverHttp, startProduct } from "../setup/product.ts";
import { startBrowser, type Visit, visit } from "./visit.ts";

let product: Product;
let browser: Browser;
const visits: Visit[] = [];

beforeAll(async () => {
  // Nobody but who comes here: the suggestions are then known.
  [product, browser] = await Promise.all([startProduct(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.end();
  product.remove();
});
afterEach(async () => {
  await Promise.all(visits.splice(0).map((one) => one.close()));
});

type Person = {
  id: string;
  login: string;
  token: string;
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
};
// biome-ignore lint/suspicious/noExplicitAny: whatever a REST row answers
type Answer = any;

const known = new Map<string, Promise<Person>>();

/** Somebody with an account and, unless said otherwise, a saved profile; the same login is the same person. */
function person(login: string, { withProfile = true } = {}): Promise<Person> {
  const found = known.get(login) ?? enter(login, withProfile);
  known.set(login, found);
  return found;
}

async function enter(login: string, withProfile: boolean): Promise<Person> {
  const token = await signInOverHttp(product.url, login);
  const call: Person["call"] = async (method, path, body) => {
    const answer = await patientFetch(`${product.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    return answer.json();
  };
  const { user } = await call("GET", "/auth/user");
  if (withProfile) {
    const { profile } = await call("POST", "/profile/generate", {});
    await call("POST", "/profile/save", { profileData: profile });
  }
  return { id: user.id, login, token, call };
}

/** That person's browser. */
async function at(who: Person, address: string, viewport = { width: 1280, height: 900 }): Promise<Visit> {
  const one = await visit(browser, product.url, { viewport, reducedMotion: "reduce" });
  visits.push(one);
  // Once: a logout in the page must not be undone by the next page.
  await one.page.goto("/robots.txt");
  await one.page.evaluate((token) => localStorage.setItem("auth_token", token), who.token);
  one.complaints.length = 0;
  await one.page.goto(address);
  return one;
}

async function connect(one: Person, other: Person): Promise<string> {
  const { id } = await one.call("POST", "/profile/connections/request", { addresseeId: other.id });
  await other.call("POST", "/profile/connections/accept", { requesterId: one.id });
  return id;
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const focused = (page: Page, what: "tagName" | "textContent") =>
  page.evaluate(`document.activeElement?.${what}`);
const card = (page: Page, login: string) =>
  section(page, "Suggested Co-founders")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: login, exact: true }) });

it("two people find each other: suggested, asked, told at once, accepted, and a message each way", async () => {
  const [runa, iker] = await Promise.all([person("runa-aldecoa"), person("ikerzubiri")]);
  const here = await at(runa, "/profile");
  const there = await at(iker, "/");
  await there.page.getByText("Generations used:").waitFor();

  const suggested = card(here.page, "ikerzubiri");
  const { suggestions } = await runa.call("GET", "/profile/suggestions");
  const { matchScore } = suggestions.find((one: Answer) => one.user_id === iker.id);
  const meter = suggested.getByRole("meter", { name: "Match score" });
  expect(await meter.getAttribute("aria-valuenow")).toBe(String(matchScore));
  const details = suggested.getByRole("button", { name: "View Match Details" });
  expect(await details.getAttribute("aria-expanded")).toBe("false");
  await details.click();
  await suggested.getByText(/% of \d+ for complementary roles/).waitFor();

  await suggested.getByRole("button", { name: "Connect", exact: true }).click();
  await here.page.getByText("Connection request sent!").waitFor();
  await suggested.waitFor({ state: "detached" });
  await section(here.page, "Sent Requests").getByText("Request pending").waitFor();

  await there.page.getByText("runa-aldecoa wants to connect with you.").waitFor();
  await there.page
    .getByRole("link", { name: /Profile.*1 incoming request/ })
    .first()
    .click();
  await section(there.page, "Incoming Requests").getByText("wants to connect with you").waitFor();
  await button(there.page, "Accept").click();
  await there.page.getByText("Connection accepted!").waitFor();
  await section(there.page, "Incoming Requests").getByText("No pending requests").waitFor();
  await section(there.page, "Your Connections").getByText("Connected").waitFor();

  await here.page.getByText("ikerzubiri accepted your connection request.").waitFor();
  await section(here.page, "Sent Requests").getByText("No pending requests sent").waitFor();
  await section(here.page, "Your Connections").getByRole("button", { name: "Message" }).click();
  const field = here.page.getByLabel("Message to ikerzubiri");
  await field.fill("Shall we talk?");
  await field.press("Shift+Enter");
  await field.pressSequentially("I have an idea.");
  await field.press("Enter");
  await there.page.getByText("runa-aldecoa sent you a message.").waitFor();
  await there.page.getByRole("link", { name: "Read it" }).click();
  const arrived = there.page.getByText("Shall we talk?").last();
  await arrived.waitFor();
  expect(await arrived.textContent()).toBe("Shall we talk?\nI have an idea.");
  await there.page.getByLabel("Message to runa-aldecoa").fill("Gladly.");
  await there.page.keyboard.press("Enter");
  await here.page
    .getByRole("status")
    .filter({ hasText: "ikerzubiri: Gladly." })
    .waitFor({ state: "attached" });
  expect([...here.complaints, ...there.complaints]).toEqual([]);
});

describe("requests", () => {
  it("are declined by one and cancelled by the other, and each sees it without reloading", async () => {
    const [teodor, mahalia] = await Promise.all([person("teodorbrask"), person("mahalia-oyelaran")]);
    const here = await at(teodor, `/profile/view/${mahalia.id}`);
    const there = await at(mahalia, "/profile");
    const incoming = section(there.page, "Incoming Requests");
    await incoming.getByText("No pending requests").waitFor();

    await button(here.page, "Send Connection Request").click();
    await button(here.page, "Request Sent").waitFor();
    await button(there.page, "Decline").click();
    await there.page.getByText("Request declined/cancelled.").waitFor();
    await button(here.page, "Send Connection Request").click();
    await button(here.page, "Request Sent").waitFor();
    expect(await button(here.page, "Request Sent").isDisabled()).toBe(true);

    await incoming.getByText("wants to connect with you").waitFor();
    await here.page.getByRole("link", { name: "Back to My Profile & Suggestions" }).click();
    await button(here.page, "Cancel Request").click();
    await section(here.page, "Sent Requests").getByText("No pending requests sent").waitFor();
    await incoming.getByText("No pending requests").waitFor();
  });

  it("say what they are doing, and why they were refused", async () => {
    const teodor = await person("teodorbrask");
    const { page } = await at(teodor, "/profile");
    const connecting = button(page, "Connect").first();
    await connecting.waitFor();
    await page.route(/connection\.request/, async (route) => {
      await button(page, "Connecting...").waitFor();
      await route.abort();
    });
    await connecting.click();
    await page.getByRole("alert").filter({ hasText: "Error sending request: " }).waitFor();
    await button(page, "Connecting...").waitFor({ state: "detached" });
    await connecting.waitFor();
  });

  it("on a phone, with the keyboard alone: the focus is never lost", async () => {
    const [annika, dov] = await Promise.all([person("annikapetrossian"), person("dov-lindqvist")]);
    await dov.call("POST", "/profile/connections/request", { addresseeId: annika.id });
    const { page } = await at(annika, "/profile", { width: 390, height: 844 });
    await page.getByRole("link", { name: /^Incoming Requests 1/ }).press("Enter");
    await button(page, "Accept").press("Enter");
    await section(page, "Incoming Requests").getByText("No pending requests").waitFor();
    expect(await focused(page, "textContent")).toBe("Incoming Requests");

    await section(page, "Your Connections").getByRole("button", { name: "Message" }).press("Enter");
    await page.getByLabel("Message to dov-lindqvist").waitFor();
    await expect.poll(() => focused(page, "tagName")).toBe("TEXTAREA");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page, "textContent")).toBe("Message");
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  });
});

describe("messages", () => {
  it("have an address: reload and back work, and what was begun is kept", async () => {
    const [kazuo, noor] = await Promise.all([person("kazuo-hirabe"), person("noor-vanaldenberg")]);
    const id = await connect(kazuo, noor);
    await noor.call("POST", `/messages/${id}`, { body: "Good morning." });
    const { page } = await at(kazuo, "/profile");
    const open = section(page, "Your Connections").getByRole("button", { name: /Message.*1 unread/ });
    await open.click();
    const thread = page.getByRole("region", { name: "Messages with noor-vanaldenberg", exact: true });
    await thread.getByText("Good morning.").first().waitFor();
    await page.getByLabel("Message to noor-vanaldenberg").fill("Not yet finished");
    await page.goBack();
    await page.getByLabel("Message to noor-vanaldenberg").waitFor({ state: "detached" });
    await section(page, "Your Connections").getByRole("button", { name: "Message", exact: true }).waitFor();
    await page.goForward();
    const field = page.getByLabel("Message to noor-vanaldenberg");
    await field.waitFor();
    expect(await field.inputValue()).toBe("Not yet finished");
    await page.reload();
    await thread.getByText("Good morning.").first().waitFor();
  });

  it("that failed keep their text and are sent once, also when only the answer got lost", async () => {
    const [kazuo, noor] = await Promise.all([person("kazuo-hirabe"), person("noor-vanaldenberg")]);
    const [thread] = (await kazuo.call("GET", "/messages")).threads;
    const { page } = await at(kazuo, `/profile?messages=${thread.connectionId}`);
    const field = page.getByLabel(`Message to ${noor.login}`);
    const fail = async (text: string, how: (route: Route) => Promise<unknown>) => {
      await page.route(/message\.send/, how);
      await field.fill(text);
      await field.press("Enter");
      await page.getByText("Not sent.").waitFor();
      await page.unroute(/message\.send/);
      await button(page, "Try Again").click();
      await page.getByText("Not sent.").waitFor({ state: "detached" });
    };
    await fail("Never left", (route) => route.abort());
    await fail("Left and was taken", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field.fill("Last");
    await field.press("Enter");
    await expect
      .poll(async () =>
        (await noor.call("GET", `/messages/${thread.connectionId}`)).messages
          .slice(0, 3)
          .map((one: { body: string }) => one.body),
      )
      .toEqual(["Last", "Left and was taken", "Never left"]);
  });

  it("are not longer than they may be, and say so before", async () => {
    const kazuo = await person("kazuo-hirabe");
    const [thread] = (await kazuo.call("GET", "/messages")).threads;
    const { page } = await at(kazuo, `/profile?messages=${thread.connectionId}`);
    const field = page.getByLabel("Message to noor-vanaldenberg");
    await field.fill("x".repeat(2001));
    await page.getByText("2,001 / 2,000").waitFor();
    await field.press("Enter");
    expect(await button(page, "Send").isDisabled()).toBe(true);
    expect(await field.inputValue()).toHaveLength(2001);
  });

  it("of a thread that is nobody's say so", async () => {
    const kazuo = await person("kazuo-hirabe");
    const { page } = await at(kazuo, "/profile?messages=00000000-0000-4000-8000-000000000000");
    await page.getByText("You are not connected, so there are no messages here.").waitFor();
  });
});

describe("news", () => {
  it("come once the connection is there again, and nobody listens who is not signed in", async () => {
    const [jonte, yusra] = await Promise.all([person("jontewikander"), person("yusra-benhaddou")]);
    const { page } = await at(jonte, "/profile");
    const listening: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("connection.news")) listening.push(request.url());
    });
    await section(page, "Incoming Requests").getByText("No pending requests").waitFor();
    await page.context().setOffline(true);
    await page.getByText("You are offline.").first().waitFor();
    await yusra.call("POST", "/profile/connections/request", { addresseeId: jonte.id });
    await page.context().setOffline(false);
    await section(page, "Incoming Requests").getByText("wants to connect with you").waitFor();

    await page.goto("/");
    await button(page, "Logout").click();
    await page.getByText("Get Started").waitFor();
    listening.length = 0;
    await page.reload();
    await page.getByText("Get Started").waitFor();
    expect(listening).toEqual([]);
  });
});

describe("the lists", () => {
  it("say what could not be loaded, and try again", async () => {
    const { page } = await at(await person("zeynep-aksungur"), "/");
    await page.route(/\/trpc\/[^?]*(suggestions|pending|sent|active)/, async (route) => {
      const answers = await (await route.fetch()).json();
      const names = new URL(route.request().url()).pathname.replace("/trpc/", "").split(",");
      const failed = { error: { code: -32603, message: "No.", data: { code: "x", httpStatus: 500 } } };
      const fails = (name: string) => /suggestions|pending|sent|active/.test(name);
      await route.fulfill({ json: names.map((name, index) => (fails(name) ? failed : answers[index])) });
    });
    await page.goto("/profile");
    for (const sentence of [
      "Could not load suggestions.",
      "Could not load pending requests.",
      "Could not load sent requests.",
      "Could not load active connections.",
    ])
      await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
    await page.unrouteAll();
    await section(page, "Your Connections").getByRole("button", { name: "Try Again" }).click();
    await section(page, "Your Connections").getByText("No connections yet").waitFor();
    await section(page, "Suggested Co-founders").getByRole("button", { name: "Try Again" }).click();
    await section(page, "Suggested Co-founders").getByText("Candidates").waitFor();
  });

  it("are empty in words", async () => {
    const { page } = await at(await person("vesna-grahovar", { withProfile: false }), "/profile");
    await page.getByText("Profile Not Found").waitFor();
    await section(page, "Suggested Co-founders").getByText("No new suggestions right now").waitFor();
    await page.getByText("Check back later for new matches!").waitFor();
    await section(page, "Sent Requests").getByText("No pending requests sent").waitFor();
    await page.getByText("Start connecting with suggested co-founders!").waitFor();
  });
});

describe("somebody's page", () => {
  it("shows the profile, and offers to answer a request that came in", async () => {
    const [thandeka, tuuli] = await Promise.all([person("thandeka-mk"), person("tuuli-rautajoki")]);
    await tuuli.call("POST", "/profile/connections/request", { addresseeId: thandeka.id });
    const { page } = await at(thandeka, `/profile/view/${tuuli.id}`);
    await page.getByRole("heading", { level: 1, name: "tuuli-rautajoki's Profile" }).waitFor();
    for (const part of [
      "Co-founder Summary",
      "Key Strengths",
      "Potential Roles",
      "Project Insights",
      "Language Stats",
    ])
      await page.getByRole("heading", { name: part }).waitFor();
    await page.getByText("GitHub Developer").waitFor();
    await button(page, "Accept").click();
    await button(page, "✓ Connected").waitFor();
    expect(await button(page, "✓ Connected").isDisabled()).toBe(true);
    await page.getByRole("link", { name: "Message", exact: true }).click();
    await page.getByLabel("Message to tuuli-rautajoki").waitFor();
  });

  it("is one's own without a button to connect", async () => {
    const thandeka = await person("thandeka-mk");
    const { page } = await at(thandeka, `/profile/view/${thandeka.id}`);
    await page.getByRole("heading", { level: 1, name: "thandeka-mk's Profile" }).waitFor();
    expect(await page.getByRole("button", { name: /Connect|Request/ }).count()).toBe(0);
  });

  it("says when there is no profile yet, and when there is nobody", async () => {
    const [thandeka, vesna] = await Promise.all([
      person("thandeka-mk"),
      person("vesna-grahovar", { withProfile: false }),
    ]);
    const { page } = await at(thandeka, `/profile/view/${vesna.id}`);
    await page.getByText("This user hasn't created a co-founder profile yet.").waitFor();
    await button(page, "Send Connection Request").waitFor();
    for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"]) {
      await page.goto(`/profile/view/${id}`);
      await page.getByText("User profile not found.").waitFor();
    }
    await page.getByRole("link", { name: "Back to My Profile" }).click();
    await page.waitForURL("**/profile");
  });

  it("says what failed: the person, or who is looking", async () => {
    const [thandeka, tuuli] = await Promise.all([person("thandeka-mk"), person("tuuli-rautajoki")]);
    const refuse = (route: Route) =>
      route.fulfill({ status: 400, contentType: "application/json", body: "{}" });
    const { page } = await at(thandeka, "/jobs");
    await page.route(/profile\.byId/, refuse);
    await page.goto(`/profile/view/${tuuli.id}`);
    await page.getByText("Failed to load user profile.").waitFor();
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await page.getByRole("heading", { level: 1, name: "tuuli-rautajoki's Profile" }).waitFor();
    await page.route(/user\.current/, refuse);
    await page.goto(`/profile/view/${tuuli.id}`);
    await page.getByText("Could not identify the current user.").waitFor();
  });

  it("without an answer about the connection still lets one ask", async () => {
    const [thandeka, itzel] = await Promise.all([person("thandeka-mk"), person("itzel-barrantes")]);
    const { page } = await at(thandeka, "/jobs");
    await page.route(/connection\.status/, (route) =>
      route.fulfill({ status: 400, contentType: "application/json", body: "{}" }),
    );
    await page.goto(`/profile/view/${itzel.id}`);
    await button(page, "Send Connection Request").waitFor();
  });

  it("is not asked for any longer once it was left", async () => {
    const [thandeka, tuuli] = await Promise.all([person("thandeka-mk"), person("tuuli-rautajoki")]);
    const { page } = await at(thandeka, "/jobs");
    await page.route(/profile\.byId/, () => {});
    await page.goto(`/profile/view/${tuuli.id}`);
    await page.getByLabel("Loading the profile").waitFor();
    const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("profile.byId"));
    await page.getByRole("link", { name: "Job Board" }).first().click();
    expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("sends visitors and addresses without an id home", async () => {
    const visitor = await visit(browser, product.url);
    visits.push(visitor);
    await visitor.page.goto("/profile/view/00000000-0000-4000-8000-000000000000");
    await visitor.page.getByText("Get Started").waitFor();
    const { page } = await at(await person("thandeka-mk"), "/profile/view");
    await page.getByText("Generations used:").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
