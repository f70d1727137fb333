import { Checkbox, NativeSelect } from "@mantine/core";
import { runWithNotification } from "../../components/runWithNotification.ts";
import { trpc } from "../../trpc.ts";
import classes from "./account.module.css";
import type { MailSettings } from "./Email.tsx";

type Choices = Pick<MailSettings, "requests" | "messages" | "digest">;

/** Which e-mails are sent; changes are saved at once and in series. */
export function EmailChoices({ settings, titleId }: { settings: MailSettings; titleId: string }) {
  const { mail } = trpc.useUtils();
  const choose = trpc.mail.choose.useMutation({ scope: { id: "mail choices" } });
  const { requests, messages, digest } = settings;
  const change = async (part: Partial<Choices>) => {
    await mail.settings.cancel();
    mail.settings.setData(
      undefined,
      (data) => data && { ...data, settings: data.settings && { ...data.settings, ...part } },
    );
    const isSaved = await runWithNotification(async () => {
      await choose.mutateAsync({ requests, messages, digest, ...part });
    }, "Your choice could not be saved.");
    if (!isSaved) await mail.settings.invalidate();
  };
  return (
    <fieldset className="stack mt-12" style={{ maxWidth: 520 }} aria-labelledby={titleId}>
      <Checkbox
        label="New requests"
        description="An e-mail for each request, without its note"
        checked={requests}
        onChange={(event) => change({ requests: event.currentTarget.checked })}
      />
      <Checkbox
        label="Unread messages"
        description="When a message has waited for 10 minutes; at most one e-mail an hour, without the text"
        checked={messages}
        onChange={(event) => change({ messages: event.currentTarget.checked })}
      />
      <NativeSelect
        label="Digest"
        classNames={{ wrapper: classes.digest }}
        description="New jobs in your saved searches, new people who fit, and unanswered requests. No e-mail when nothing is new."
        value={digest}
        onChange={(event) => change({ digest: event.currentTarget.value as Choices["digest"] })}
        data={[
          { value: "off", label: "Off" },
          { value: "weekly", label: "Weekly" },
          { value: "daily", label: "Daily" },
        ]}
      />
    </fieldset>
  );
}
