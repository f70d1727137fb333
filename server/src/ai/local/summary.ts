import type { Facts } from "../../evidence/facts.ts";
import type { Choose } from "./choose.ts";
import { closingsOf } from "./closings.ts";
import { descriptionOf } from "./describe.ts";
import { wordCount } from "./language.ts";
import { openingsOf } from "./openings.ts";
import { factOf, nextOf, secondsOf, tellingsOf } from "./tellings.ts";
import { worksOf } from "./works.ts";

const least = 60;
const most = 110;

export type Summary = { text: string; used: Set<string> };
type Part = "opening" | "telling" | "second" | "work" | "closing";
type Options = Record<Part, string[]>;

// These lean on a sentence before them.
const needsContext = /^(?:It shows|Take |Since \d{4} that)/;

const orderOfLastResort: Part[] = ["opening", "telling", "second", "work", "closing"];
const orders: Part[][] = [
  orderOfLastResort,
  ["opening", "work", "telling", "second", "closing"],
  ["opening", "telling", "work", "second", "closing"],
  ["telling", "second", "opening", "work", "closing"],
];

/** Three to five sentences. What there is to say decides which of them can be made, the facts' hash which are. */
export function summaryOf(facts: Facts, choose: Choose): Summary {
  const project = facts.projects.find((one) => descriptionOf(one) !== null) ?? facts.projects[0];
  const fact = project ? factOf(project) : null;
  // Where the first project keeps its figures to itself, the next one with something to show speaks as well.
  const next = fact
    ? undefined
    : facts.projects.find((one) => one !== project && descriptionOf(one) !== null && factOf(one) !== null);
  const nextFact = next ? factOf(next) : null;
  const isBeginner = facts.experience === "Entry" || facts.experience === "Junior";
  const order = choose("order", isBeginner ? orders.slice(0, 2) : orders)[0] ?? orderOfLastResort;
  // After a project, "Builds …" would be read as said of the project.
  const openings = openingsOf(facts).filter(
    (one) => order[0] === "opening" || !/^(?:Builds|Works|Divides)\b/.test(one),
  );
  const options: Options = {
    opening: choose("opening", openings),
    telling: project
      ? choose("telling", tellingsOf(project, fact)).filter(
          (one) => order[0] === "opening" || !needsContext.test(one),
        )
      : [""],
    second: next ? choose("next", nextOf(next, nextFact)) : choose("second", secondsOf(facts, project)),
    work: choose("work", worksOf(facts, choose)),
    closing: choose("closing", closingsOf(facts)),
  };
  const texts = [...combinations(options, next !== undefined)].map((parts) =>
    order
      .map((part) => parts[part])
      .filter(Boolean)
      .join(" "),
  );
  const text =
    texts.find((one) => fits(one)) ?? texts.find((one) => wordCount(one) <= most) ?? texts[0] ?? "";
  return { text, used: new Set([fact, nextFact].flatMap((one) => one?.text ?? [])) };
}

/** Best first: the earlier options of every part, with and without a second project and the line about the work. */
function* combinations(options: Options, isNeeded: boolean): Generator<Record<Part, string>> {
  const first = (part: Part, count: number) =>
    options[part].length > 0 ? options[part].slice(0, count) : [""];
  const works = first("work", 4);
  for (const work of [...works, ""]) {
    for (const opening of first("opening", 3)) {
      for (const second of isNeeded ? first("second", 4) : ["", ...options.second.slice(0, 2)]) {
        for (const telling of first("telling", 4)) {
          for (const closing of first("closing", 3)) yield { opening, telling, second, work, closing };
        }
      }
    }
  }
}

function fits(text: string): boolean {
  const words = wordCount(text);
  const sentences = text.split(/[.!?](?=\s|$)/).filter((one) => one.trim() !== "").length;
  return words >= least && words <= most && sentences >= 3 && sentences <= 5 && !repeatsItself(text);
}

/** Two sentences that begin with the same words, or one phrase said twice. */
function repeatsItself(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
  const seen = new Set<string>();
  for (let index = 0; index + 3 < words.length; index++) {
    const phrase = words.slice(index, index + 4).join(" ");
    if (seen.has(phrase)) return true;
    seen.add(phrase);
  }
  return false;
}
