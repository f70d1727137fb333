import { navigationItems } from "../components/navigation.ts";
import { paletteKeys } from "./platform.ts";

/** Of every way to press: the keys, one after the other or either of them, and what they do. */
type Shortcut = { keys: string[]; inTurn?: boolean; does: string };

export const shortcuts: { name: string; of: Shortcut[] }[] = [
  {
    name: "Go to",
    of: navigationItems(true).map(({ key, label }) => ({ keys: ["g", key], inTurn: true, does: label })),
  },
  {
    name: "Lists of openings and suggestions",
    of: [
      { keys: ["j"], does: "Next card" },
      { keys: ["k"], does: "Previous card" },
      { keys: ["o", "↵"], does: "Open the card" },
      { keys: ["/"], does: "Search the job board" },
    ],
  },
  {
    name: "Anywhere",
    of: [
      { keys: [paletteKeys], does: "Search and commands" },
      { keys: ["?"], does: "This sheet" },
    ],
  },
];
