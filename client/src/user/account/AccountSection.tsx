import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Bone } from "../../components/Bone.tsx";
import contents from "../../components/Contents.module.css";
import ui from "../../styles/ui.module.css";
import classes from "./account.module.css";

type AccountSectionProps = {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A card of the account page, with an address of its own. */
export function AccountSection({ id, title, text, action, children }: AccountSectionProps) {
  return (
    <section id={id} className={`${ui.card} ${contents.section}`} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <div className={ui.grow}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <p className={`${ui.s13} ${ui.secondary}`}>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type AccountRowProps = {
  /** An icon or a picture. */
  image: ReactNode;
  /** The image is a picture, which is wider than an icon. */
  isPerson?: boolean;
  name: ReactNode;
  detail: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
};

export const AccountRow = ({ image, isPerson, name, detail, children }: AccountRowProps) => (
  <li className={classes.row} data-person={isPerson || undefined}>
    {image}
    <div>
      <div className={`${ui.row} ${ui.wrap} ${ui.name}`}>{name}</div>
      {detail && <div className={`${ui.s13} ${ui.secondary}`}>{detail}</div>}
    </div>
    {children}
  </li>
);

/** One line where there is nothing, or where something failed. */
export const SectionBody = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.body} ${ui.secondary}`}>{children}</div>
);

export const RowsSkeleton = () => (
  <div className={`${classes.body} ${ui.stack}`} aria-busy="true">
    <Bone width="40%" />
    <Bone width="60%" />
  </div>
);

type RowsProps<T> = {
  all: T[];
  /** The sentence of an empty list. */
  empty: string;
  row: (item: T) => ReactNode;
  /** How many are shown at first; the rest waits behind a button. */
  first?: number;
  className?: string | undefined;
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
