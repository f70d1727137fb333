import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { ActionIcon, Drawer, Popover, VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { Tag } from "../components/Tag.tsx";
import { plural } from "../plural.ts";
import { useSmallScreen } from "../smallScreen.ts";
import ui from "../ui.module.css";
import { repositoryName } from "./claims.ts";
import classes from "./EvidenceTag.module.css";
import { Findings } from "./Findings.tsx";

type EvidenceTagProps = { claim: string; evidence: Evidence[]; marked?: boolean };

const printed = 3;
/** For paper, where nothing opens. */
const namesOf = (repositories: string[]): string =>
  repositories.slice(0, printed).join(", ") +
  (repositories.length > printed ? ` +${repositories.length - printed}` : "");

/** A claim. Its figure counts the findings it rests on, which it opens: beside it, or as a sheet on phones. */
export function EvidenceTag({ claim, evidence, marked }: EvidenceTagProps) {
  const [opened, setOpened] = useState(false);
  // A sheet exists once it was wanted: a profile has dozens of tags.
  const [touched, setTouched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const small = useSmallScreen();
  if (evidence.length === 0) return <Tag>{claim}</Tag>;

  const repositories = [...new Set(evidence.map((one) => repositoryName(one.repository)))];
  const basis = `Rests on ${plural(evidence.length, "finding")} in ${plural(repositories.length, "repository", "repositories")}`;
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const tag = (
    <button
      ref={button}
      type="button"
      className={classes.tag}
      data-marked={marked || undefined}
      data-sources={namesOf(repositories)}
      aria-expanded={opened}
      aria-haspopup="dialog"
      onClick={() => {
        setTouched(true);
        setOpened(!opened);
      }}
    >
      {claim}
      <span className={ui.cite} aria-hidden="true">
        {evidence.length}
      </span>
      <VisuallyHidden>, {plural(evidence.length, "finding")}</VisuallyHidden>
    </button>
  );
  const panel = (
    <>
      <div className={classes.head}>
        <div>
          <h3>{claim}</h3>
          <p className={`${ui.s13} ${ui.tertiary}`}>{basis}</p>
        </div>
        <ActionIcon size="sm" aria-label="Close" className={classes.close} onClick={close}>
          <Icon of={IconX} size={small ? 20 : 16} />
        </ActionIcon>
      </div>
      <Findings evidence={evidence} />
    </>
  );
  if (small)
    return (
      <>
        {tag}
        {touched && (
          <Drawer.Root
            opened={opened}
            onClose={close}
            position="bottom"
            size="auto"
            returnFocus={false}
            classNames={{ content: classes.sheet ?? "" }}
          >
            <Drawer.Overlay />
            <Drawer.Content aria-label={`Evidence for ${claim}`}>{panel}</Drawer.Content>
          </Drawer.Root>
        )}
      </>
    );
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={408}
      position="bottom-start"
      offset={10}
      withArrow
      arrowSize={12}
      arrowOffset={28}
      arrowPosition="side"
      shadow="none"
      trapFocus
      returnFocus
      withRoles={false}
      classNames={{ arrow: classes.arrow }}
      transitionProps={{ duration: 120 }}
      middlewares={{
        flip: true,
        shift: { padding: 12 },
        // The list scrolls in the room there is, rather than leaving the window.
        size: {
          padding: 12,
          apply: ({ availableHeight, elements }) =>
            elements.floating.style.setProperty("--room", `${Math.round(availableHeight)}px`),
        },
      }}
    >
      <Popover.Target>{tag}</Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={`Evidence for ${claim}`}>
        {panel}
      </Popover.Dropdown>
    </Popover>
  );
}
