import { levels } from "@career-hub/server/cv/schema.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Dossier, DossierPart } from "../components/Dossier.tsx";
import { notifySuccess } from "../components/Notify.tsx";
import { levelWord } from "../job/words.ts";
import ui from "../ui.module.css";
import classes from "./Corrections.module.css";
import type { ReadCv } from "./contract.ts";
import { spanOf } from "./readingWords.ts";
import { SkillsInput } from "./SkillsInput.tsx";
import { useCorrect } from "./useCv.ts";

type CorrectionsProps = {
  reading: NonNullable<ReadCv["reading"]>;
  /** What was read before it was corrected, when it was. */
  asRead: ReadCv["asRead"];
  onDone: () => void;
};

const field = { label: classes.label ?? "", input: classes.input ?? "", error: ui.s13 ?? "" };
const same = (a: string[], b: string[]) => a.length === b.length && a.every((one, index) => one === b[index]);

/** Skills, titles and level as the person says they are. They stay until the next upload. */
export function Corrections({ reading, asRead, onDone }: CorrectionsProps) {
  const read = reading.experience.map((job) => job.title);
  const [skills, setSkills] = useState(reading.skills);
  const [titles, setTitles] = useState(read);
  const [level, setLevel] = useState<string>(reading.level ?? "");
  const [checked, setChecked] = useState(false);
  const correct = useCorrect();
  const changedTitles = !same(titles, read);
  const missing = changedTitles && titles.some((title) => title.trim() === "");

  const send = async (input: Parameters<typeof correct.mutateAsync>[0]) => {
    try {
      await correct.mutateAsync(input);
      notifySuccess("Your corrections are saved.");
      onDone();
    } catch {
      // Said already; what was typed stays.
    }
  };
  const save = () => {
    setChecked(true);
    if (missing) return;
    const chosen = levels.find((one) => one === level);
    const input = {
      ...(!same(skills, reading.skills) && { skills }),
      ...(changedTitles && { titles: titles.map((title) => title.trim()) }),
      ...(chosen && chosen !== reading.level && { level: chosen }),
    };
    return Object.keys(input).length > 0 ? send(input) : onDone();
  };
  const restore = () =>
    asRead &&
    send({
      skills: asRead.skills,
      ...(asRead.titles.every(Boolean) && asRead.titles.length > 0 && { titles: asRead.titles }),
      ...(asRead.level && { level: asRead.level }),
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Dossier label="Correct what was read">
        {titles.length > 0 && (
          <DossierPart title="Titles">
            <div className={classes.titles}>
              {reading.experience.map((job, index) => (
                <TextInput
                  // biome-ignore lint/suspicious/noArrayIndexKey: one list, in the order of the CV
                  key={index}
                  classNames={field}
                  label={[job.company, spanOf(job)].filter(Boolean).join(", ")}
                  maxLength={120}
                  value={titles[index] ?? ""}
                  error={
                    checked && missing && !titles[index]?.trim() ? "Please give this position a title." : null
                  }
                  onChange={(event) => setTitles(titles.with(index, event.currentTarget.value))}
                />
              ))}
            </div>
          </DossierPart>
        )}
        <DossierPart title="Level">
          <NativeSelect
            classNames={{ ...field, root: classes.level ?? "" }}
            aria-label="Level"
            value={level}
            onChange={(event) => setLevel(event.currentTarget.value)}
            data={[
              ...(reading.level ? [] : [{ value: "", label: "Not recognised" }]),
              ...levels.map((one) => ({ value: one, label: levelWord(one) })),
            ]}
          />
        </DossierPart>
        <DossierPart title="Skills">
          <SkillsInput skills={skills} onChange={setSkills} />
        </DossierPart>
        <div className={classes.actions}>
          <ActionButton type="submit" busy={correct.isPending} busyLabel="Saving...">
            Save Corrections
          </ActionButton>
          <Button variant="subtle" onClick={onDone}>
            Cancel
          </Button>
          {asRead && (
            <Button variant="subtle" onClick={restore} className={classes.restore}>
              Restore what was read
            </Button>
          )}
        </div>
      </Dossier>
    </form>
  );
}
