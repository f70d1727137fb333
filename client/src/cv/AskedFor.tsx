import { useId, useState } from "react";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import ui from "../styles/ui.module.css";
import type { Requirement } from "./contract.ts";
import classes from "./Requirements.module.css";
import { RequirementsTable } from "./Requirements.tsx";

type AskedForProps = {
  requirements: Requirement[];
  /** Whether there is code to look at; without it only the first question is asked. */
  withCode: boolean;
  /** Id of the job's title, read out with the button. */
  describedBy: string;
};

/** What the job asks for, closed until it is asked for. */
export function AskedFor({ requirements, withCode, describedBy }: AskedForProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (requirements.length === 0) return null;
  const met = requirements.filter((one) => one.inCv || one.shownIn || one.through).length;
  return (
    <div className={`${ui.stack} ${ui.tight}`}>
      <DisclosureButton
        className={classes.button}
        opened={open}
        controls={id}
        describedBy={describedBy}
        onToggle={() => setOpen(!open)}
      >
        What the job asks for: {met} of {requirements.length} met
      </DisclosureButton>
      <div id={id} hidden={!open}>
        {open && <RequirementsTable requirements={requirements} withCode={withCode} />}
      </div>
    </div>
  );
}
