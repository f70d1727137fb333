import { button } from "../../seeing.ts";
import { loads, refused, type State, sees, silent } from "../state.ts";

const people = [
  "profile.suggestions",
  "connection.pending",
  "connection.sent",
  "connection.active",
  "message.threads",
];
const empty = {
  "profile.suggestions": {
    data: { suggestions: [], stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 } },
  },
  "connection.pending": { data: { pendingRequests: [] } },
  "connection.sent": { data: { sentRequests: [] } },
  "connection.active": { data: { activeConnections: [] } },
  "message.threads": { data: { threads: [] } },
};

export const profileStates: State[] = [
  {
    name: "profile: with people around",
    who: "runa",
    address: "/profile",
    act: async (page) => {
      await button(page, "Connect").first().waitFor();
      await button(page, "Accept").first().waitFor();
    },
  },
  {
    name: "profile: loading",
    who: "runa",
    address: "/profile",
    answers: silent("profile.saved", ...people),
    act: loads,
  },
  {
    name: "profile: nobody around",
    who: "runa",
    address: "/profile",
    answers: empty,
    act: sees("No connections yet"),
  },
  {
    name: "profile: the people cannot be loaded",
    who: "runa",
    address: "/profile",
    answers: refused("This did not work.", ...people),
    act: sees("Could not load active connections."),
  },
  { name: "profile: not found", who: "ines", address: "/profile", act: sees("Profile Not Found") },
  {
    name: "profile: cannot be loaded",
    who: "runa",
    address: "/profile",
    answers: refused("The profile cannot be read at the moment.", "profile.saved"),
    act: sees("No Profile Available"),
  },
  {
    name: "profile: empty parts",
    who: "runa",
    address: "/profile",
    answers: {
      ...empty,
      "profile.saved": {
        change: ({ profile }) => ({
          profile: {
            personal: { ...profile.personal, name: "", avatar_url: "" },
            technical: {
              headline: "",
              coFounderSummary: "",
              keyStrengths: [],
              potentialRoles: [],
              languageStats: {},
              projectInsights: [],
              identifiedTechnologies: [],
              architecturalConcepts: [],
              estimatedExperience: "",
            },
          },
        }),
      },
    },
    act: sees("No co-founder summary provided."),
  },
  {
    name: "profile: asked whether to delete it",
    who: "runa",
    address: "/profile",
    act: async (page) => {
      await button(page, "Delete Profile").click();
      await page.getByRole("dialog").getByText("Are you sure").waitFor();
    },
  },
  {
    name: "profile: a match opened",
    who: "runa",
    address: "/profile",
    act: async (page) => {
      await button(page, "View Match Details").first().click();
      await sees("added up.")(page);
    },
  },
  {
    name: "profile: somebody is being asked",
    who: "runa",
    address: "/profile",
    answers: silent("connection.request"),
    act: async (page) => {
      await button(page, "Connect").first().click();
      await sees("Connecting...")(page);
    },
  },
  {
    name: "profile: asking was refused",
    who: "runa",
    address: "/profile",
    answers: refused("You have already sent a request to this person.", "connection.request"),
    act: async (page) => {
      await button(page, "Connect").first().click();
      await sees(/^Error sending request/)(page);
    },
  },
  {
    name: "profile: parts that cannot be shown",
    who: "runa",
    address: "/profile",
    answers: { "profile.suggestions": { change: () => ({}) }, "connection.sent": { change: () => ({}) } },
    act: sees("This part could not be shown."),
  },
  {
    name: "profile: incomplete",
    who: "runa",
    address: "/profile",
    answers: { "profile.saved": { change: ({ profile }) => ({ profile: { personal: profile.personal } }) } },
    act: sees("Profile data is incomplete."),
  },
];

export const viewStates: State[] = [
  {
    name: "view: somebody new",
    who: "runa",
    address: (cast) => `/profile/view/${cast.ines.id}`,
    act: sees("This user hasn't created a co-founder profile yet."),
  },
  {
    name: "view: no relation",
    who: "jonte",
    address: (cast) => `/profile/view/${cast.zdenka.id}`,
    act: (page) => button(page, "Send Connection Request").waitFor(),
  },
  {
    name: "view: request sent",
    who: "runa",
    address: (cast) => `/profile/view/${cast.jonte.id}`,
    act: (page) => button(page, "Request Sent").waitFor(),
  },
  {
    name: "view: request received",
    who: "runa",
    address: (cast) => `/profile/view/${cast.zdenka.id}`,
    act: (page) => button(page, "Accept").waitFor(),
  },
  {
    name: "view: connected",
    who: "runa",
    address: (cast) => `/profile/view/${cast.iker.id}`,
    act: (page) => button(page, "✓ Connected").waitFor(),
  },
  {
    name: "view: oneself",
    who: "runa",
    address: (cast) => `/profile/view/${cast.runa.id}`,
    act: sees("runa-aldecoa's Profile"),
  },
  {
    name: "view: loading",
    who: "runa",
    address: (cast) => `/profile/view/${cast.iker.id}`,
    answers: silent("profile.byId"),
    act: loads,
  },
  {
    name: "view: cannot be loaded",
    who: "runa",
    address: (cast) => `/profile/view/${cast.iker.id}`,
    answers: refused("The profile cannot be read at the moment.", "profile.byId"),
    act: sees("The profile cannot be read at the moment."),
  },
  {
    name: "view: nobody",
    who: "runa",
    address: "/profile/view/00000000-0000-4000-8000-000000000000",
    act: sees("User profile not found."),
  },
];
