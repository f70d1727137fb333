import { Button, Checkbox, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Notice } from "../components/Notice.tsx";
import { notifySuccess } from "../components/Notify.tsx";
import ui from "../styles/ui.module.css";
import { sentenceOf, trpc } from "../trpc.ts";
import classes from "./ReportModal.module.css";
import { usePersonActions } from "./usePersonActions.ts";

type ReportModalProps = {
  opened: boolean;
  onClose: () => void;
  userId: string;
  username: string;
  /** Without a message or an opening, the profile is reported. */
  message?: { id: string; body: string } | undefined;
  /** One that the person posts with somebody. */
  opening?: { id: string; title: string } | undefined;
  onBlocked: () => void;
};

/** Tells the operators what is wrong with a profile, a message or an opening. */
export default function ReportModal(props: ReportModalProps) {
  const { opened, onClose, userId, username, message, opening, onBlocked } = props;
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [alsoBlock, setAlsoBlock] = useState(false);
  const report = trpc.connection.report.useMutation();
  const { block, busy } = usePersonActions();
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (report.isPending || busy) return;
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    try {
      notifySuccess(
        (await report.mutateAsync({ userId, messageId: message?.id, jobId: opening?.id, reason })).message,
      );
    } catch {
      // The sentence stands in the dialog, and the reason stays in its field.
      return;
    }
    const blocked = alsoBlock && (await block(userId));
    setReason("");
    onClose();
    if (blocked) onBlocked();
  };
  return (
    <Modal opened={opened} onClose={onClose} withCloseButton={false}>
      <Modal.Title>
        {message ? "Report this message" : opening ? "Report this opening" : `Report ${username}`}
      </Modal.Title>
      <form className={ui.stack} onSubmit={submit} noValidate>
        <p className={ui.secondary}>
          The people who run this service see your reason{message && " and the message"}
          {opening && ` and the opening “${opening.title}”`}. {username} is not notified.
        </p>
        {message && <blockquote className={`${ui.s13} ${classes.quote}`}>{message.body}</blockquote>}
        <Textarea
          label="What is wrong?"
          value={reason}
          rows={4}
          maxLength={1000}
          data-autofocus
          error={missing && "Please say what is wrong."}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Checkbox
          label={`Also block ${username}`}
          checked={alsoBlock}
          onChange={(event) => setAlsoBlock(event.currentTarget.checked)}
        />
        {report.isError && (
          <Notice tone="error">{sentenceOf(report.error, "The report could not be sent.")}</Notice>
        )}
        <div className={ui.ends}>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton
            type="submit"
            variant="filled"
            busy={report.isPending || busy}
            busyLabel="Reporting..."
          >
            Report
          </ActionButton>
        </div>
      </form>
    </Modal>
  );
}
