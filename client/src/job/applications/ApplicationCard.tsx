import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import {
  IconBookmark,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconCircleMinus,
  IconClock,
  IconPencil,
} from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { Badge } from "../../components/Badge.tsx";
import { Icon } from "../../components/Icon.tsx";
import { MenuButton } from "../../components/MenuButton.tsx";
import { Steps } from "../../components/Score.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { dateText, localMinute } from "../../text/dates.ts";
import { strengthOfPercent } from "../../text/strength.ts";
import { placeLabel, remoteLabel } from "../labels.ts";
import classes from "./ApplicationCard.module.css";
import { type Application, isPast, plannedText, type Stage, stageLabels, stages } from "./application.ts";
import type { Moved } from "./useApplications.ts";

const stageIcons = {
  saved: IconBookmark,
  applied: IconClock,
  interview: IconClock,
  offer: IconClock,
  closed: IconCircleMinus,
};

/** The next date, or since when the application is in its stage. */
function DateLine({ of: { stage, next_at, next_step, moves, saved_at } }: { of: Application }) {
  const past = next_at !== null && isPast(next_at, localMinute());
  const since = dateText(moves.at(-1)?.at ?? saved_at);
  return (
    <p
      className={`icon-line secondary ${classes.date}`}
      data-next={next_at ? (past ? "past" : "ahead") : undefined}
    >
      <Icon icon={past ? IconClock : next_at ? IconCalendar : stageIcons[stage]} />
      <span>
        {next_at
          ? `${past ? "Was due " : ""}${plannedText(next_at)}`
          : `${stageLabels[stage]} ${stage === "interview" || stage === "offer" ? "since " : ""}${since}`}
        {next_step && <span className={`secondary ${classes.step}`}>{next_step}</span>}
      </span>
    </p>
  );
}

function Match({ percent }: { percent: number }) {
  return (
    <p className={`tertiary ${classes.match}`}>
      <Steps strength={strengthOfPercent(percent)} />
      <b className="figures">{percent}%</b> match
    </p>
  );
}

type ApplicationCardProps = {
  application: Application;
  /** Whole percent; null while computing, undefined without a score. */
  percent: number | null | undefined;
  /** Set for the card that was moved last. */
  moved: Moved | null;
  onMove: (to: Stage) => void;
  onUndo: () => void;
  onEdit: () => void;
};

export function ApplicationCard(props: ApplicationCardProps) {
  const { application, percent, moved, onMove, onUndo, onEdit } = props;
  const { id, job_title: title, company_name: company, location, remote, salary } = application;
  const place = placeLabel(location, remote) || (remote ? remoteLabel(remote) : "");
  const menu = useRef<HTMLButtonElement>(null);
  const isMoved = moved !== null;
  // Moving mounts the card in another column: restores the focus.
  useEffect(() => {
    if (isMoved) menu.current?.focus({ preventScroll: true });
  }, [isMoved]);
  return (
    <li
      className={`card stack gap-8 ${classes.card}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", id);
        event.dataTransfer.effectAllowed = "move";
      }}
    >
      <h3 className="name">
        <Link className="quiet-link" href={`/jobs/${id}`} draggable={false}>
          {title}
        </Link>
      </h3>
      {(company || place) && <p className="secondary">{[company, place].filter(Boolean).join(", ")}</p>}
      {salary && <p>{salary}</p>}
      {percent === null && <Skeleton width={92} height={18} />}
      {typeof percent === "number" && <Match percent={percent} />}
      <DateLine of={application} />
      {application.closed_at && (
        <p>
          <Badge tone="warn">No longer advertised</Badge>
        </p>
      )}
      {application.note && (
        <p className={`secondary ${classes.note}`} dir="auto">
          {application.note}
        </p>
      )}
      <footer className="row gap-4 line-above">
        {/* An alternative to dragging for keyboard and touch users. */}
        <MenuButton
          ref={menu}
          position="bottom-start"
          width={180}
          items={stages.map((stage) => ({
            name: stageLabels[stage],
            disabled: stage === application.stage,
            mark: stage === application.stage && <Icon icon={IconCheck} />,
            onClick: () => onMove(stage),
          }))}
        >
          <Button size="xs" variant="subtle" rightSection={<Icon icon={IconChevronDown} />}>
            Move
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </MenuButton>
        {moved && (
          <Button size="xs" variant="subtle" disabled={moved.moveId === null} onClick={onUndo}>
            Undo
          </Button>
        )}
        <ActionIcon m="0 -8px 0 auto" aria-label={`Edit notes and dates for ${title}`} onClick={onEdit}>
          <Icon icon={IconPencil} />
        </ActionIcon>
      </footer>
    </li>
  );
}
