import { useDocumentTitle, useNetwork } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { isFocusLost } from "../browser/focus.ts";
import { productName } from "../product.ts";
import { navigationItemAt } from "./navigation.ts";
import classes from "./Page.module.css";
import { OfflineNotice, Pending } from "./Pending.tsx";
import { Skeleton } from "./Skeleton.tsx";

// The browser announces the first page; later ones are announced by moving the focus to their heading.
let lastPath: string | undefined;

type HeadingProps = { children: ReactNode; title: string; className?: string };

/** The page's h1: sets the document title and takes the focus after navigation or when the focus was lost. */
export function Heading({ children, title, className }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`${title} · ${productName}`);
  useEffect(() => {
    const navigated = lastPath !== undefined && lastPath !== location.pathname;
    lastPath = location.pathname;
    if (navigated || isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

type PageHeadProps = { title: string; below?: ReactNode; children?: ReactNode };

/** The page's title, a line below it, and actions as children. */
export function PageHead({ title, below, children }: PageHeadProps) {
  return (
    <div className={`wrap mb-24 ${classes.head}`}>
      <div className={`stack gap-8 min-0 ${classes.title}`}>
        <Heading title={title}>{title}</Heading>
        {below}
      </div>
      {children && <div className={`row wrap ${classes.actions}`}>{children}</div>}
    </div>
  );
}

export function PageSkeleton() {
  const { online } = useNetwork();
  const [path] = useLocation();
  if (!online)
    return (
      <>
        <PageHead title={navigationItemAt(path)?.label ?? productName} />
        <OfflineNotice />
      </>
    );
  return (
    <Pending onRetry={() => location.reload()}>
      <div className="stack gap-24" aria-busy="true">
        <Skeleton width={280} height={28} />
        <Skeleton height={320} radius={12} />
      </div>
    </Pending>
  );
}
