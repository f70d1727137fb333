import { IconBrandGithub } from "@tabler/icons-react";
import { Badge } from "../components/Badge.tsx";
import { Icon } from "../components/Icon.tsx";

/** Links to the person's GitHub profile, if known. */
export function DeveloperBadge({ address }: { address: string | undefined }) {
  const Element = address ? "a" : "span";
  return (
    <Element
      style={{ justifySelf: "start" }}
      data-screen-only
      {...(address && { href: address, target: "_blank", rel: "noopener noreferrer" })}
    >
      <Badge tone="line" size="large">
        <Icon icon={IconBrandGithub} />
        GitHub Developer
      </Badge>
    </Element>
  );
}
