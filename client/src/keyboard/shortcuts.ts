import { navigationItems } from "../components/navigation.ts";
import { paletteKeys } from "./platform.ts";

/** Alternative keys, or keys pressed one after the other. */
type Shortcut = { keys: string[]; isSequence?: boolean; label: string };

export const shortcuts: { name: string; items: Shortcut[] }[] = [
  {
    name: "Go to",
    items: navigationItems(true).map(({ key, label }) => ({ keys: ["g", key], isSequence: true, label })),
  },
  {
    name: "Lists of openings and suggestions",
    items: [
      { keys: ["j"], label: "Next card" },
      { keys: ["k"], label: "Previous card" },
      { keys: ["o", "↵"], label: "Open the card" },
      { keys: ["/"], label: "Search the job board" },
    ],
  },
  {
    name: "Anywhere",
    items: [
      { keys: [paletteKeys], label: "Search and commands" },
      { keys: ["?"], label: "Keyboard shortcuts" },
    ],
  },
];
