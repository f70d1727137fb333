import { Button, TextInput } from "@mantine/core";
import { IconCircleCheck, IconClock, IconMail } from "@tabler/icons-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { ActionButton } from "../../components/ActionButton.tsx";
import { Badge } from "../../components/Badge.tsx";
import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { Icon } from "../../components/Icon.tsx";
import { productName } from "../../product.ts";
import { textField } from "../../text/textField.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { AccountQuery, AccountSection, SectionBody } from "./AccountSection.tsx";
import classes from "./account.module.css";
import { EmailChoices } from "./EmailChoices.tsx";
import { useAccountAction } from "./useAccountAction.ts";

export type MailSettings = NonNullable<RouterOutputs["mail"]["settings"]["settings"]>;

function AddressForm({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const setAddress = trpc.mail.setAddress.useMutation();
  const act = useAccountAction();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (setAddress.isPending) return;
    const address = textField(new FormData(event.currentTarget), "address");
    const isAddress = /^\S+@\S+\.\S+$/.test(address);
    setWrong(!isAddress);
    if (!isAddress) return input.current?.focus();
    await act(async () => {
      const result = await setAddress.mutateAsync({ address });
      onDone();
      return result;
    }, "The link could not be sent.");
  };
  return (
    <form className={`${classes.body} stack gap-12 max-480`} onSubmit={handleSubmit} noValidate>
      <TextInput
        ref={input}
        type="email"
        autoComplete="email"
        label="E-mail address"
        name="address"
        maxLength={254}
        error={wrong && "Please enter an e-mail address."}
      />
      <div className="row">
        <ActionButton type="submit" busy={setAddress.isPending} busyLabel="Sending...">
          Send link
        </ActionButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

const pendingText: Record<NonNullable<MailSettings["link"]>, string> = {
  waiting: "A link is on its way to this address.",
  sent: "Open the link in our e-mail within 24 hours. We send nothing else until you do.",
  failed: "The link could not be delivered. Check the address, or enter another one.",
};

function Address({ settings, onChange }: { settings: MailSettings; onChange: () => void }) {
  const { address, isConfirmed, link } = settings;
  const again = trpc.mail.setAddress.useMutation();
  const remove = trpc.mail.removeAddress.useMutation();
  const act = useAccountAction();
  return (
    <div className={`tertiary line-above ${classes.row}`}>
      <Icon icon={IconMail} size={20} />
      <div>
        <div className="row wrap">
          <span className="name">{address}</span>
          <Badge tone={isConfirmed ? "ok" : "warn"} size="small">
            <Icon icon={isConfirmed ? IconCircleCheck : IconClock} size={12} />
            {isConfirmed ? "Confirmed" : "Not confirmed yet"}
          </Badge>
        </div>
        {!isConfirmed && (
          <div className="text-13 secondary" role="status">
            {pendingText[link ?? "sent"]}
          </div>
        )}
      </div>
      <div className="row wrap">
        {!isConfirmed && (
          <ActionButton
            size="xs"
            onClick={() => act(() => again.mutateAsync({ address }), "The link could not be sent.")}
          >
            Send again
          </ActionButton>
        )}
        <Button size="xs" onClick={onChange}>
          Change
        </Button>
        <ConfirmButton
          size="xs"
          title="Remove this address"
          question={`${productName} deletes the address and sends you no more e-mail.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          onConfirm={() => act(() => remove.mutateAsync(), "The address could not be removed.")}
        >
          Remove
        </ConfirmButton>
      </div>
    </div>
  );
}

function Settings({ settings }: { settings: MailSettings | null }) {
  const [changing, setChanging] = useState(false);
  const title = useId();
  if (!settings) return <AddressForm onDone={() => {}} />;
  return (
    <>
      {changing ? (
        <AddressForm onDone={() => setChanging(false)} onCancel={() => setChanging(false)} />
      ) : (
        <Address settings={settings} onChange={() => setChanging(true)} />
      )}
      <div className={classes.body}>
        <h3 id={title} className="label">
          Send me
        </h3>
        <EmailChoices settings={settings} titleId={title} />
      </div>
    </>
  );
}

export function Email() {
  const query = trpc.mail.settings.useQuery(undefined, {
    // The confirmation link is opened in another tab.
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.settings?.link === "waiting" ? 3_000 : false),
  });
  return (
    <AccountSection
      id="email"
      title="E-mail"
      text={
        "Nothing is sent until you confirm an address and choose what you want. Every e-\u2060mail has a link to unsubscribe."
      }
    >
      <AccountQuery query={query} failed="Could not load your e-mail settings.">
        {({ offered, settings }) =>
          offered ? (
            <Settings settings={settings} />
          ) : (
            <SectionBody>This server does not send e-mail.</SectionBody>
          )
        }
      </AccountQuery>
    </AccountSection>
  );
}
