import { maxNoteLength } from "@career-hub/server/job/enums.ts";
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { LengthCounter } from "../../components/LengthCounter.tsx";
import type { Application } from "./application.ts";

export function NotesFields({ application }: { application: Application }) {
  const [day = "", time = ""] = application.next_at?.split("T") ?? [];
  const [hasDay, setHasDay] = useState(day !== "");
  const [length, setLength] = useState(application.note.length);
  return (
    <>
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
        aria-invalid={length > maxNoteLength}
        rows={5}
        defaultValue={application.note}
        onChange={(event) => setLength(event.currentTarget.value.trim().length)}
        data-autofocus
      />
      <LengthCounter name="The note" length={length} max={maxNoteLength} />
    </>
  );
}
