import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { ActionIcon, CloseButton, Drawer, Popover, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { Tag } from "../components/Tag.tsx";
import ui from "../ui.module.css";
import { plural } from "./claims.ts";
import classes from "./EvidenceTag.module.css";
import { Findings } from "./Findings.tsx";

type EvidenceTagProps = { claim: string; evidence: Evidence[]; marked?: boolean };

/** A claim. Its figure counts the findings it rests on, which it opens: beside it, or as a sheet on phones. */
export function EvidenceTag({ claim, evidence, marked }: EvidenceTagProps) {
  const [opened, setOpened] = useState(false);
  const small = useMediaQuery("(max-width: 640px)", undefined, { getInitialValueInEffect: false });
  if (evidence.length === 0) return <Tag>{claim}</Tag>;

  const repositories = new Set(evidence.map((one) => one.repository)).size;
  const basis = `Rests on ${plural(evidence.length, "finding")} in ${plural(repositories, "repository", "repositories")}`;
  const close = () => setOpened(false);
  const tag = (
    <button
      type="button"
      className={classes.tag}
      data-marked={marked || undefined}
      aria-expanded={opened}
      aria-haspopup="dialog"
      onClick={() => setOpened(!opened)}
    >
      {claim}
      <span className={ui.cite} aria-hidden="true">
        {evidence.length}
      </span>
      <VisuallyHidden>, {plural(evidence.length, "finding")}</VisuallyHidden>
    </button>
  );
  if (small)
    return (
      <>
        {tag}
        <Drawer
          opened={opened}
          onClose={close}
          position="bottom"
          size="auto"
          withCloseButton={false}
          aria-label={`Evidence for ${claim}`}
          classNames={{ content: classes.sheet, body: classes.sheetBody }}
        >
          <header className={classes.head}>
            <div>
              <h3>{claim}</h3>
              <p className={`${ui.s13} ${ui.tertiary}`}>{basis}</p>
            </div>
            <ActionIcon aria-label="Close" onClick={close}>
              <Icon of={IconX} size={20} />
            </ActionIcon>
          </header>
          <Findings evidence={evidence} />
        </Drawer>
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
    >
      <Popover.Target>{tag}</Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={`Evidence for ${claim}`}>
        <header className={classes.head}>
          <div>
            <h3>{claim}</h3>
            <p className={`${ui.s13} ${ui.tertiary}`}>{basis}</p>
          </div>
          <CloseButton aria-label="Close" size="md" onClick={close} className={classes.close} />
        </header>
        <Findings evidence={evidence} />
      </Popover.Dropdown>
    </Popover>
  );
}
