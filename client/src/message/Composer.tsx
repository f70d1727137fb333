import { maxMessageLength, messageBody } from "@career-hub/server/message/schema.ts";
import { Textarea } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { ActionBar } from "../components/ActionBar.tsx";
import { ActionButton } from "../components/ActionButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { LengthCounter } from "../components/LengthCounter.tsx";
import classes from "./Composer.module.css";
import { draftOf, saveDraft } from "./drafts.ts";

// On-screen keyboards have no Shift+Enter: there Enter starts a new line.
const touchOnly = matchMedia("(hover: none) and (pointer: coarse)");

type ComposerProps = { connectionId: string; username: string; onSend: (body: string) => void };

export function Composer({ connectionId, username, onSend }: ComposerProps) {
  const [text, setText] = useState(() => draftOf(connectionId));
  const hint = useId();
  const length = text.trim().length;
  const tooLong = length > maxMessageLength;
  const write = (next: string) => {
    setText(next);
    saveDraft(connectionId, next);
  };
  const send = () => {
    const checked = messageBody.safeParse(text);
    if (!checked.success) return;
    onSend(checked.data);
    write("");
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || touchOnly.matches) return;
    event.preventDefault();
    send();
  };
  return (
    <ActionBar className={classes.composer} height="tall">
      <Textarea
        aria-label={`Message to ${username}`}
        aria-describedby={hint}
        aria-invalid={tooLong}
        placeholder="Write a message"
        autosize
        minRows={1}
        maxRows={7}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        classNames={{ input: classes.input }}
        data-autofocus
      />
      <ActionButton
        variant="filled"
        leftSection={<Icon icon={IconSend2} />}
        refused={length === 0 || tooLong}
        onClick={send}
      >
        Send
      </ActionButton>
      <p id={hint} className={`text-12 tertiary ${classes.hint}`}>
        {!touchOnly.matches && "Enter to send, Shift+Enter for a new line."}
      </p>
      <LengthCounter name="The message" length={length} max={maxMessageLength} className={classes.counter} />
    </ActionBar>
  );
}
