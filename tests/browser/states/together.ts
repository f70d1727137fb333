import { button } from "../locators.ts";
import { idOf } from "../spec/fixtures.ts";
import type { Seeded } from "./seed.ts";
import { fail, hang, loading, press, type State, statesAt, waitForText } from "./state.ts";

const partner = { id: idOf(1), username: "ikerzubiri", avatar_url: "" };
const page = `## Goal
A surveyor can **work a day offline** and lose nothing.

## Roles
- **runa-aldecoa**: the log on the phone
- **ikerzubiri**: what people see of it

## Who decides
1. Runa on storage
2. Iker on the product

## When to stop
- [ ] No field test by the [second week](https://example.org/plan)
`;
const sprint = {
  id: idOf(2),
  startsOn: "2026-11-16",
  endsOn: "2026-11-29",
  page,
  version: 4,
  changedByMe: false,
  updatedAt: "2026-11-20T10:00:00.000Z",
  stoppedAt: null,
  isOver: false,
  mine: null,
  theirs: null,
};
const over = {
  ...sprint,
  isOver: true,
  mine: { verdict: "goOn", note: null },
  theirs: { verdict: "unsure", note: "Two weeks were short." },
};
const role = {
  title: "Founding designer",
  description: "You own what surveyors see.\n- Field tests from the first week\n- Figma and React",
  location: "Bilbao, Spain",
  remote: "hybrid",
  pay: "5–15% equity",
};
const roles = [
  {
    id: idOf(3),
    role,
    version: 1,
    proposedByMe: false,
    isConfirmed: false,
    jobId: null,
    updatedAt: sprint.updatedAt,
  },
  {
    id: idOf(4),
    role: { ...role, title: "First engineer in the field" },
    version: 2,
    proposedByMe: true,
    isConfirmed: true,
    jobId: idOf(5),
    updatedAt: sprint.updatedAt,
  },
];
const template = "## Goal\n";
const list = (...sprints: object[]) => ({ "sprint.list": { data: { partner, template, sprints } } });
const address = ({ connectionId }: Seeded) => `/together/${connectionId}`;

export const togetherStates: State[] = [
  ...statesAt(address, "runa", [
    ["together: empty", waitForText("Openings you post together")],
    [
      "together: a sprint and openings",
      waitForText("First engineer in the field"),
      { ...list(sprint, over), "founding.list": { data: { roles } } },
    ],
    ["together: a sprint that is over", waitForText("How did it go?"), list(over)],
    ["together: writing the page", press("Edit"), list(sprint)],
    ["together: writing an opening", press("Propose an Opening")],
    ["together: loading", loading, hang("sprint.list")],
    [
      "together: cannot be loaded",
      waitForText("This did not work."),
      fail("This did not work.", "sprint.list"),
    ],
  ]),
  ...statesAt(`/together/${idOf(9)}`, "runa", [
    ["together: not connected", waitForText("You are not connected, so there is no trial sprint here.")],
  ]),
  ...statesAt(({ iker }) => `/profile/view/${iker.id}`, "runa", [
    [
      "what if: another skill",
      async (shown) => {
        await button(shown, "What If …").click();
        await shown.getByLabel("If I learned …").fill("Hardw");
        await shown.getByRole("option", { name: "Hardware area" }).click();
        await shown.getByText("Part of the score").waitFor();
      },
    ],
    [
      "what if: a third person",
      async (shown) => {
        await button(shown, "What If …").click();
        await shown.getByLabel("If a third person joined …").fill("clem");
        await shown.getByRole("option", { name: "clem-barraud" }).click();
        await shown.getByText(/match at/).waitFor();
      },
    ],
  ]),
];
