import {
  ActionIcon,
  Button,
  useComputedColorScheme,
  useMantineColorScheme,
  VisuallyHidden,
} from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconMessage, IconMoon, IconSun } from "@tabler/icons-react";
import { Fragment, type ReactNode, Suspense, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { useToken } from "../browser/session.ts";
import { useOpenRequests } from "../connection/useOpenRequests.ts";
import { KeyboardShortcuts } from "../keyboard/KeyboardShortcuts.tsx";
import { PaletteButton } from "../keyboard/PaletteButton.tsx";
import { addressOf, allMessages, fromHere, rememberOpener } from "../message/address.ts";
import { useUnreadMessages } from "../message/useUnread.ts";
import { productName } from "../product.ts";
import { plural } from "../text/plural.ts";
import { beginSignIn } from "../user/signInReturn.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import { Count } from "./Count.tsx";
import { Icon } from "./Icon.tsx";
import { Notice } from "./Notice.tsx";
import { navigationItems } from "./navigation.ts";
import { SilentBoundary } from "./RetryBoundary.tsx";
import classes from "./Shell.module.css";
import "../styles/print.css";

const AccountButton = lazyWithPreload(() => import("../user/AccountButton.tsx"));

/** The logo: C and H with a shared stroke. */
function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14.3 6.4A7.25 7.25 0 1 0 14.3 17.6" />
      <path d="M10.6 12H20.4M20.4 4.75V19.25" />
    </svg>
  );
}

const accountPlace = <span className={classes.account} />;

/** A dot for unread messages and incoming requests, with their numbers for screen readers. */
function WaitingMark() {
  const messages = useUnreadMessages();
  const requests = useOpenRequests()?.length ?? 0;
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
    // The browser's frame follows the page's scheme instead of the system's.
    const colour = scheme === "dark" ? "#121013" : "#faf9fa";
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = colour;
  }, [scheme]);
  return (
    <ActionIcon aria-label={`Switch to ${other}`} onClick={() => setColorScheme(other)}>
      <Icon icon={scheme === "dark" ? IconSun : IconMoon} size={20} />
    </ActionIcon>
  );
}

/** Link to the messages with the unread count; on phones an icon. */
function MessagesLink({ icon }: { icon?: boolean }) {
  const unread = useUnreadMessages();
  return (
    <Link
      href={addressOf(allMessages)}
      state={fromHere}
      className={icon ? classes.messages : undefined}
      onClick={(event) => rememberOpener(event.currentTarget)}
    >
      {icon ? (
        <>
          <Icon icon={IconMessage} size={20} />
          <VisuallyHidden>Messages</VisuallyHidden>
        </>
      ) : (
        "Messages"
      )}
      {unread > 0 && (
        <span className={classes.unread}>
          <Count of={unread} />
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const signedIn = useToken() !== null;
  const current = useCurrentUser();
  // When Home fails to load the user, the header does not show outdated data. Elsewhere Logout stays.
  const hasAccount = signedIn && (current.isError ? path !== "/" : current.data);
  const { online } = useNetwork();
  // Visitors go home by the product's name.
  const items = navigationItems(signedIn).filter((item) => signedIn || item.href !== "/");
  const links = (short: boolean) =>
    items.map((item) => (
      <Fragment key={item.href}>
        <Link href={item.href} aria-current={item.paths.test(path) ? "page" : undefined}>
          {short && <Icon icon={item.icon} size={20} />}
          {(short && item.short) || item.label}
          {item.href === "/profile" && (
            <SilentBoundary>
              <WaitingMark />
            </SilentBoundary>
          )}
        </Link>
        {!short && item.href === "/people" && (
          <SilentBoundary>
            <MessagesLink />
          </SilentBoundary>
        )}
      </Fragment>
    ));
  return (
    <>
      <SilentBoundary>
        <KeyboardShortcuts />
      </SilentBoundary>
      <a className={`medium ${classes.skip}`} href="#content">
        Skip to content
      </a>
      <header className={classes.top}>
        <div className={`row ${classes.bar}`}>
          <Link className={`row nowrap ${classes.brand}`} href="/" aria-label={productName}>
            <Logo />
            <span>{productName}</span>
          </Link>
          <nav className={classes.nav} data-public={!signedIn || undefined} aria-label="Main">
            {links(false)}
          </nav>
          {signedIn && (
            <SilentBoundary>
              <MessagesLink icon />
            </SilentBoundary>
          )}
          <PaletteButton />
          <SchemeSwitch />
          {!signedIn && (
            <Button size="xs" onClick={() => beginSignIn(false)}>
              Log in
            </Button>
          )}
          {hasAccount ? (
            <SilentBoundary>
              <Suspense fallback={accountPlace}>
                <AccountButton user={current.data?.user} />
              </Suspense>
            </SilentBoundary>
          ) : (
            signedIn && accountPlace
          )}
        </div>
      </header>
      <main className={classes.page} id="content" tabIndex={-1} data-tabs={signedIn || undefined}>
        {!online && (
          <div className={`mb-24 ${classes.offline}`}>
            <Notice tone="warn">
              You are offline. What you see may be out of date until you are back online.
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
