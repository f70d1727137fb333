import { Button, Textarea } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { LengthCounter } from "../components/LengthCounter.tsx";
import { isLongEdit, useDiscardQuestion } from "../components/useDiscardQuestion.tsx";
import { OwnWords } from "./OwnWords.tsx";
import type { EditedTexts, Owner } from "./owner.ts";

type EditableTextProps = {
  name: string;
  field: keyof EditedTexts;
  value: string;
  maxLength: number;
  /** Whether the owner wrote it. */
  own: boolean;
  /** Absent for others. */
  owner: Owner | undefined;
  /** The text in read mode. */
  children: ReactNode;
};

/** A text that its owner can edit in place; edited texts are marked. */
export function EditableText({ own, owner, children, ...text }: EditableTextProps) {
  const { name, field } = text;
  const [editing, setEditing] = useState(owner?.drafts[field] !== undefined);
  const edit = useRef<HTMLButtonElement>(null);

  if (editing && owner)
    return <Editor {...text} owner={owner} origin={edit} onClose={() => setEditing(false)} />;
  return (
    <div className="stack gap-8">
      {children}
      {(own || owner) && (
        <div className="row wrap">
          {own && <OwnWords mine={owner !== undefined} />}
          {owner && (
            <Button
              ref={edit}
              size="xs"
              variant="subtle"
              ml={own ? 0 : -10}
              leftSection={<Icon icon={IconPencil} />}
              onClick={() => setEditing(true)}
            >
              Edit {name}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type EditorProps = Omit<EditableTextProps, "own" | "owner" | "children"> & {
  owner: Owner;
  origin: RefObject<HTMLElement | null>;
  onClose: () => void;
};

function Editor({ name, field, value, maxLength, owner, origin, onClose }: EditorProps) {
  const [text, setText] = useState(owner.drafts[field] ?? value);
  const { length } = text.trim();
  const write = (next: string) => {
    setText(next);
    owner.onDraft({ [field]: next.trim() === value ? undefined : next.trim() });
  };
  const close = () => {
    owner.onDraft({ [field]: undefined });
    onClose();
  };
  const discard = useDiscardQuestion(close, origin);
  const cancel = () => (isLongEdit(text.trim(), value) ? discard.ask() : close());
  const handleSave = async () => {
    if (text.trim() === value || (await owner.onEdit({ [field]: text.trim() }))) close();
  };
  return (
    <div className="stack gap-8">
      <Textarea
        label={`Your ${name}`}
        classNames={{ description: "text-12 tertiary" }}
        description="What you write is marked “in your own words” and does not count in matching."
        autosize
        minRows={2}
        maxRows={14}
        error={length > maxLength}
        value={text}
        data-autofocus
        autoFocus
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          cancel();
        }}
      />
      <LengthCounter name={`The ${name}`} length={length} max={maxLength} />
      <div className="row wrap">
        <ActionButton size="xs" busyLabel="Saving..." refused={length > maxLength} onClick={handleSave}>
          Save {name}
        </ActionButton>
        <Button size="xs" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </div>
      {discard.dialog}
    </div>
  );
}
