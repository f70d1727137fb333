import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Application } from "./application.ts";

/** The fields of the notes dialog. */
export function NotesFields({ application }: { application: Application }) {
  const [day = "", time = ""] = application.next_at?.split("T") ?? [];
  const [hasDay, setHasDay] = useState(day !== "");
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
        maxLength={4000}
        rows={5}
        defaultValue={application.note}
        data-autofocus
      />
    </>
  );
}
