import { Button, VisuallyHidden } from "@mantine/core";
import { type DragEvent, type ReactNode, useState } from "react";
import { Count } from "../../components/Count.tsx";
import { RetryBoundary } from "../../components/RetryBoundary.tsx";
import classes from "./ApplicationBoard.module.css";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { type Application, type Stage, stageLabels, stages } from "./application.ts";
import { NotesDialog } from "./NotesDialog.tsx";
import { useMoves } from "./useApplications.ts";

/** Cards of a column before "Show more"; ten of the closed ones, which are finished. */
const shownOf = (stage: Stage) => (stage === "closed" ? 10 : 20);

type ColumnProps = {
  stage: Stage;
  applications: Application[];
  /** Id of the application that was moved last, which is shown wherever it is sorted. */
  movedId: string | undefined;
  children: (application: Application) => ReactNode;
};

function Column(props: ColumnProps & { onDrop: (id: string) => void }) {
  const { stage, applications, movedId, onDrop, children } = props;
  const [over, setOver] = useState(false);
  const [all, setAll] = useState(false);
  const visible = applications.filter(({ id }, index) => all || index < shownOf(stage) || id === movedId);
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.getData("text/plain"));
    },
  };
  return (
    <section
      id={stage}
      aria-labelledby={`${stage}-title`}
      className={`stack gap-8 ${classes.column}`}
      data-over={over || undefined}
      {...drag}
    >
      <header className="row">
        <h2 id={`${stage}-title`} tabIndex={-1} className="title-14">
          {stageLabels[stage]}
        </h2>
        <Count of={applications.length} />
      </header>
      {applications.length === 0 ? (
        <p className={`text-13 tertiary pad-16 ${classes.empty}`}>Nothing here yet</p>
      ) : (
        <ul className="stack gap-8">{visible.map(children)}</ul>
      )}
      {visible.length < applications.length && (
        <Button size="xs" variant="subtle" onClick={() => setAll(true)}>
          Show {applications.length - visible.length} more
        </Button>
      )}
    </section>
  );
}

type BoardProps = {
  applications: Application[];
  percentOf: (id: string) => number | null | undefined;
};

/** A kanban board with a column for each stage. Cards move by drag and drop or by a menu, with Undo. */
export function ApplicationBoard({ applications, percentOf }: BoardProps) {
  const { moved, move, undo } = useMoves();
  const [edited, setEdited] = useState<string | null>(null);
  const inStage = (stage: Stage) => applications.filter((application) => application.stage === stage);
  const find = (id: string) => applications.find((application) => application.id === id);
  const last = moved && find(moved.id);
  const open = edited === null ? undefined : find(edited);
  return (
    <>
      <VisuallyHidden role="status">
        {last && `${last.job_title} is now in ${stageLabels[last.stage]}.`}
      </VisuallyHidden>
      <nav aria-label="Stages" className={classes.jumps} data-screen-only>
        {stages.map((stage) => (
          <a key={stage} href={`#${stage}`}>
            {stageLabels[stage]} <Count of={inStage(stage).length} />
          </a>
        ))}
      </nav>
      <div className={`gap-12 ${classes.board}`}>
        {stages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            applications={inStage(stage)}
            movedId={moved?.id}
            onDrop={(id) => {
              const application = find(id);
              if (application) move(application, stage);
            }}
          >
            {(application) => (
              <RetryBoundary key={application.id} resetKey={application}>
                <ApplicationCard
                  application={application}
                  percent={percentOf(application.id)}
                  moved={moved?.id === application.id ? moved : null}
                  onMove={(to) => move(application, to)}
                  onUndo={() => undo(application)}
                  onEdit={() => setEdited(application.id)}
                />
              </RetryBoundary>
            )}
          </Column>
        ))}
      </div>
      {open && <NotesDialog key={open.id} application={open} onClose={() => setEdited(null)} />}
    </>
  );
}
