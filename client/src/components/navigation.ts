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
  short?: string;
  icon: Glyph;
  /** Second key of the shortcut "g …". */
  key: string;
  /** Paths on which it is marked as current. */
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

/** Only for visitors; signed in, every score links to it. */
const howItWorks: NavigationItem = {
  href: "/how-it-works",
  label: "How it works",
  icon: IconHelpCircle,
  key: "w",
  paths: /^\/how-it-works/,
};

export const navigationItems = (signedIn: boolean): NavigationItem[] =>
  signedIn ? items : [...items.filter(({ href }) => href === "/" || href === "/jobs"), howItWorks];

export const navigationItemAt = (path: string): NavigationItem | undefined =>
  [...items, howItWorks].find((item) => item.paths.test(path));
