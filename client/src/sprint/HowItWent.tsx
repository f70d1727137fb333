import { maxNote } from "@career-hub/server/sprint/enums.ts";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { Segments } from "../profile/wishes/Segments.tsx";
import { trpc } from "../trpc.ts";
import type { Partner, Sprint } from "./SprintPage.tsx";

type Verdict = NonNullable<Sprint["mine"]>["verdict"];
const verdicts: Record<Verdict, string> = {
  goOn: "Keep working together",
  unsure: "Not sure yet",
  stop: "Stop here",
};

type HowItWentProps = { connectionId: string; sprint: Sprint; partner: Partner };

export function HowItWent({ connectionId, sprint, partner }: HowItWentProps) {
  const utils = trpc.useUtils();
  const answer = trpc.sprint.answer.useMutation();
  const [verdict, setVerdict] = useState<Verdict | null>(sprint.mine?.verdict ?? null);
  const [note, setNote] = useState(sprint.mine?.note ?? "");
  const isSaved = verdict === (sprint.mine?.verdict ?? null) && note.trim() === (sprint.mine?.note ?? "");
  const leaveDialog = useUnsavedChanges(!isSaved);
  const handleSave = async () => {
    if (!verdict) return;
    await runWithNotification(async () => {
      const result = await answer.mutateAsync({ id: sprint.id, verdict, note });
      await utils.sprint.list.invalidate({ connectionId });
      return result;
    }, "Your answer could not be saved.");
  };
  return (
    <section className="stack gap-12 part" aria-labelledby={`went-${sprint.id}`}>
      <h3 id={`went-${sprint.id}`}>How did it go?</h3>
      <p className="text-13 secondary">
        Answering is optional. Only the two of you can read the answers, and each of you sees the other's
        after giving your own.
      </p>
      {sprint.theirs && (
        <p>
          {partner.username}: <b>{verdicts[sprint.theirs.verdict]}</b>
          {sprint.theirs.note && `. ${sprint.theirs.note}`}
        </p>
      )}
      <div className="max-480">
        <Segments
          label="How did it go?"
          options={Object.entries(verdicts) as [Verdict, string][]}
          value={verdict}
          onChange={setVerdict}
        />
      </div>
      <Textarea
        label="In your own words"
        placeholder="Optional"
        autosize
        minRows={2}
        maxLength={maxNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row wrap">
        <ActionButton busyLabel="Saving..." refused={!verdict || isSaved} onClick={handleSave}>
          Save Answer
        </ActionButton>
      </div>
      {leaveDialog}
    </section>
  );
}
