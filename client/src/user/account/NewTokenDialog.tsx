import { TextInput } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "../../components/FormDialog.tsx";
import { tooLongText } from "../../components/LengthCounter.tsx";
import { textField } from "../../text/textField.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import classes from "./account.module.css";

type NewTokenDialogProps = {
  opened: boolean;
  onClose: () => void;
  onMade: (made: { id: string; token: string }) => void;
};

const maxName = 60;
const accesses = [
  { value: "read", label: "Read only" },
  { value: "write", label: "Read and write" },
] as const;

export function NewTokenDialog({ opened, onClose, onMade }: NewTokenDialogProps) {
  const { user } = trpc.useUtils();
  const [nameError, setNameError] = useState("");
  const make = trpc.user.createToken.useMutation({
    onSuccess: (made) => {
      onClose();
      onMade(made);
      void user.tokens.invalidate();
      void user.securityEvents.invalidate();
    },
  });
  const submit = (fields: FormData) => {
    const name = textField(fields, "name");
    const missing = name ? "" : "Please give the token a name.";
    const error = name.length > maxName ? tooLongText("The name", name.length, maxName) : missing;
    setNameError(error);
    if (!error) make.mutate({ name, access: fields.get("access") === "write" ? "write" : "read" });
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="New API token"
      submitLabel="Create token"
      busyLabel="Creating..."
      busy={make.isPending}
      error={make.isError && errorMessage(make.error, "The token could not be created.")}
      onSubmit={submit}
    >
      <TextInput
        label="Name"
        name="name"
        description="What you will use it for"
        data-autofocus
        error={nameError}
      />
      <fieldset className={`stack gap-8 ${classes.choice}`}>
        <legend className="label">Access</legend>
        {accesses.map(({ value, label }) => (
          <label key={value} className="row">
            <input type="radio" name="access" value={value} defaultChecked={value === "read"} />
            {label}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
