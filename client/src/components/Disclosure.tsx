import { type ReactNode, useId, useState } from "react";
import { DisclosureButton } from "./DisclosureButton.tsx";

type DisclosureProps = {
  label: ReactNode;
  /** Id of the element that describes the button. */
  describedBy?: string;
  children: ReactNode;
};

/** A button with collapsible content, which is mounted only while open. */
export function Disclosure({ label, describedBy, children }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <DisclosureButton
        className="flush"
        opened={opened}
        aria-controls={id}
        aria-describedby={describedBy}
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
