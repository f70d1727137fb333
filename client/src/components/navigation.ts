import {
  type Icon as Glyph,
  IconBriefcase,
  IconFileSearch,
  IconHelpCircle,
  IconHome,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";

type NavigationItem = {
  href: string;
  label: string;
  /** Where the label has no room. */
  short?: string;
  icon: Glyph;
  /** Goes there after a "g". */
  key: string;
  /** The paths on which it is the current page. */
  paths: RegExp;
};

const items: NavigationItem[] = [
  { href: "/", label: "Home", icon: IconHome, key: "h", paths: /^\/$/ },
  {
    href: "/profile",
    label: "Profile",
    icon: IconUserCircle,
    key: "p",
    paths: /^\/(profile(?!\/view)|generate)/,
  },
  {
    href: "/people",
    label: "People",
    icon: IconUsers,
    key: "e",
    paths: /^\/(people|profile\/view|together)/,
  },
  {
    href: "/jobs",
    label: "Job Board",
    short: "Jobs",
    icon: IconBriefcase,
    key: "j",
    paths: /^\/(jobs|applications)/,
  },
  {
    href: "/matcher",
    label: "CV Job Matcher",
    short: "CV Match",
    icon: IconFileSearch,
    key: "m",
    paths: /^\/matcher/,
  },
];

/** Signed in, it is linked from every score. */
const forVisitors: NavigationItem = {
  href: "/how-it-works",
  label: "How it works",
  icon: IconHelpCircle,
  key: "w",
  paths: /^\/how-it-works/,
};

/** Where one can go: home and the openings are public, the rest belongs to somebody. */
export const navigationItems = (signedIn: boolean): NavigationItem[] =>
  signedIn ? items : [...items.filter(({ href }) => href === "/" || href === "/jobs"), forVisitors];

export const navigationItemAt = (path: string): NavigationItem | undefined =>
  [...items, forVisitors].find((place) => place.paths.test(path));
