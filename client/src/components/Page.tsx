import { useDocumentTitle, useNetwork } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { isFocusLost } from "../browser/focus.ts";
import { productName } from "../product.ts";
import ui from "../styles/ui.module.css";
import { Bone } from "./Bone.tsx";
import { navigationItemAt } from "./navigation.ts";
import classes from "./Page.module.css";
import { Pending, WaitsForConnection } from "./Pending.tsx";

// The first page is announced by the browser itself; every later one by moving the focus to its heading.
let lastPath: string | undefined;

type HeadingProps = { children: ReactNode; title: string; className?: string | undefined };

/** The page's h1: names the document, and takes the focus after a change of page or from a part that went away. */
export function Heading({ children, title, className }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`${title} · ${productName}`);
  useEffect(() => {
    const came = lastPath !== undefined && lastPath !== location.pathname;
    lastPath = location.pathname;
    if (came || isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** A page's first line: its title, what stands under it, and its actions. */
export function PageHead({
  title,
  below,
  children,
}: {
  title: string;
  below?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.head}>
      <div className={`${ui.stack} ${ui.tight} ${classes.title}`}>
        <Heading title={title}>{title}</Heading>
        {below}
      </div>
      {children && <div className={`${ui.row} ${classes.actions}`}>{children}</div>}
    </div>
  );
}

/** While the code of a page is on its way. */
export function PageSkeleton() {
  const { online } = useNetwork();
  const [path] = useLocation();
  if (!online)
    return (
      <>
        <PageHead title={navigationItemAt(path)?.label ?? productName} />
        <WaitsForConnection />
      </>
    );
  return (
    <Pending onRetry={() => location.reload()}>
      <div className={`${ui.stack} ${ui.roomy}`} aria-busy="true">
        <Bone width={280} height={28} />
        <Bone height={320} radius={12} />
      </div>
    </Pending>
  );
}
