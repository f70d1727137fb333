import {
  type Icon as Glyph,
  IconBriefcase,
  IconFileSearch,
  IconHelpCircle,
  IconHome,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";

export type NavigationItem = {
  href: string;
  label: string;
  short: string;
  icon: Glyph;
  /** Goes there after a "g". */
  key: string;
  matches: (path: string) => boolean;
};

const items: NavigationItem[] = [
  { href: "/", label: "Home", short: "Home", icon: IconHome, key: "h", matches: (path) => path === "/" },
  {
    href: "/profile",
    label: "Profile",
    short: "Profile",
    icon: IconUserCircle,
    key: "p",
    matches: (path) =>
      (path.startsWith("/profile") && !path.startsWith("/profile/view")) || path === "/generate",
  },
  {
    href: "/people",
    label: "People",
    short: "People",
    icon: IconUsers,
    key: "e",
    matches: (path) =>
      path === "/people" || path.startsWith("/profile/view") || path.startsWith("/together/"),
  },
  {
    href: "/jobs",
    label: "Job Board",
    short: "Jobs",
    icon: IconBriefcase,
    key: "j",
    matches: (path) => path.startsWith("/jobs") || path === "/applications",
  },
  {
    href: "/matcher",
    label: "CV Job Matcher",
    short: "CV Match",
    icon: IconFileSearch,
    key: "m",
    matches: (path) => path === "/matcher",
  },
];

/** Signed in, it is linked from every score. */
const forVisitors: NavigationItem = {
  href: "/how-it-works",
  label: "How it works",
  short: "How it works",
  icon: IconHelpCircle,
  key: "w",
  matches: (path) => path === "/how-it-works",
};

/** Where one can go: home and the openings are public, the rest belongs to somebody. */
export const navigationItems = (signedIn: boolean): NavigationItem[] =>
  signedIn ? items : [...items.filter(({ href }) => href === "/" || href === "/jobs"), forVisitors];

export const navigationItemAt = (path: string): NavigationItem | undefined =>
  [...items, forVisitors].find((place) => place.matches(path));
