import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "./Icon.tsx";

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="row text-13 secondary quiet-link back" href={href} data-screen-only>
    <Icon icon={IconArrowLeft} />
    {children}
  </Link>
);
