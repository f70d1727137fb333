import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconFlag } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { ReportDialog } from "../connection/ReportDialog.ts";
import { clockText, dayText } from "../text/dates.ts";
import { errorMessage } from "../trpc.ts";
import { allMessages, openMessages } from "./address.ts";
import classes from "./Bubbles.module.css";
import type { Unsent } from "./useOutbox.ts";
import type { Message } from "./useThread.ts";

const closeTogether = 5 * 60_000;

/** Whether the next message follows closely: only the last of a group shows its time. */
const continues = (message: Message, next: Message | undefined) =>
  next !== undefined &&
  next.sentByMe === message.sentByMe &&
  dayText(next.createdAt) === dayText(message.createdAt) &&
  Date.parse(next.createdAt) - Date.parse(message.createdAt) < closeTogether;

type BubblesProps = {
  messages: Message[];
  username: string;
  /** The other person; undefined while loading. */
  userId: string | undefined;
};

function ReportButton({ userId, username, message }: { userId: string; username: string; message: Message }) {
  const [opened, setOpened] = useState(false);
  return (
    <span className={classes.report}>
      <ActionIcon size="sm" aria-label="Report this message" onClick={() => setOpened(true)}>
        <Icon icon={IconFlag} size={14} />
      </ActionIcon>
      <ReportDialog
        {...{ userId, username, message, opened }}
        onClose={() => setOpened(false)}
        onBlocked={() => openMessages(allMessages)}
      />
    </span>
  );
}

export function Bubbles({ messages, username, userId }: BubblesProps) {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const day = dayText(message.createdAt);
    return (
      <Fragment key={message.id}>
        {(!before || dayText(before.createdAt) !== day) && (
          <li className={`text-12 tertiary justify-center medium ${classes.day}`}>{day}</li>
        )}
        <li className={`justify-start ${classes.message}`} data-mine={message.sentByMe || undefined}>
          <VisuallyHidden>{message.sentByMe ? "You" : username}: </VisuallyHidden>
          <div className="row gap-4" style={{ maxWidth: "100%" }}>
            <p className={`anywhere min-0 ${classes.text}`} dir="auto">
              {message.body}
            </p>
            {!message.sentByMe && userId && (
              <ReportButton userId={userId} username={username} message={message} />
            )}
          </div>
          {!continues(message, messages[index + 1]) && (
            <time className="text-12 tertiary" dateTime={message.createdAt}>
              {clockText(message.createdAt)}
            </time>
          )}
        </li>
      </Fragment>
    );
  });
}

type UnsentProps = { message: Unsent; onRetry: () => void; onDiscard: () => void };

/** A message that is being sent, or that failed and can be sent again or discarded. */
export function UnsentBubble({ message, onRetry, onDiscard }: UnsentProps) {
  return (
    <li className={`justify-start ${classes.message}`} data-mine data-failed={message.failed || undefined}>
      <VisuallyHidden>You: </VisuallyHidden>
      <p className={`anywhere min-0 ${classes.text}`} dir="auto">
        {message.body}
      </p>
      {message.failed ? (
        <div className={`row wrap ${classes.failed}`} role="alert">
          <span className={`text-12 text-balance ${classes.why}`}>
            <Icon icon={IconAlertTriangle} />
            <span>
              Not sent.{" "}
              {message.error !== null && errorMessage(message.error, "The server could not be reached.")}
            </span>
          </span>
          <Button size="xs" onClick={onRetry}>
            Try Again
          </Button>
          <Button size="xs" variant="subtle" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      ) : (
        <span className="text-12 tertiary">Sending...</span>
      )}
    </li>
  );
}
