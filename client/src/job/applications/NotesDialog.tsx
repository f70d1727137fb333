import { Button, Modal, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { ActionButton } from "../../components/ActionButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import ui from "../../styles/ui.module.css";
import { dateText } from "../../text/dates.ts";
import { sentenceOf, trpc } from "../../trpc.ts";
import { type Application, stageLabels } from "./application.ts";
import classes from "./NotesDialog.module.css";

type NotesDialogProps = { application: Application; onClose: () => void };

/** Notes, the next date and the history of one application. */
export function NotesDialog({ application, onClose }: NotesDialogProps) {
  const { id, job_title: title, moves, saved_at } = application;
  const utils = trpc.useUtils();
  // Closed for a moment at first, so that what has the focus by then gets it back.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  // What was there when it was opened: a change made elsewhere meanwhile is not written over.
  const [version] = useState(application.version);
  const [note, setNote] = useState(application.note);
  const [step, setStep] = useState(application.next_step);
  const [day, setDay] = useState(application.next_at?.slice(0, 10) ?? "");
  const [time, setTime] = useState(application.next_at?.slice(11) ?? "");
  const save = trpc.job.noteApplication.useMutation({
    onSuccess: () => {
      setOpened(false);
      void utils.job.applications.invalidate();
    },
    onError: () => void utils.job.applications.invalidate(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const nextAt = day ? (time ? `${day}T${time}` : day) : null;
    save.mutate({ id, version, note, nextStep: step, nextAt });
  };
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={onClose}
      withCloseButton={false}
    >
      <Modal.Title>{title}</Modal.Title>
      <form className={`${ui.stack} ${classes.form}`} onSubmit={submit}>
        <div className={classes.when}>
          <TextInput
            type="date"
            label="Next date"
            min="2000-01-01"
            max="2100-12-31"
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <TextInput
            type="time"
            label="Time"
            disabled={!day}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
        <TextInput
          label="What happens then"
          placeholder="Second interview, answer expected"
          maxLength={200}
          value={step}
          onChange={(event) => setStep(event.currentTarget.value)}
        />
        <Textarea
          label="Notes"
          description="Only you see them."
          maxLength={4000}
          rows={5}
          value={note}
          data-autofocus
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div>
          <p className={ui.label}>History</p>
          <ol className={`${ui.s13} ${ui.secondary} ${classes.history}`}>
            <li>Saved {dateText(saved_at)}</li>
            {moves.map((move) => (
              <li key={move.id}>
                {stageLabels[move.stage]} {dateText(move.at)}
              </li>
            ))}
          </ol>
        </div>
        {save.isError && (
          <Notice tone="error">
            {sentenceOf(save.error, "The notes could not be saved. Please try again.")}
          </Notice>
        )}
        <div className={ui.ends}>
          <Button onClick={() => setOpened(false)}>Cancel</Button>
          <ActionButton type="submit" variant="filled" busy={save.isPending} busyLabel="Saving...">
            Save
          </ActionButton>
        </div>
      </form>
    </Modal>
  );
}
