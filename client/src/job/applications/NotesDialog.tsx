import { Textarea, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormDialog } from "../../components/FormDialog.tsx";
import { dateText } from "../../text/dates.ts";
import { textField } from "../../text/textField.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { type Application, stageLabels } from "./application.ts";

type NotesDialogProps = { application: Application; onClose: () => void };

/** Notes, next date and history of an application. */
export function NotesDialog({ application, onClose }: NotesDialogProps) {
  const { id, job_title: title, moves, saved_at } = application;
  const utils = trpc.useUtils();
  // Opens after mounting, so that Mantine records which element to return the focus to.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  // The version when the dialog opened, so that the server rejects overwriting a newer one.
  const [version] = useState(application.version);
  const [day = "", time = ""] = application.next_at?.split("T") ?? [];
  const [hasDay, setHasDay] = useState(day !== "");
  const save = trpc.job.noteApplication.useMutation({
    onSuccess: () => setOpened(false),
    onSettled: () => void utils.job.applications.invalidate(),
  });
  const submit = (fields: FormData) => {
    const nextAt = ["day", "time"]
      .map((name) => textField(fields, name))
      .filter(Boolean)
      .join("T");
    const [note, nextStep] = [textField(fields, "note"), textField(fields, "step")];
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
      <div style={{ display: "grid", gridTemplateColumns: "3fr 2fr", gap: 12 }}>
        <TextInput
          type="date"
          label="Next date"
          name="day"
          min="2000-01-01"
          max="2100-12-31"
          defaultValue={day}
          onChange={(event) => setHasDay(event.currentTarget.value !== "")}
        />
        <TextInput type="time" label="Time" name="time" disabled={!hasDay} defaultValue={time} />
      </div>
      <TextInput
        label="Next step"
        name="step"
        placeholder="For example: second interview"
        maxLength={200}
        defaultValue={application.next_step}
      />
      <Textarea
        label="Notes"
        name="note"
        description="Only you see them."
        maxLength={4000}
        rows={5}
        defaultValue={application.note}
        data-autofocus
      />
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
