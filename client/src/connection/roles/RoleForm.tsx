import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { focusInvalid } from "../../browser/focusInvalid.ts";
import { ActionButton } from "../../components/ActionButton.tsx";
import { useBusy } from "../../components/useBusy.ts";
import { hasLongEdit, useDiscardQuestion } from "../../components/useDiscardQuestion.tsx";
import { useUnsavedChanges } from "../../components/useUnsavedChanges.tsx";
import { EditConflict } from "../../sprint/EditConflict.tsx";
import { textField } from "../../text/textField.ts";
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

const toText = ({ title, description, location, remote, pay }: Role): string =>
  [title, description, location, remote, pay].filter(Boolean).join("\n");

type RoleFormProps = {
  username: string;
  /** The stored role; absent for a new one. */
  stored?: Listed;
  submitLabel: string;
  /** Resolves to whether it was saved. */
  onSave: (role: Role, version: number) => Promise<boolean>;
  onClose: () => void;
  /** The button that opens it, which gets the focus back. */
  origin: RefObject<HTMLElement | null>;
};

export function RoleForm({ username, stored, submitLabel, onSave, onClose, origin }: RoleFormProps) {
  const [initial, setInitial] = useState({ role: stored?.role ?? empty, version: stored?.version ?? 1 });
  const [base, setBase] = useState(initial.version);
  const [missing, setMissing] = useState<string[]>([]);
  const [busy, during] = useBusy();
  const [edited, setEdited] = useState(false);
  const discard = useDiscardQuestion(onClose, origin);
  const leaveDialog = useUnsavedChanges(edited);
  const isNewer = !busy && stored !== undefined && stored.version > base;
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isNewer) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => textField(fields, name);
    const [title, description] = [text("title"), text("description")];
    flushSync(() => setMissing([...(title ? [] : ["title"]), ...(description ? [] : ["description"])]));
    if (focusInvalid(form)) return;
    const remote = (text("remote") || null) as Role["remote"];
    const role = { title, description, location: text("location"), remote, pay: text("pay") };
    await during(onSave(role, base).then((saved) => saved && onClose()));
  };
  return (
    // Remounts the uncontrolled fields when the other version is taken.
    <form
      key={initial.version}
      className="stack gap-12"
      onSubmit={handleSubmit}
      onChange={({ currentTarget }) => setEdited(hasLongEdit(currentTarget))}
      noValidate
    >
      {isNewer && (
        <EditConflict
          username={username}
          theirs={toText(stored.role)}
          onKeep={() => setBase(stored.version)}
          onTake={() => {
            setInitial(stored);
            setBase(stored.version);
            setEdited(false);
          }}
        />
      )}
      <TextInput
        label="Title"
        name="title"
        placeholder="Founding designer"
        autoFocus
        maxLength={120}
        defaultValue={initial.role.title}
        error={missing.includes("title") && "Please give it a title."}
      />
      <Textarea
        label="Who you are looking for"
        name="description"
        description="What you build, what this person would own, and what you offer. Start lines with - to make a list."
        autosize
        minRows={6}
        maxRows={20}
        maxLength={maxDescription}
        defaultValue={initial.role.description}
        error={missing.includes("description") && "Please describe it."}
      />
      <TextInput
        label="Place"
        name="location"
        placeholder="Optional"
        maxLength={120}
        defaultValue={initial.role.location}
      />
      <NativeSelect label="Work mode" name="remote" data={modes} defaultValue={initial.role.remote ?? ""} />
      <TextInput
        label="Pay and equity"
        name="pay"
        placeholder="Optional"
        maxLength={120}
        defaultValue={initial.role.pay}
      />
      <div className="row wrap">
        <ActionButton type="submit" variant="filled" busy={busy} busyLabel="Saving..." refused={isNewer}>
          {submitLabel}
        </ActionButton>
        <Button variant="subtle" onClick={() => (edited ? discard.ask() : onClose())}>
          Cancel
        </Button>
      </div>
      {discard.dialog}
      {leaveDialog}
    </form>
  );
}
