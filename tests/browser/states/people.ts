import { fail, hang, hasButton, loading, type State, statesAt, waitForText } from "./state.ts";

const said = {
  looking: "now",
  hours: 30,
  start: null,
  country: "ES",
  timeZone: "Europe/Madrid",
  together: "remote",
  stages: ["prototype"],
  pay: { from: 2000, to: 3000, currency: "EUR" },
  equity: { from: 25, to: 50 },
  must: [{ kind: "role", value: "interface" }],
  prefer: [{ kind: "hours", value: "20" }],
  avoid: [{ kind: "technology", value: "COBOL" }],
};

export const peopleStates: State[] = [
  ...statesAt("/people", "runa", [
    ["people: listed", hasButton("Connect")],
    ["people: loading", loading, hang("profile.people")],
    [
      "people: cannot be loaded",
      waitForText("People could not be loaded."),
      fail("This did not work.", "profile.people"),
    ],
  ]),
  ...statesAt("/people?q=zeppelin&looking=now", "runa", [
    ["people: nobody matches", waitForText("Nobody matches these filters")],
  ]),
];

export const wishesStates: State[] = [
  ...statesAt("/profile/wishes", "jonte", [
    ["wishes: empty", waitForText("Add a wish to see how many people meet it.")],
  ]),
  ...statesAt("/profile/wishes", "runa", [
    [
      "wishes: filled in",
      waitForText("Owns the interface"),
      { "profile.wishes": { data: { wishes: said, savedAt: "2026-11-14T10:00:00.000Z" } } },
    ],
    ["wishes: loading", loading, hang("profile.wishes")],
    [
      "wishes: cannot be loaded",
      waitForText("Your wishes could not be loaded."),
      fail("This did not work.", "profile.wishes"),
    ],
  ]),
];
