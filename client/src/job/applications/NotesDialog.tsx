import { maxNoteLength } from "@career-hub/server/job/enums.ts";
import { useEffect, useState } from "react";
import { FormDialog } from "../../components/FormDialog.tsx";
import { tooLongText } from "../../components/LengthCounter.tsx";
import { notifyError, notifySuccess } from "../../components/Notifications.tsx";
import { EditConflict } from "../../sprint/EditConflict.tsx";
import { dateText } from "../../text/dates.ts";
import { textField } from "../../text/textField.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { type Application, plannedText, stageLabels } from "./application.ts";
import { NotesFields } from "./NotesFields.tsx";

const notesText = ({ next_at, next_step, note }: Application): string =>
  [next_at && plannedText(next_at), next_step, note].filter(Boolean).join("\n") || "No notes";

type NotesDialogProps = { application: Application; onClose: () => void };

export function NotesDialog({ application, onClose }: NotesDialogProps) {
  const { id, job_title: title, moves, saved_at } = application;
  const utils = trpc.useUtils();
  // Opens after mounting, so that Mantine records which element to return the focus to.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  // What is edited, and its version, so that the server rejects overwriting a newer one.
  const [base, setBase] = useState(application);
  const [version, setVersion] = useState(application.version);
  const save = trpc.job.noteApplication.useMutation({
    onSuccess: () => {
      setOpened(false);
      notifySuccess("Your notes are saved.");
    },
    onSettled: () => void utils.job.applications.invalidate(),
  });
  const isNewer = opened && application.version > version && !save.isPending;
  const resolve = () => {
    save.reset();
    setVersion(application.version);
  };
  const submit = (fields: FormData) => {
    const nextAt = ["day", "time"]
      .map((name) => textField(fields, name))
      .filter(Boolean)
      .join("T");
    const [note, nextStep] = [textField(fields, "note"), textField(fields, "step")];
    if (note.length > maxNoteLength) return notifyError(tooLongText("The note", note.length, maxNoteLength));
    save.mutate({ id, version, note, nextStep, nextAt: nextAt || null });
  };
  return (
    <FormDialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClose}
      title={title}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      error={save.isError && errorMessage(save.error, "The notes could not be saved. Please try again.")}
      onSubmit={submit}
    >
      {isNewer && (
        <EditConflict
          theirs={notesText(application)}
          onKeep={resolve}
          onTake={() => {
            resolve();
            setBase(application);
          }}
        />
      )}
      <NotesFields key={base.version} application={base} />
      <div>
        <p className="label">History</p>
        <ol className="text-13 secondary stack gap-4">
          <li>Saved {dateText(saved_at)}</li>
          {moves.map((move) => (
            <li key={move.id}>
              {stageLabels[move.stage]} {dateText(move.at)}
            </li>
          ))}
        </ol>
      </div>
    </FormDialog>
  );
}
