import { button } from "../../seeing.ts";
import { loads, type State, sees, silent } from "../state.ts";

const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const session = (n: number, device: string | null, isCurrent = false) => ({
  id: id(n),
  device,
  place: n === 3 ? null : "Vigo, Spain",
  createdAt: at,
  lastSeenAt: at,
  isCurrent,
});
const sessions = {
  isFresh: false,
  sessions: [session(1, "Firefox on Linux", true), session(2, "Safari on iPhone"), session(3, null)],
};
const tokens = [
  { id: id(11), name: "Weekly report", access: "read", createdAt: at, lastUsedAt: null },
  { id: id(12), name: "Job import", access: "write", createdAt: at, lastUsedAt: at },
];
const kinds = ["tokenCreated", "signedIn", "blocked", "refused", "repositoryRemoved", "signedOutOthers"];
const events = kinds.map((kind, n) => ({ id: n, kind, detail: "Firefox on Linux", createdAt: at }));
const blocked = [
  { user_id: id(21), github_username: "kelvin-ashgrove", github_avatar_url: "", blocked_at: at },
];
const mailed = { address: "runa@example.com", requests: true, messages: false, digest: "weekly" };
const mail = (settings: object | null, offered = true) => ({
  "mail.settings": { data: { offered, settings } },
});
const full: State["answers"] = {
  "user.sessions": { data: sessions },
  "user.tokens": { data: { tokens } },
  "user.securityEvents": { data: { events } },
  "connection.blocked": { data: { blocked } },
  ...mail({ ...mailed, isConfirmed: true, link: "sent" }),
};
const procedures = [
  "user.sessions",
  "mail.settings",
  "user.tokens",
  "profile.readings",
  "profile.repositories",
  "connection.blocked",
  "user.securityEvents",
];

export const accountStates: State[] = [
  { name: "account: loading", who: "runa", address: "/account", answers: silent(...procedures), act: loads },
  {
    name: "account: nothing can be loaded",
    who: "runa",
    address: "/account",
    answers: Object.fromEntries(
      procedures.map((name) => [name, { status: 503, message: "The database does not answer." }]),
    ),
    act: sees("The database does not answer."),
  },
  { name: "account: as it begins", who: "ines", address: "/account", act: sees("Nobody is blocked") },
  { name: "account: in use", who: "runa", address: "/account", answers: full, act: sees("kelvin-ashgrove") },
  {
    name: "account: e-mail, an address to be entered",
    who: "runa",
    address: "/account#email",
    answers: mail(null),
    act: async (page) => {
      await button(page, "Send link").click();
      await sees("Please enter an e-mail address.")(page);
    },
  },
  {
    name: "account: e-mail, an address to be confirmed",
    who: "runa",
    address: "/account#email",
    answers: mail({ ...mailed, isConfirmed: false, link: "sent" }),
    act: sees("Open the link in the e-mail we sent"),
  },
  {
    name: "account: a new token",
    who: "runa",
    address: "/account",
    answers: full,
    act: async (page) => {
      await button(page, "New token").click();
      await page.getByLabel("Name").fill("Report");
      await button(page, "Make token").click();
      await sees("Copy this token now.")(page);
    },
  },
  {
    name: "account: a token without a name",
    who: "runa",
    address: "/account",
    act: async (page) => {
      await button(page, "New token").click();
      await button(page, "Make token").click();
      await sees("Please give the token a name.")(page);
    },
  },
  {
    name: "account: asked before a repository is removed",
    who: "runa",
    address: "/account",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Remove / })
        .first()
        .click();
      await page.getByRole("dialog").getByText("This action cannot be undone.").waitFor();
    },
  },
  {
    name: "account: asked before it is deleted",
    who: "runa",
    address: "/account#data",
    act: async (page) => {
      await button(page, "Delete account…").click();
      await page.getByRole("dialog").getByText("This action cannot be undone.").waitFor();
    },
  },
  {
    name: "account: asked to sign in again",
    who: "runa",
    address: "/account#data",
    answers: full,
    act: async (page) => {
      await button(page, "Export").click();
      await page.getByRole("dialog").getByText("you come back to this place").waitFor();
    },
  },
  {
    name: "view: a person is reported",
    who: "runa",
    address: ({ teodor }) => `/profile/view/${teodor.id}`,
    act: async (page) => {
      await page.getByRole("button", { name: /^More about/ }).click();
      await page.getByRole("menuitem", { name: "Report" }).click();
      await page.getByRole("dialog").getByText("What is wrong?").waitFor();
    },
  },
];
