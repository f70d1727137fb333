import { emptyTechnical } from "../../profile/sampleProfile.ts";
import {
  fail,
  hang,
  hasButton,
  hasDialog,
  loading,
  press,
  type State,
  statesAt,
  steps,
  waitForText,
} from "./state.ts";

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
  ...statesAt("/profile", "runa", [
    ["profile: with people", steps(hasButton("Connect"), hasButton("Accept"))],
    ["profile: loading", loading, hang("profile.saved", ...people)],
    ["profile: no people", waitForText("No connections yet"), empty],
    [
      "profile: the people cannot be loaded",
      waitForText("Could not load active connections."),
      fail("This did not work.", ...people),
    ],
    [
      "profile: cannot be loaded",
      waitForText("No Profile Available"),
      fail("The profile cannot be read at the moment.", "profile.saved"),
    ],
    [
      "profile: empty parts",
      waitForText("No co-founder summary provided."),
      {
        ...empty,
        "profile.saved": {
          change: ({ profile }) => ({
            profile: {
              personal: { ...profile.personal, name: "", avatar_url: "" },
              technical: emptyTechnical,
            },
          }),
        },
      },
    ],
    ["profile: confirm deleting", steps(press("Delete Profile"), hasDialog("Are you sure"))],
    ["profile: a match opened", steps(press("View Match Details"), waitForText("added up."))],
    [
      "profile: sending a connection request",
      steps(press("Connect"), waitForText("Connecting...")),
      hang("connection.request"),
    ],
    [
      "profile: connection request rejected",
      steps(press("Connect"), waitForText(/^Error sending request/)),
      fail("You have already sent a request to this person.", "connection.request"),
    ],
    [
      "profile: some parts cannot be shown",
      waitForText("This part could not be shown."),
      { "profile.suggestions": { change: () => ({}) }, "connection.sent": { change: () => ({}) } },
    ],
    [
      "profile: incomplete",
      waitForText("Profile data is incomplete."),
      { "profile.saved": { change: ({ profile }) => ({ profile: { personal: profile.personal } }) } },
    ],
  ]),
  ...statesAt("/profile", "ines", [["profile: not found", waitForText("Profile Not Found")]]),
];

export const viewStates: State[] = [
  ...statesAt((seeded) => `/profile/view/${seeded.ines.id}`, "runa", [
    ["view: no profile yet", waitForText("This user hasn't created a co-founder profile yet.")],
  ]),
  ...statesAt((seeded) => `/profile/view/${seeded.zdenka.id}`, "jonte", [
    ["view: no relation", hasButton("Send Connection Request")],
  ]),
  ...statesAt((seeded) => `/profile/view/${seeded.jonte.id}`, "runa", [
    ["view: request sent", hasButton("Request Sent")],
  ]),
  ...statesAt((seeded) => `/profile/view/${seeded.zdenka.id}`, "runa", [
    ["view: request received", hasButton("Accept")],
  ]),
  ...statesAt((seeded) => `/profile/view/${seeded.iker.id}`, "runa", [
    ["view: connected", hasButton("✓ Connected")],
    ["view: loading", loading, hang("profile.byId")],
    [
      "view: cannot be loaded",
      waitForText("The profile cannot be read at the moment."),
      fail("The profile cannot be read at the moment.", "profile.byId"),
    ],
  ]),
  ...statesAt((seeded) => `/profile/view/${seeded.runa.id}`, "runa", [
    ["view: own profile", waitForText("runa-aldecoa's Profile")],
  ]),
  ...statesAt("/profile/view/00000000-0000-4000-8000-000000000000", "runa", [
    ["view: not found", waitForText("User profile not found.")],
  ]),
];
