import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ActionButton } from "../../components/ActionButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import ui from "../../styles/ui.module.css";
import { sentenceOf, trpc } from "../../trpc.ts";
import classes from "./account.module.css";

type NewTokenDialogProps = {
  opened: boolean;
  onClose: () => void;
  onMade: (made: { id: string; token: string }) => void;
};

const accesses = [
  { value: "read", label: "Read only" },
  { value: "write", label: "Read and write" },
] as const;

export function NewTokenDialog({ opened, onClose, onMade }: NewTokenDialogProps) {
  const { user } = trpc.useUtils();
  const [name, setName] = useState("");
  const [access, setAccess] = useState<"read" | "write">("read");
  const [missing, setMissing] = useState(false);
  const make = trpc.user.createToken.useMutation({
    onSuccess: (made) => {
      onClose();
      setName("");
      onMade(made);
      void user.tokens.invalidate();
      void user.securityEvents.invalidate();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (make.isPending) return;
    setMissing(!name.trim());
    if (name.trim()) make.mutate({ name, access });
  };
  return (
    <Modal opened={opened} onClose={onClose} withCloseButton={false}>
      <Modal.Title>New API token</Modal.Title>
      <form className={ui.stack} onSubmit={submit} noValidate>
        <TextInput
          label="Name"
          description="What you will use it for"
          value={name}
          maxLength={60}
          data-autofocus
          error={missing && "Please give the token a name."}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className={`${ui.stack} ${ui.tight} ${classes.choice}`}>
          <legend className={ui.label}>Access</legend>
          {accesses.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="access"
                value={value}
                checked={access === value}
                onChange={() => setAccess(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {make.isError && (
          <Notice tone="error">{sentenceOf(make.error, "The token could not be created.")}</Notice>
        )}
        <div className={ui.ends}>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton type="submit" variant="filled" busy={make.isPending} busyLabel="Creating...">
            Create token
          </ActionButton>
        </div>
      </form>
    </Modal>
  );
}
