import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import { Avatar } from "../components/Avatar.tsx";
import { Bone, Bones } from "../components/Bone.tsx";
import { useFocusLeft } from "../components/Section.tsx";
import ui from "../styles/ui.module.css";
import classes from "./PersonRow.module.css";

type PersonRowProps = {
  id: string;
  username: string;
  picture: string | null;
  /** Under the name. */
  line: ReactNode;
  /** At the end of the row. */
  aside?: ReactNode;
  /** Below, when there is something to answer. */
  actions?: ReactNode;
};

/** Where the name stands: a button that says "Accept" is described by whose it is. */
export const nameId = (personId: string): string => `person-${personId}`;

/** The same row for who asked, who was asked and who is connected. */
export function PersonRow({ id, username, picture, line, aside, actions }: PersonRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusLeft(row);
  return (
    <li ref={row} className={classes.person}>
      <Avatar src={picture} name={username} />
      <div className={classes.who}>
        <Link id={nameId(id)} className={`${ui.name} ${ui.quietLink}`} href={`/profile/view/${id}`}>
          {username}
        </Link>
        <div className={`${ui.s13} ${ui.secondary}`}>{line}</div>
      </div>
      {aside && <div className={`${ui.row} ${ui.wrap} ${classes.aside}`}>{aside}</div>}
      {actions && <div className={`${ui.row} ${ui.wrap} ${classes.actions}`}>{actions}</div>}
    </li>
  );
}

export const PersonList = ({ children }: { children: ReactNode }) => (
  <ul className={`${ui.card} ${ui.divided}`}>{children}</ul>
);

export function PersonSkeleton() {
  return (
    <div className={`${ui.card} ${classes.person}`} aria-busy="true">
      <Bone width={40} height={40} round />
      <Bones tight widths={["42%", "64%"]} />
    </div>
  );
}
