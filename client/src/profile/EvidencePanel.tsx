import type { Evidence } from "@career-hub/server/profile/schema.ts";
import { ActionIcon, Button, Drawer, Popover } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { ExistingTarget } from "../components/ExistingTarget.tsx";
import { Icon } from "../components/Icon.tsx";
import classes from "./EvidenceTag.module.css";
import { Findings } from "./Findings.tsx";

type EvidencePanelProps = {
  claim: string;
  evidence: Evidence[];
  hidden: number;
  /** A summary of the evidence. */
  basis: string;
  opened: boolean;
  /** The button that opened the panel. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onReject: (() => void) | undefined;
};

/** The evidence of a claim in a popover, on phones in a bottom sheet. */
export default function EvidencePanel(props: EvidencePanelProps) {
  const { claim, evidence, hidden, basis, opened, button, onClose, onReject } = props;
  const small = useSmallScreen();
  const close = () => {
    onClose();
    button.current?.focus();
  };
  const panel = (
    <>
      <div className={`row align-start gap-12 justify-between ${classes.head}`}>
        <div>
          <h3>{claim}</h3>
          <p className="text-13 tertiary">{basis}</p>
        </div>
        <ActionIcon size="sm" aria-label="Close" m="-4px -8px 0 0" onClick={close}>
          <Icon icon={IconX} size={small ? 20 : 16} />
        </ActionIcon>
      </div>
      {evidence.length > 0 && <Findings evidence={evidence} />}
      {(hidden > 0 || onReject) && (
        <div className={`row wrap gap-8-12 line-above ${classes.foot}`}>
          {hidden > 0 && (
            <p className="text-13 secondary">Findings in private repositories are counted but not shown.</p>
          )}
          {onReject && (
            <>
              <p className="text-13 secondary grow">Doesn’t describe you?</p>
              <Button
                size="xs"
                onClick={() => {
                  close();
                  onReject();
                }}
              >
                Not me
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
  if (small)
    return (
      <Drawer.Root
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        returnFocus={false}
        classNames={{ content: classes.sheet }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={`Evidence for ${claim}`}>{panel}</Drawer.Content>
      </Drawer.Root>
    );
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && onClose()}
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
        // Limits the height of the list to the available space.
        size: {
          padding: 12,
          apply: ({ availableHeight, elements }) =>
            elements.floating.style.setProperty("--room", `${Math.round(availableHeight)}px`),
        },
      }}
    >
      <Popover.Target>
        <ExistingTarget of={button} />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={`Evidence for ${claim}`}>
        {panel}
      </Popover.Dropdown>
    </Popover>
  );
}
