import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import {
  IconBookmark,
  IconKeyboard,
  IconLayoutColumns,
  IconLogout,
  IconMessage,
  IconMoon,
  IconPrinter,
  IconSettings,
  IconSparkles,
  IconSun,
  IconUpload,
} from "@tabler/icons-react";
import { useToken } from "../browser/session.ts";
import { navigationItems } from "../components/navigation.ts";
import { addressOf, allMessages } from "../message/address.ts";
import { goGenerate, maxGenerations } from "../profile/requestKey.ts";
import type { RouterOutputs } from "../trpc.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import { useLogout } from "../user/useLogout.ts";
import type { Item } from "./items.ts";
import { openOverlay } from "./overlay.ts";

function useSchemeCommand(): Item {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  return {
    id: "scheme",
    label: dark ? "Switch to light" : "Switch to dark",
    words: "theme colours appearance mode",
    icon: dark ? IconSun : IconMoon,
    run: () => setColorScheme(dark ? "light" : "dark"),
  };
}

function accountCommands(
  status: RouterOutputs["user"]["current"] | undefined,
  logout: () => unknown,
): Item[] {
  const left = maxGenerations - (status?.generationCount ?? 0);
  return [
    ...(status?.canGenerate
      ? [
          {
            id: "generate",
            label: "Generate New Profile",
            hint: left === 1 ? "uses your last generation" : `uses one of your ${left} remaining generations`,
            icon: IconSparkles,
            run: goGenerate,
          },
        ]
      : []),
    { id: "cv", label: "Upload a CV", words: "resume file", icon: IconUpload, href: "/matcher" },
    {
      id: "messages",
      label: "Messages",
      words: "conversations chat write",
      icon: IconMessage,
      href: addressOf(allMessages),
    },
    {
      id: "applications",
      label: "Your applications",
      words: "jobs saved applied interview offer stages",
      icon: IconLayoutColumns,
      href: "/applications",
    },
    {
      id: "saved",
      label: "Saved openings",
      words: "jobs kept bookmarks",
      icon: IconBookmark,
      href: "/jobs?show=saved",
    },
    {
      id: "account",
      label: "Account",
      words: "sessions sign-ins tokens security export delete data blocked settings",
      icon: IconSettings,
      href: "/account",
    },
    { id: "logout", label: "Logout", words: "log sign out leave", icon: IconLogout, run: logout },
  ];
}

export function useCommands(): { pages: Item[]; actions: Item[] } {
  const signedIn = useToken() !== null;
  const { data: status } = useCurrentUser();
  const { logout } = useLogout();
  const scheme = useSchemeCommand();
  const print = document.querySelector<HTMLElement>("[data-print]");
  const printing: Item = {
    id: "print",
    label: "Print or save as PDF",
    words: "paper export",
    icon: IconPrinter,
    // After the dialog has closed.
    run: () => setTimeout(() => print?.click(), 300),
  };
  const sheet: Item = {
    id: "shortcuts",
    label: "Keyboard shortcuts",
    words: "keys help hotkeys",
    icon: IconKeyboard,
    keys: ["?"],
    run: () => openOverlay("shortcuts"),
  };
  return {
    pages: navigationItems(signedIn).map(({ href, label, icon, key }) => ({
      id: `page ${href}`,
      label,
      icon,
      keys: ["g", key],
      href,
    })),
    actions: [
      ...(print ? [printing] : []),
      ...(signedIn ? accountCommands(status, logout) : []),
      scheme,
      sheet,
    ],
  };
}
