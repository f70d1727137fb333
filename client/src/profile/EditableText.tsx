import { Button, Textarea } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { OwnWords } from "./OwnWords.tsx";

type EditableTextProps = {
  /** "headline" or "summary". */
  name: string;
  value: string;
  maxLength: number;
  /** Whether the owner wrote it. */
  own: boolean;
  /** Absent for others. Resolves to whether the text was saved. */
  onSave: ((text: string) => Promise<boolean>) | undefined;
  /** The text in read mode. */
  children: ReactNode;
};

/** A text that its owner can edit in place; edited texts are marked. */
export function EditableText({ name, value, maxLength, own, onSave, children }: EditableTextProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    if (!editing) button.current?.focus();
  }, [editing]);

  if (editing && onSave)
    return <Editor {...{ name, value, maxLength, onSave }} onClose={() => setEditing(false)} />;
  return (
    <div className="stack gap-8">
      {children}
      {(own || onSave) && (
        <div className="row wrap">
          {own && <OwnWords mine={onSave !== undefined} />}
          {onSave && (
            <Button
              ref={button}
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

type EditorProps = Pick<EditableTextProps, "name" | "value" | "maxLength"> & {
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
};

function Editor({ name, value, maxLength, onSave, onClose }: EditorProps) {
  const [text, setText] = useState(value);
  const handleSave = async () => {
    if (text.trim() === value || (await onSave(text.trim()))) onClose();
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
        maxLength={maxLength}
        value={text}
        data-autofocus
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onClose();
        }}
      />
      <div className="row wrap">
        <ActionButton size="xs" busyLabel="Saving..." onClick={handleSave}>
          Save {name}
        </ActionButton>
        <Button size="xs" variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
