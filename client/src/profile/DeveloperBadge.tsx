import { IconBrandGithub } from "@tabler/icons-react";
import { Badge } from "../components/Badge.tsx";
import { Icon } from "../components/Icon.tsx";
import classes from "./DeveloperBadge.module.css";

/** Links to the person's GitHub profile, if known. */
export function DeveloperBadge({ address }: { address: string | undefined }) {
  const badge = (
    <Badge tone="line" size="large">
      <Icon icon={IconBrandGithub} />
      GitHub Developer
    </Badge>
  );
  return address ? (
    <a className={classes.badge} data-screen-only href={address} target="_blank" rel="noopener noreferrer">
      {badge}
    </a>
  ) : (
    <span className={classes.badge} data-screen-only>
      {badge}
    </span>
  );
}
