import { button } from "../../seeing.ts";
import { loads, refused, type State, sees, silent } from "../state.ts";

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
  {
    name: "people: listed",
    who: "runa",
    address: "/people",
    act: (page) => button(page, "Connect").first().waitFor(),
  },
  { name: "people: loading", who: "runa", address: "/people", answers: silent("profile.people"), act: loads },
  {
    name: "people: cannot be loaded",
    who: "runa",
    address: "/people",
    answers: refused("This did not work.", "profile.people"),
    act: sees("People could not be loaded."),
  },
  {
    name: "people: nobody matches",
    who: "runa",
    address: "/people?q=zeppelin&looking=now",
    act: sees("Nobody matches these filters"),
  },
];

export const wishesStates: State[] = [
  {
    name: "wishes: nothing said yet",
    who: "jonte",
    address: "/profile/wishes",
    act: sees("Add a wish to see how many people meet it."),
  },
  {
    name: "wishes: filled in",
    who: "runa",
    address: "/profile/wishes",
    answers: { "profile.wishes": { data: { wishes: said, savedAt: "2026-11-14T10:00:00.000Z" } } },
    act: sees("Owns the interface"),
  },
  {
    name: "wishes: loading",
    who: "runa",
    address: "/profile/wishes",
    answers: silent("profile.wishes"),
    act: loads,
  },
  {
    name: "wishes: cannot be loaded",
    who: "runa",
    address: "/profile/wishes",
    answers: refused("This did not work.", "profile.wishes"),
    act: sees("Your wishes could not be loaded."),
  },
];
