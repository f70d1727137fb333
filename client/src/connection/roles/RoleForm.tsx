import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ActionButton } from "../../components/ActionButton.tsx";
import { Meanwhile } from "../../sprint/Meanwhile.tsx";
import ui from "../../styles/ui.module.css";
import type { RouterOutputs } from "../../trpc.ts";

export type Listed = RouterOutputs["founding"]["list"]["roles"][number];
export type Role = Listed["role"];

const empty: Role = { title: "", description: "", location: "", remote: null, pay: "" };
const maxDescription = 6_000;
const modes = [
  { value: "", label: "Not specified" },
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
  { value: "onsite", label: "On site" },
];

const asText = ({ title, description, location, remote, pay }: Role): string =>
  [title, description, location, remote, pay].filter(Boolean).join("\n");

type RoleFormProps = {
  username: string;
  /** As it is stored now; absent for a new one. */
  stored?: Listed;
  save: string;
  /** Resolves to whether it was saved. */
  onSave: (role: Role, version: number) => Promise<boolean>;
  onClose: () => void;
};

export function RoleForm({ username, stored, save, onSave, onClose }: RoleFormProps) {
  const [role, setRole] = useState(stored?.role ?? empty);
  const [base, setBase] = useState(stored?.version ?? 1);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Role>) => setRole({ ...role, ...change });
  const isNewer = !busy && stored !== undefined && stored.version > base;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy || isNewer) return;
    const isMissing = !role.title.trim() || !role.description.trim();
    setMissing(isMissing);
    if (isMissing) return;
    setBusy(true);
    const saved = await onSave(role, base);
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <form className={`${ui.stack} ${ui.close}`} onSubmit={submit} noValidate>
      {isNewer && (
        <Meanwhile
          username={username}
          theirs={asText(stored.role)}
          onKeep={() => setBase(stored.version)}
          onTake={() => {
            setRole(stored.role);
            setBase(stored.version);
          }}
        />
      )}
      <TextInput
        label="Title"
        placeholder="Founding designer"
        autoFocus
        maxLength={120}
        value={role.title}
        error={missing && !role.title.trim() && "Please give it a title."}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label="What you look for"
        description="What you build, what this person would own, and what you offer. Lines that begin with - become a list."
        autosize
        minRows={6}
        maxRows={20}
        maxLength={maxDescription}
        value={role.description}
        error={missing && !role.description.trim() && "Please describe it."}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <TextInput
        label="Place"
        placeholder="Optional"
        maxLength={120}
        value={role.location}
        onChange={(event) => set({ location: event.currentTarget.value })}
      />
      <NativeSelect
        label="Work mode"
        data={modes}
        value={role.remote ?? ""}
        onChange={(event) => set({ remote: (event.currentTarget.value || null) as Role["remote"] })}
      />
      <TextInput
        label="Pay and equity"
        placeholder="Optional"
        maxLength={120}
        value={role.pay}
        onChange={(event) => set({ pay: event.currentTarget.value })}
      />
      <div className={`${ui.row} ${ui.wrap}`}>
        <ActionButton
          variant="filled"
          busy={busy}
          busyLabel="Saving..."
          refused={isNewer}
          onClick={() => submit()}
        >
          {save}
        </ActionButton>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
