import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import { Avatar } from "../components/Avatar.tsx";
import { useFocusTitleOnUnmount } from "../components/Section.tsx";
import { Skeleton, SkeletonLines } from "../components/Skeleton.tsx";
import classes from "./PersonRow.module.css";

type PersonRowProps = {
  id: string;
  username: string;
  picture: string | null;
  line: ReactNode;

  aside?: ReactNode;
  actions?: ReactNode;
};

/** Id of a person's name, which describes buttons such as "Accept". */
export const nameId = (personId: string): string => `person-${personId}`;

export function PersonRow({ id, username, picture, line, aside, actions }: PersonRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusTitleOnUnmount(row);
  return (
    <li ref={row} className={`gap-12 pad-14-16 ${classes.person}`}>
      <Avatar src={picture} name={username} />
      <div className="min-0 anywhere">
        <Link id={nameId(id)} className="name quiet-link" href={`/profile/view/${id}`}>
          {username}
        </Link>
        <div className="text-13 secondary">{line}</div>
      </div>
      {aside && <div className={`row wrap gap-4 ${classes.aside}`}>{aside}</div>}
      {actions && (
        <div className="row wrap" style={{ gridColumn: "2 / -1" }}>
          {actions}
        </div>
      )}
    </li>
  );
}

export const PersonList = ({ children }: { children: ReactNode }) => (
  <ul className="card divided">{children}</ul>
);

export function PersonSkeleton() {
  return (
    <div className={`card gap-12 pad-14-16 ${classes.person}`} aria-busy="true">
      <Skeleton width={40} height={40} round />
      <SkeletonLines tight widths={["42%", "64%"]} />
    </div>
  );
}
