import { type ReactNode, useId, useState } from "react";
import { DisclosureButton } from "./DisclosureButton.tsx";

type DisclosureProps = {
  label: ReactNode;
  /** Id of what it is about, read out with the button. */
  describedBy?: string;
  /** Of the button. */
  className?: string | undefined;
  children: ReactNode;
};

/** A button, and below it what it opens, which is rendered only while it is open. */
export function Disclosure({ label, describedBy, className, children }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <DisclosureButton
        className={className}
        opened={opened}
        controls={id}
        {...(describedBy !== undefined && { describedBy })}
        onToggle={() => setOpened(!opened)}
      >
        {label}
      </DisclosureButton>
      <div id={id} hidden={!opened}>
        {opened && children}
      </div>
    </>
  );
}
