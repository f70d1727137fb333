import { Button } from "@mantine/core";
import { Notice } from "../components/Notice.tsx";
import ui from "../styles/ui.module.css";
import classes from "./Sprint.module.css";

type EditConflictProps = { username: string; theirs: string; onKeep: () => void; onTake: () => void };

/** Shown when the other person saved a newer version during editing. */
export function EditConflict({ username, theirs, onKeep, onTake }: EditConflictProps) {
  return (
    <div className={`${ui.stack} ${ui.close}`}>
      <Notice tone="warn">
        {username} saved a change while you were writing. Your text is below, unsaved; theirs is here.
      </Notice>
      <section
        className={`${ui.mono} ${ui.well} ${classes.theirs}`}
        aria-label={`The version of ${username}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        tabIndex={0}
      >
        {theirs}
      </section>
      <div className={`${ui.row} ${ui.wrap}`}>
        <Button onClick={onKeep}>Keep My Text</Button>
        <Button variant="subtle" onClick={onTake}>
          Use Theirs
        </Button>
      </div>
    </div>
  );
}
