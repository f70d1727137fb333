import { Button } from "@mantine/core";
import { Notice } from "../components/Notice.tsx";
import classes from "./Sprint.module.css";

type EditConflictProps = { username: string; theirs: string; onKeep: () => void; onTake: () => void };

/** Shown when the other person saved a newer version during editing. */
export function EditConflict({ username, theirs, onKeep, onTake }: EditConflictProps) {
  return (
    <div className="stack gap-12">
      <Notice tone="warn">
        {username} saved a change while you were writing. Your text is below, unsaved; theirs is here.
      </Notice>
      <section
        className={`mono well anywhere ${classes.theirs}`}
        aria-label={`${username}’s version`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        tabIndex={0}
      >
        {theirs}
      </section>
      <div className="row wrap">
        <Button onClick={onKeep}>Keep My Text</Button>
        <Button variant="subtle" onClick={onTake}>
          Use Theirs
        </Button>
      </div>
    </div>
  );
}
