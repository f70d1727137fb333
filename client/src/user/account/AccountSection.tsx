import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import contents from "../../components/Contents.module.css";
import { QueryView, type QueryViewProps } from "../../components/QueryView.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import classes from "./account.module.css";

type AccountSectionProps = {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
};

export function AccountSection({ id, title, text, action, children }: AccountSectionProps) {
  return (
    <section id={id} className={`card ${contents.section}`} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <div className="grow">
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <p className="text-13 secondary">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type AccountRowProps = {
  image: ReactNode;
  /** Reserves the width of a picture instead of an icon. */
  isPerson?: boolean;
  name: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
};

export const AccountRow = ({ image, isPerson, name, detail, children }: AccountRowProps) => (
  <li className={`tertiary line-above ${classes.row}`} data-person={isPerson || undefined}>
    {image}
    <div>
      <div className="row wrap name">{name}</div>
      {detail && <div className="text-13 secondary">{detail}</div>}
    </div>
    {children}
  </li>
);

/** A line of text, for empty states and errors. */
export const SectionBody = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.body} secondary`}>{children}</div>
);

const rowsSkeleton = (
  <div className={`${classes.body} stack`} aria-busy="true">
    <Skeleton width="40%" />
    <Skeleton width="60%" />
  </div>
);

/** The data of a section; while loading two lines, after an error the server's message. */
export const AccountQuery = <Data,>(props: Omit<QueryViewProps<Data>, "pending" | "preferServer">) => (
  <QueryView {...props} pending={rowsSkeleton} preferServer />
);

type RowsProps<T> = {
  all: T[];
  empty: string;
  row: (item: T) => ReactNode;
  /** Rows shown at first; the rest is behind a button. */
  first?: number;
  className?: string;
};

export function Rows<T>({ all, empty, row, first = Number.POSITIVE_INFINITY, className }: RowsProps<T>) {
  const [showsAll, setShowsAll] = useState(false);
  if (all.length === 0) return <SectionBody>{empty}</SectionBody>;
  return (
    <>
      <ul className={className}>{(showsAll ? all : all.slice(0, first)).map(row)}</ul>
      {!showsAll && all.length > first && (
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          className={classes.more}
          onClick={() => setShowsAll(true)}
        >
          Show {all.length - first} more
        </Button>
      )}
    </>
  );
}
