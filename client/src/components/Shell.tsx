import { ActionIcon, useComputedColorScheme, useMantineColorScheme, VisuallyHidden } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import {
  type Icon as Glyph,
  IconBriefcase,
  IconFileSearch,
  IconHome,
  IconMoon,
  IconSun,
  IconUserCircle,
} from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useUnreadMessages } from "../message/useUnread.ts";
import { productName } from "../product.ts";
import { plural } from "../profile/claims.ts";
import { useToken } from "../session.ts";
import { trpc } from "../trpc.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import { Avatar } from "./Avatar.tsx";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";
import { Notice } from "./Notice.tsx";
import classes from "./Shell.module.css";

// Visitors have no account, so they need not load its menu.
const AccountMenu = lazy(() => import("../user/AccountMenu.tsx"));

type Place = { href: string; label: string; short: string; icon: Glyph; holds: (path: string) => boolean };

const places: Place[] = [
  { href: "/", label: "Home", short: "Home", icon: IconHome, holds: (path) => path === "/" },
  {
    href: "/profile",
    label: "Profile",
    short: "Profile",
    icon: IconUserCircle,
    holds: (path) => path.startsWith("/profile") || path === "/generate",
  },
  {
    href: "/jobs",
    label: "Job Board",
    short: "Jobs",
    icon: IconBriefcase,
    holds: (path) => path.startsWith("/jobs"),
  },
  {
    href: "/matcher",
    label: "CV Job Matcher",
    short: "CV Match",
    icon: IconFileSearch,
    holds: (path) => path === "/matcher",
  },
];

/** Somebody waits for an answer: a dot for the eye, the number in words. */
function WaitingMark() {
  const messages = useUnreadMessages();
  const requests = trpc.connection.pending.useQuery().data?.pendingRequests.length ?? 0;
  if (messages + requests === 0) return null;
  const waiting = [
    messages > 0 && plural(messages, "unread message"),
    requests > 0 && plural(requests, "incoming request"),
  ].filter(Boolean);
  return (
    <span className={classes.mark}>
      <VisuallyHidden>, {waiting.join(", ")}</VisuallyHidden>
    </span>
  );
}

function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light");
  const other = scheme === "dark" ? "light" : "dark";
  useEffect(() => {
    // The browser's own frame follows the page, not the system.
    const colour = scheme === "dark" ? "#121013" : "#faf9fa";
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = colour;
  }, [scheme]);
  return (
    <ActionIcon aria-label={`Switch to ${other}`} onClick={() => setColorScheme(other)}>
      <Icon of={scheme === "dark" ? IconSun : IconMoon} size={20} />
    </ActionIcon>
  );
}

/** Header, page and, on phones, the bar at the bottom. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const signedIn = useToken() !== null;
  const { data: current } = useCurrentUser();
  const { online } = useNetwork();
  // Openings are public, the rest belongs to somebody.
  const reachable = signedIn ? places : places.filter((place) => place.href === "/jobs");
  const links = (short: boolean) =>
    reachable.map((place) => (
      <Link key={place.href} href={place.href} aria-current={place.holds(path) ? "page" : undefined}>
        {short && <Icon of={place.icon} size={20} />}
        {short ? place.short : place.label}
        {place.href === "/profile" && <WaitingMark />}
      </Link>
    ));
  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <header className={classes.top}>
        <div className={classes.bar}>
          <Link className={classes.brand} href="/">
            <Mark />
            {productName}
          </Link>
          <nav className={classes.nav} data-public={!signedIn || undefined} aria-label="Main">
            {links(false)}
          </nav>
          <SchemeSwitch />
          {signedIn && current && (
            <Suspense
              fallback={<Avatar src={current.user.avatar_url} name={current.user.username} size={32} />}
            >
              <AccountMenu user={current.user} />
            </Suspense>
          )}
        </div>
      </header>
      <main className={classes.page} id="content" tabIndex={-1} data-tabs={signedIn || undefined}>
        {!online && (
          <div className={classes.offline}>
            <Notice tone="warn">
              You are offline. What you see may be out of date until you are connected again.
            </Notice>
          </div>
        )}
        {children}
      </main>
      {signedIn && (
        <nav className={classes.tabs} aria-label="Main">
          {links(true)}
        </nav>
      )}
    </>
  );
}
