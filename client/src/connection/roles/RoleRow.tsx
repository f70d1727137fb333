import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { ActionButton } from "../../components/ActionButton.tsx";
import { Badge } from "../../components/Badge.tsx";
import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { LinkButton } from "../../components/LinkButton.tsx";
import { useFocusTitleOnUnmount } from "../../components/Section.tsx";
import { DescriptionText } from "../../job/Description.tsx";
import { markupOf } from "../../job/description.ts";
import { remoteLabel } from "../../job/labels.ts";
import { type Listed, RoleForm } from "./RoleForm.tsx";
import type { useRoles } from "./useRoles.ts";

type RoleRowProps = { listed: Listed; username: string; actions: ReturnType<typeof useRoles> };

export function RoleRow({ listed, username, actions }: RoleRowProps) {
  const { id, role, version, proposedByMe, isConfirmed, jobId } = listed;
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  useFocusTitleOnUnmount(row);
  const facts = [role.location, role.remote && remoteLabel(role.remote), role.pay]
    .filter(Boolean)
    .join(" · ");
  if (editing)
    return (
      <article className="stack gap-8 part" aria-label={role.title}>
        <RoleForm
          username={username}
          stored={listed}
          submitLabel={isConfirmed ? "Save" : `Propose to ${username}`}
          onSave={(changed, base) => actions.save(id, base, changed)}
          onClose={() => setEditing(false)}
          origin={edit}
        />
      </article>
    );
  return (
    <article ref={row} className="stack gap-8 part" aria-label={role.title}>
      <div className="apart">
        <h3>{role.title}</h3>
        <Badge tone={isConfirmed ? "ok" : "warn"}>
          {isConfirmed ? "On the job board" : proposedByMe ? `Waiting for ${username}` : "Waiting for you"}
        </Badge>
      </div>
      {facts && <p className="text-13 secondary">{facts}</p>}
      <DescriptionText html={markupOf(role.description)} title={role.title} />
      <div className="row wrap">
        {!isConfirmed && !proposedByMe && (
          <ActionButton
            size="xs"
            variant="filled"
            busyLabel="Agreeing..."
            onClick={() => actions.confirm(id, version)}
          >
            Agree and Post
          </ActionButton>
        )}
        {jobId && (
          <LinkButton size="xs" href={`/jobs/${jobId}`}>
            View on the Board
          </LinkButton>
        )}
        <Button ref={edit} size="xs" variant="subtle" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <ConfirmButton
          size="xs"
          variant="subtle"
          title="Remove this opening"
          question={
            isConfirmed
              ? `“${role.title}” is removed from the job board, and ${username} is notified.`
              : `“${role.title}” is withdrawn, and ${username} is notified.`
          }
          confirmLabel="Remove"
          busyLabel="Removing..."
          onConfirm={() => actions.remove(id)}
        >
          Remove
        </ConfirmButton>
      </div>
    </article>
  );
}
