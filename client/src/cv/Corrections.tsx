import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Dossier, DossierPart } from "../components/Dossier.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { levelLabel, levels } from "../job/labels.ts";
import { trpc } from "../trpc.ts";
import classes from "./Corrections.module.css";
import type { ReadCv } from "./contract.ts";
import { spanOf } from "./readingWords.ts";
import { SkillsInput, withTyped } from "./SkillsInput.tsx";

type CorrectionsProps = {
  reading: NonNullable<ReadCv["reading"]>;
  updatedAt: string | undefined;
  corrected: boolean;
  onDone: () => void;
};

const isEqual = (a: string[], b: string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** A form to correct skills, titles and level; the corrections stay until the next upload. */
export function Corrections({ reading, updatedAt, corrected, onDone }: CorrectionsProps) {
  const parsedTitles = reading.experience.map((job) => job.title);
  const [skills, setSkills] = useState(reading.skills);
  const [typed, setTyped] = useState("");
  const [titles, setTitles] = useState(parsedTitles);
  const [level, setLevel] = useState<string>(reading.level ?? "");
  // The version when the form opened, so that the server rejects corrections of a replaced CV.
  const [shown] = useState(updatedAt);
  const utils = trpc.useUtils();
  // Also ranks visible matches again, and shows a CV that replaced this one.
  const correct = trpc.cv.correct.useMutation({ onSettled: () => utils.cv.invalidate() });

  const send = async (input: Parameters<typeof correct.mutateAsync>[0], message: string) => {
    const isSaved = await runWithNotification(async () => {
      await correct.mutateAsync({ updatedAt: shown, ...input });
      return { message };
    }, "Your corrections could not be saved. Please try again.");
    if (isSaved) onDone();
  };
  const chosen = levels.find((item) => item === level);
  const allSkills = typed.trim() ? withTyped(skills, typed) : skills;
  const changes = {
    ...(!isEqual(allSkills, reading.skills) && { skills: allSkills }),
    ...(!isEqual(titles, parsedTitles) && { titles }),
    ...(chosen && chosen !== reading.level && { level: chosen }),
  };
  const isChanged = Object.keys(changes).length > 0;
  const leaveDialog = useUnsavedChanges(isChanged);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void (isChanged ? send(changes, "Your corrections are saved.") : onDone());
      }}
    >
      {leaveDialog}
      <Dossier label="Correct what we read">
        {titles.length > 0 && (
          <DossierPart title="Titles">
            <div className="stack gap-12 align-label">
              {reading.experience.map((job, index) => (
                <TextInput
                  // biome-ignore lint/suspicious/noArrayIndexKey: one list, in the order of the CV
                  key={index}
                  label={[job.company, spanOf(job)].filter(Boolean).join(", ")}
                  maxLength={120}
                  placeholder="No title found"
                  value={titles[index] ?? ""}
                  onChange={(event) => setTitles(titles.with(index, event.currentTarget.value))}
                />
              ))}
            </div>
          </DossierPart>
        )}
        <DossierPart title="Level">
          <NativeSelect
            maw={240}
            aria-label="Level"
            value={level}
            onChange={(event) => setLevel(event.currentTarget.value)}
            data={[
              ...(reading.level ? [] : [{ value: "", label: "Not recognised" }]),
              ...levels.map((item) => ({ value: item, label: levelLabel(item) })),
            ]}
          />
        </DossierPart>
        <DossierPart title="Skills">
          <SkillsInput skills={skills} onChange={setSkills} typed={typed} onTyped={setTyped} />
        </DossierPart>
        <div className={`row wrap ${classes.actions}`}>
          <ActionButton type="submit" busy={correct.isPending} busyLabel="Saving...">
            Save Corrections
          </ActionButton>
          <Button variant="subtle" onClick={onDone}>
            Cancel
          </Button>
          {corrected && (
            <Button
              variant="subtle"
              onClick={() =>
                send({ skills: null, titles: null, level: null }, "Your corrections were undone.")
              }
              className="end"
            >
              Restore what we read
            </Button>
          )}
        </div>
      </Dossier>
    </form>
  );
}
