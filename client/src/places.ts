import {
  type Icon as Glyph,
  IconBriefcase,
  IconFileSearch,
  IconHelpCircle,
  IconHome,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";

export type Place = {
  href: string;
  label: string;
  short: string;
  icon: Glyph;
  /** Goes there after a "g". */
  key: string;
  holds: (path: string) => boolean;
};

const places: Place[] = [
  { href: "/", label: "Home", short: "Home", icon: IconHome, key: "h", holds: (path) => path === "/" },
  {
    href: "/profile",
    label: "Profile",
    short: "Profile",
    icon: IconUserCircle,
    key: "p",
    holds: (path) =>
      (path.startsWith("/profile") && !path.startsWith("/profile/view")) || path === "/generate",
  },
  {
    href: "/people",
    label: "People",
    short: "People",
    icon: IconUsers,
    key: "e",
    holds: (path) => path === "/people" || path.startsWith("/profile/view"),
  },
  {
    href: "/jobs",
    label: "Job Board",
    short: "Jobs",
    icon: IconBriefcase,
    key: "j",
    holds: (path) => path.startsWith("/jobs"),
  },
  {
    href: "/matcher",
    label: "CV Job Matcher",
    short: "CV Match",
    icon: IconFileSearch,
    key: "m",
    holds: (path) => path === "/matcher",
  },
];

/** Signed in, it is linked from every score. */
const forVisitors: Place = {
  href: "/how-it-works",
  label: "How it works",
  short: "How it works",
  icon: IconHelpCircle,
  key: "w",
  holds: (path) => path === "/how-it-works",
};

/** Where one can go: home and the openings are public, the rest belongs to somebody. */
export const reachablePlaces = (signedIn: boolean): Place[] =>
  signedIn ? places : [...places.filter(({ href }) => href === "/" || href === "/jobs"), forVisitors];

export const placeAt = (path: string): Place | undefined =>
  [...places, forVisitors].find((place) => place.holds(path));
