import { Disclosure } from "../components/Disclosure.tsx";
import ui from "../styles/ui.module.css";
import type { Requirement } from "./contract.ts";
import classes from "./Requirements.module.css";
import { RequirementsTable } from "./Requirements.tsx";

type RequirementsDisclosureProps = {
  requirements: Requirement[];
  /** Whether there is code to look at; without it only the first question is asked. */
  withCode: boolean;
  /** Id of the job's title, read out with the button. */
  describedBy: string;
};

/** What the job asks for, closed until it is asked for. */
export function RequirementsDisclosure({ requirements, withCode, describedBy }: RequirementsDisclosureProps) {
  if (requirements.length === 0) return null;
  const met = requirements.filter((one) => one.inCv || one.shownIn || one.through).length;
  return (
    <div className={`${ui.stack} ${ui.tight}`}>
      <Disclosure
        className={classes.button}
        describedBy={describedBy}
        label={`What the job asks for: ${met} of ${requirements.length} met`}
      >
        <RequirementsTable requirements={requirements} withCode={withCode} />
      </Disclosure>
    </div>
  );
}
