import { button } from "../locators.ts";
import { idOf } from "../spec/fixtures.ts";
import { hang, hasDialog, loading, press, type State, statesAt, steps, waitForText } from "./state.ts";

const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
const session = (n: number, device: string | null, isCurrent = false) => ({
  id: idOf(n),
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
  { id: idOf(11), name: "Weekly report", access: "read", createdAt: at, lastUsedAt: null },
  { id: idOf(12), name: "Job import", access: "write", createdAt: at, lastUsedAt: at },
];
const kinds = ["tokenCreated", "signedIn", "blocked", "refused", "repositoryRemoved", "signedOutOthers"];
const events = kinds.map((kind, n) => ({ id: n, kind, detail: "Firefox on Linux", createdAt: at }));
const blocked = [
  { user_id: idOf(21), github_username: "kelvin-ashgrove", github_avatar_url: "", blocked_at: at },
];
const mailed = { address: "runa@example.com", requests: true, messages: false, digest: "weekly" };
const mail = (settings: object | null) => ({ "mail.settings": { data: { offered: true, settings } } });
const full: State["responses"] = {
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
  ...statesAt("/account", "runa", [
    ["account: loading", loading, hang(...procedures)],
    [
      "account: cannot be loaded",
      waitForText("The database does not answer."),
      Object.fromEntries(
        procedures.map((name) => [name, { status: 500, message: "The database does not answer." }]),
      ),
    ],
    ["account: in use", waitForText("kelvin-ashgrove"), full],
    [
      "account: a new token",
      steps(
        press("New token"),
        (page) => page.getByLabel("Name").fill("Report"),
        press("Create token"),
        waitForText("Copy this token now."),
      ),
      full,
    ],
    [
      "account: a token without a name",
      steps(press("New token"), press("Create token"), waitForText("Please give the token a name.")),
    ],
    [
      "account: confirm removing a repository",
      steps(press(/^Remove /), hasDialog("This action cannot be undone.")),
    ],
  ]),
  ...statesAt("/account", "ines", [["account: empty", waitForText("Nobody is blocked")]]),
  ...statesAt("/account#email", "runa", [
    [
      "account: e-mail, address required",
      steps(press("Send link"), waitForText("Please enter an e-mail address.")),
      mail(null),
    ],
    [
      "account: e-mail, address to confirm",
      waitForText("Open the link in our e-mail"),
      mail({ ...mailed, isConfirmed: false, link: "sent" }),
    ],
  ]),
  ...statesAt("/account#data", "runa", [
    [
      "account: confirm deleting the account",
      steps(press("Delete account…"), hasDialog("This action cannot be undone.")),
    ],
    [
      "account: asked to sign in again",
      steps(press("Export"), hasDialog("Sign in again to return to this page")),
      full,
    ],
  ]),
  ...statesAt(({ teodor }) => `/profile/view/${teodor.id}`, "runa", [
    [
      "view: report dialog",
      async (page) => {
        await button(page, /^More actions for/).click();
        await page.getByRole("menuitem", { name: "Report" }).click();
        await page.getByRole("dialog").getByText("What is wrong?").waitFor();
      },
    ],
  ]),
];
