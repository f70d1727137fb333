import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ActionButton } from "../components/ActionButton.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { daysOf, firstDayError, today } from "./days.ts";
import { HowItWent } from "./HowItWent.tsx";
import { Markdown } from "./Markdown.tsx";
import { SprintPage } from "./SprintPage.tsx";

type Listed = RouterOutputs["sprint"]["list"];

type StartSprintProps = { connectionId: string; template: string; isFirst: boolean };

function StartSprint({ connectionId, template, isFirst }: StartSprintProps) {
  const utils = trpc.useUtils();
  const start = trpc.sprint.start.useMutation();
  const [startsOn, setStartsOn] = useState(today());
  const [error, setError] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const handleStart = () => {
    const wrong = firstDayError(startsOn);
    flushSync(() => setError(wrong));
    if (wrong) return field.current?.focus();
    return runWithNotification(
      () => start.mutateAsync({ connectionId, startsOn, page: template }),
      "The trial sprint could not be started.",
      () => utils.sprint.list.invalidate({ connectionId }),
    );
  };
  return (
    <div className="row wrap gap-12" style={{ alignItems: "flex-end" }}>
      <TextInput
        ref={field}
        type="date"
        label="First day"
        value={startsOn}
        min={today()}
        error={error}
        // Above the field, so that the button stays beside it.
        inputWrapperOrder={["label", "error", "input"]}
        onChange={(event) => setStartsOn(event.currentTarget.value)}
      />
      <ActionButton busyLabel="Starting..." refused={!startsOn} onClick={handleStart}>
        {isFirst ? "Start Trial Sprint" : "Start Another Sprint"}
      </ActionButton>
    </div>
  );
}

export function SprintSection({ connectionId, listed }: { connectionId: string; listed: Listed }) {
  const { partner, template, sprints } = listed;
  const [latest, ...earlier] = sprints;
  return (
    <section className="card pad stack" aria-labelledby="sprint">
      <h2 id="sprint">Trial sprint</h2>
      {!latest && (
        <p className="secondary">
          Two weeks of work on one small goal tell you more than any score. Write one page together: the goal,
          who does what, who decides and when to stop. The sprint ends automatically after 14 days.
        </p>
      )}
      {latest && <SprintPage key={latest.id} {...{ connectionId, partner }} sprint={latest} />}
      {latest?.isOver && (
        <HowItWent key={`${latest.id}-went`} {...{ connectionId, partner }} sprint={latest} />
      )}
      {(!latest || latest.isOver) && <StartSprint {...{ connectionId, template }} isFirst={!latest} />}
      {earlier.length > 0 && (
        <>
          <h3>Earlier sprints</h3>
          <ul className="stack gap-8">
            {earlier.map((sprint) => (
              <li key={sprint.id}>
                <Disclosure label={daysOf(sprint)}>
                  <Markdown text={sprint.page} />
                </Disclosure>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
