import { Button } from "@mantine/core";
import { Notice } from "../components/Notice.tsx";

type EditConflictProps = {
  /** The other person; undefined if the same person edited in another tab or on another device. */
  username?: string;
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
};

/** Shown when a newer version was saved during editing. */
export function EditConflict({ username, theirs, onKeep, onTake }: EditConflictProps) {
  return (
    <div className="stack gap-12">
      <Notice tone="warn">
        {username
          ? `${username} saved a change while you were writing. Your text is below, unsaved; theirs is here.`
          : "A change was saved somewhere else while you were writing. Your text is below, unsaved; the saved one is here."}
      </Notice>
      <section
        className="mono well anywhere"
        style={{ maxHeight: 280, overflow: "auto", whiteSpace: "pre-wrap" }}
        aria-label={username ? `${username}’s version` : "Saved version"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        tabIndex={0}
      >
        {theirs}
      </section>
      <div className="row wrap">
        <Button onClick={onKeep}>Keep My Text</Button>
        <Button variant="subtle" onClick={onTake}>
          {username ? "Use Theirs" : "Use the Saved Text"}
        </Button>
      </div>
    </div>
  );
}
