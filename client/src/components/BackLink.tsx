import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import ui from "../styles/ui.module.css";
import { Icon } from "./Icon.tsx";

/** A link above the page title to the parent page. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    className={`${ui.row} ${ui.s13} ${ui.secondary} ${ui.quietLink} ${ui.back}`}
    href={href}
    data-screen-only
  >
    <Icon icon={IconArrowLeft} />
    {children}
  </Link>
);
