import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cvForm, sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { importAds } from "./ads.ts";
import type { Person } from "./browserFixture.ts";
import { button } from "./locators.ts";
import { hostile, madeOfText, poisonAll, watchFor } from "./stage/hostile.ts";
import type { Cast } from "./stage/seed.ts";
import { seededStage } from "./stage/stage.ts";
import { complaintsOf } from "./visit.ts";

const { page: enter, cast, url, folder } = seededStage();

/** A page that is watched; what it was taken to do is in the list. */
async function open(who: Person | null) {
  const page = await enter(who);
  return { page, taken: await watchFor(page) };
}

const seen = (page: Page, text = hostile.slice(0, 40)) => page.getByText(text).first().waitFor();

type Shown = {
  what: string;
  address: string | ((cast: Cast) => string);
  act?: (page: Page) => Promise<unknown>;
  /** Markup is expected there and cleaned. While the cleaner reads it, the policy reports what it would not let run. */
  markup?: boolean;
};

const shown: Shown[] = [
  {
    what: "the name of who is signed in",
    address: "/",
    act: async (page) => {
      await button(page, /^Account of/).click();
      await page
        .getByRole("menu")
        .getByText(/Signed in as/)
        .waitFor();
    },
  },
  {
    what: "a generated profile and its evidence",
    address: "/generate",
    act: async (page) => {
      await button(page, /findings?$/)
        .first()
        .click();
      await page.getByRole("dialog").getByText(hostile.slice(0, 40)).first().waitFor();
    },
  },
  {
    what: "a saved profile, suggestions, requests and connections",
    address: "/profile",
    act: async (page) => {
      await button(page, "View Match Details").first().click();
      await page.getByText("added up.").waitFor();
      await button(page, "Accept").first().waitFor();
    },
  },
  {
    what: "what the server says to a request, in a notice",
    address: "/profile",
    act: async (page) => {
      await button(page, "Cancel Request").click();
      await page.getByRole("status").filter({ hasText: "taken" }).first().waitFor();
    },
  },
  {
    what: "messages",
    address: (cast) => `/profile?messages=${cast.connectionId}`,
    act: (page) => page.getByRole("dialog").getByRole("listitem").nth(4).waitFor(),
  },
  { what: "somebody's profile", address: (cast) => `/profile/view/${cast.iker.id}` },
  {
    what: "a refusal in the server's words",
    address: "/profile/view/00000000-0000-4000-8000-000000000000",
  },
  {
    what: "openings and filters",
    markup: true,
    address: "/jobs",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Technology" }).click();
      await page.getByRole("option").filter({ visible: true }).first().waitFor();
      await button(page, /^Hide/).first().click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  { what: "an opening", markup: true, address: (cast) => `/jobs/${cast.jobId}` },
  {
    what: "a CV and what was read from it",
    address: "/matcher",
    act: async (page) => {
      await button(page, "Show the text as it was read").click();
      await page.getByText("Read as experience").waitFor();
      await button(page, "Correct").click();
      await button(page, "Save Corrections").waitFor();
    },
  },
  {
    what: "matches, their reasons and requirements",
    markup: true,
    address: "/matcher?find=1",
    act: async (page) => {
      await page.getByText("% match").first().waitFor();
      await button(page, "How this score is calculated").first().click();
    },
  },
];

describe("text that attacks is shown as the text it is, wherever the server has it from:", () => {
  it.each(shown)("$what", async ({ address, act, markup }) => {
    const { page, taken } = await open(cast().runa);
    await poisonAll(page);
    await page.goto(typeof address === "function" ? address(cast()) : address);
    await seen(page);
    await act?.(page);
    expect(await madeOfText(page)).toBe(0);
    expect(taken.filter((one) => !(markup && one === "policy: script-src-attr inline"))).toEqual([]);
  });
});

describe("text that attacks does nothing in an address:", () => {
  const word = encodeURIComponent(hostile);
  it.each([
    `/?error=${word}`,
    `/auth/callback?error=${word}`,
    `/auth/callback?token=${word}`,
    `/profile?messages=${word}`,
    `/profile/view/${word}`,
    `/jobs?q=${word}&place=${word}&technology=${word}&level=${word}&employment_type=${word}&show=${word}`,
    `/jobs/${word}`,
    `/matcher?find=1&place=${word}&pay=${word}&pay_currency=${word}&sort=${word}&remote=${word}`,
    `/generate?x=${word}#${word}`,
    `/${word}`,
  ])("%s", async (address) => {
    const { page, taken } = await open(address.includes("token=") ? null : cast().runa);
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
    expect(await madeOfText(page)).toBe(0);
    expect(taken).toEqual([]);
  });
});

describe("text that attacks, through the server itself", () => {
  const attack = (place: string) => `<img src=x onerror=taken()>${place}`;

  it("in a profile, as its owner and as others see it", async () => {
    const { runa, teodor } = cast();
    const { profile } = await teodor.call("GET", "/profile/saved");
    const changed = {
      ...profile,
      technical: {
        ...profile.technical,
        headline: attack("headline"),
        coFounderSummary: attack("summary"),
        keyStrengths: [attack("strength")],
        potentialRoles: [attack("role")],
        projectInsights: [{ name: attack("insight"), highlight: attack("highlight") }],
        identifiedTechnologies: [attack("technology")],
        architecturalConcepts: [attack("concept")],
        estimatedExperience: attack("years"),
        languageStats: { [attack("language")]: 100 },
      },
    };
    await teodor.call("POST", "/profile/save", { profileData: changed });
    const own = await open(teodor);
    await own.page.goto("/profile");
    for (const place of ["headline", "summary", "strength", "role", "highlight", "concept", "language"])
      await seen(own.page, attack(place));
    const other = await open(runa);
    await other.page.goto(`/profile/view/${teodor.id}`);
    for (const place of ["headline", "summary", "strength", "role", "highlight", "language"])
      await seen(other.page, attack(place));
    for (const { page, taken } of [own, other]) {
      expect(await madeOfText(page)).toBe(0);
      expect([...taken, ...complaintsOf(page)]).toEqual([]);
    }
  });

  it("in a message, to who writes it and who reads it", async () => {
    const { runa, iker, connectionId } = cast();
    const [here, there] = [await open(runa), await open(iker)];
    // A notice tells of what happens once the page listens, which it does not do first of all.
    const listens = there.page.waitForResponse((response) => response.url().includes("news.events"));
    await there.page.goto("/jobs");
    await listens;
    await here.page.goto(`/profile?messages=${connectionId}`);
    await here.page.getByLabel("Message to ikerzubiri").fill(attack("message"));
    await here.page.keyboard.press("Enter");
    await seen(here.page, attack("message"));
    await there.page.getByRole("link", { name: "Read it" }).click();
    await seen(there.page, attack("message"));
    for (const { page, taken } of [here, there]) {
      expect(await madeOfText(page)).toBe(0);
      expect([...taken, ...complaintsOf(page)]).toEqual([]);
    }
  });

  it("in an opening and in what is searched for", async () => {
    await importAds(folder(), [
      {
        title: "Payload Specialist &lt;img src=x onerror=taken()&gt;title",
        company: attack("company"),
        url: "https://openings.example/1?q=%22%3E%3Cscript%3E",
        location: attack("place"),
        posted_at: new Date().toISOString(),
        description: `<p onclick="taken()">What one does.</p><script>taken()</script><iframe src="javascript:taken()"></iframe><a href="javascript:taken()">press</a><style>*{display:none}</style><form action="https://elsewhere.example"><button>Log in</button></form>`,
      },
    ]);
    const { page, taken } = await open(cast().runa);
    await page.goto("/jobs?q=Payload");
    await page.getByText("What one does.").waitFor();
    await page.getByText("press").first().click();
    expect(await madeOfText(page)).toBe(0);
    await page.getByRole("searchbox").fill(hostile);
    await page.getByText("No openings match your search").waitFor();
    expect(await madeOfText(page)).toBe(0);
    expect([...taken, ...complaintsOf(page)]).toEqual([]);
  });

  it("in a CV, its name and its text", async () => {
    const { zdenka } = cast();
    const lines = [...sampleLines.slice(0, 10), "Skills", `Python, Rust, ${attack("skill")}`, attack("line")];
    const form = cvForm(samplePdf(lines), `${attack("file")}.pdf`);
    const answer = await fetch(`${url()}/api/cv/upload`, {
      method: "POST",
      headers: { ...form.headers, authorization: `Bearer ${zdenka.token}` },
      body: new Uint8Array(form.payload),
    });
    expect(answer.status).toBe(200);
    const { page, taken } = await open(zdenka);
    await page.goto("/matcher");
    await button(page, "Show the text as it was read").click();
    await seen(page, attack("line"));
    await page.setInputFiles("input[type=file]", {
      name: `${attack("next")}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-"),
    });
    await page.getByText("ready to upload").waitFor();
    expect(await madeOfText(page)).toBe(0);
    expect([...taken, ...complaintsOf(page)]).toEqual([]);
  });
});
