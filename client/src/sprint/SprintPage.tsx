import { maxPage } from "@career-hub/server/sprint/enums.ts";
import { Button, Textarea } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useRef, useState } from "react";
import { downloadText } from "../browser/download.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { ConfirmButton } from "../components/ConfirmButton.tsx";
import { notifyError } from "../components/Notifications.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { isLongEdit, useDiscardQuestion } from "../components/useDiscardQuestion.tsx";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { daysOf, stateOf } from "./days.ts";
import { EditConflict } from "./EditConflict.tsx";
import { Markdown } from "./Markdown.tsx";
import classes from "./Sprint.module.css";

type Listed = RouterOutputs["sprint"]["list"];
export type Sprint = Listed["sprints"][number];
export type Partner = Listed["partner"];

type SprintPageProps = { connectionId: string; sprint: Sprint; partner: Partner };
/** `base` is the version that is being edited. */
type Draft = { text: string; base: number };

/** The page of a sprint, which both people edit with optimistic locking. */
export function SprintPage({ connectionId, sprint, partner }: SprintPageProps) {
  const utils = trpc.useUtils();
  const save = trpc.sprint.save.useMutation();
  const stop = trpc.sprint.stop.useMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const leaveDialog = useUnsavedChanges(draft !== null && draft.text !== sprint.page);
  const close = () => setDraft(null);
  const discard = useDiscardQuestion(close);
  useDidUpdate(() => {
    if (!draft) edit.current?.focus();
  }, [draft]);
  const reload = () => utils.sprint.list.invalidate({ connectionId });
  const isNewer = draft !== null && sprint.version > draft.base && sprint.page !== draft.text;
  const handleSave = async () => {
    if (!draft) return;
    const { text: page, base: version } = draft;
    const isSaved = await runWithNotification(
      () => save.mutateAsync({ id: sprint.id, version, page }),
      "The page could not be saved.",
      // After a conflict the newer version is shown above the draft.
      reload,
    );
    if (isSaved) setDraft(null);
  };
  const handleEnd = () =>
    runWithNotification(
      () => stop.mutateAsync({ id: sprint.id }),
      "The trial sprint could not be ended.",
      reload,
    );
  const handleDownload = () =>
    downloadText(
      `# Trial sprint with ${partner.username}\n\n${daysOf(sprint)}\n\n${sprint.page.trimEnd()}\n`,
      `trial-sprint-${sprint.startsOn}.md`,
      "text/markdown",
    );
  return (
    <>
      <div className="apart">
        <p className="name">{stateOf(sprint)}</p>
        <p className="text-13 secondary">{daysOf(sprint)}</p>
      </div>
      {draft && isNewer && (
        <EditConflict
          username={partner.username}
          theirs={sprint.page}
          onKeep={() => setDraft({ ...draft, base: sprint.version })}
          onTake={() => setDraft({ text: sprint.page, base: sprint.version })}
        />
      )}
      {draft ? (
        <>
          <Textarea
            className={classes.editor}
            label="The page, in Markdown"
            autosize
            autoFocus
            minRows={12}
            maxRows={40}
            maxLength={maxPage}
            value={draft.text}
            onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
          />
          <div className="row wrap">
            <ActionButton
              variant="filled"
              busyLabel="Saving..."
              refused={isNewer || !draft.text.trim() || sprint.isOver}
              onRefused={() =>
                isNewer && notifyError(`First choose what to do with the text from ${partner.username}.`)
              }
              onClick={handleSave}
            >
              Save
            </ActionButton>
            <Button
              variant="subtle"
              onClick={() => (isLongEdit(draft.text, sprint.page) ? discard.ask() : close())}
            >
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <>
          <Markdown text={sprint.page} />
          <div className="row wrap" data-screen-only>
            {!sprint.isOver && (
              <Button ref={edit} onClick={() => setDraft({ text: sprint.page, base: sprint.version })}>
                Edit
              </Button>
            )}
            <Button variant="subtle" onClick={handleDownload}>
              Download as Markdown
            </Button>
            {!sprint.isOver && (
              <ConfirmButton
                variant="subtle"
                title="End the trial sprint"
                question={`It ends today for both of you. The page stays as it is, and ${partner.username} is notified.`}
                confirmLabel="End Sprint"
                busyLabel="Ending..."
                onConfirm={handleEnd}
              >
                End Sprint
              </ConfirmButton>
            )}
          </div>
        </>
      )}
      {leaveDialog}
      {discard.dialog}
    </>
  );
}
