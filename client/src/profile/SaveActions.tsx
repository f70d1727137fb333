import { ActionBar } from "../components/ActionBar.tsx";
import { ActionButton } from "../components/ActionButton.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import classes from "./SaveActions.module.css";

type SaveActionsProps = { hasSavedProfile: boolean; changed: boolean; onSave: () => unknown };

export const SaveActions = ({ hasSavedProfile, changed, onSave }: SaveActionsProps) => (
  <ActionBar className={`row line-above ${classes.actions}`}>
    <div className={classes.save}>
      <ActionButton variant="filled" fullWidth busyLabel="Saving..." onClick={onSave}>
        {hasSavedProfile ? "Update Saved Profile" : "Save This Profile"}
      </ActionButton>
      <span className={`text-13 tertiary nowrap ${classes.status}`} role="status">
        {changed && "Not saved yet"}
      </span>
    </div>
    <div className={`row grow ${classes.ways}`}>
      {hasSavedProfile && <LinkButton href="/profile">View Saved Profile</LinkButton>}
      <LinkButton href="/" variant="subtle" className="end">
        Back to Home
      </LinkButton>
    </div>
  </ActionBar>
);
