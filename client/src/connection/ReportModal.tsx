import { Checkbox, Textarea } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "../components/FormDialog.tsx";
import { notifySuccess } from "../components/Notifications.tsx";
import { textField } from "../text/textField.ts";
import { errorMessage, trpc } from "../trpc.ts";
import { usePersonActions } from "./usePersonActions.ts";

type ReportModalProps = {
  opened: boolean;
  onClose: () => void;
  userId: string;
  username: string;
  /** Without a message and an opening, the profile is reported. */
  message?: { id: string; body: string };
  opening?: { id: string; title: string };
  onBlocked: () => void;
};

export default function ReportModal(props: ReportModalProps) {
  const { opened, onClose, userId, username, message, opening, onBlocked } = props;
  const [missing, setMissing] = useState(false);
  const report = trpc.connection.report.useMutation();
  const { block, busy } = usePersonActions();
  const submit = async (fields: FormData) => {
    const reason = textField(fields, "reason");
    setMissing(!reason);
    if (!reason) return;
    try {
      notifySuccess(
        (await report.mutateAsync({ userId, messageId: message?.id, jobId: opening?.id, reason })).message,
      );
    } catch {
      // The dialog shows the error.
      return;
    }
    const blocked = fields.has("block") && (await block(userId));
    onClose();
    if (blocked) onBlocked();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={message ? "Report this message" : opening ? "Report this opening" : `Report ${username}`}
      submitLabel="Report"
      busyLabel="Reporting..."
      busy={report.isPending || busy}
      error={report.isError && errorMessage(report.error, "The report could not be sent.")}
      onSubmit={submit}
    >
      <p className="secondary">
        The people who run this service see your reason{message && " and the message"}
        {opening && ` and the opening “${opening.title}”`}. {username} is not notified.
      </p>
      {message && (
        <blockquote
          className="text-13 well"
          style={{ maxHeight: "8rem", overflow: "auto", whiteSpace: "pre-wrap" }}
        >
          {message.body}
        </blockquote>
      )}
      <Textarea
        label="What is wrong?"
        name="reason"
        rows={4}
        maxLength={1000}
        data-autofocus
        error={missing && "Please say what is wrong."}
      />
      <Checkbox label={`Also block ${username}`} name="block" />
    </FormDialog>
  );
}
