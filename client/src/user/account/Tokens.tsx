import { Button } from "@mantine/core";
import { IconCopy, IconKey, IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { Icon } from "../../components/Icon.tsx";
import { notifyError, notifySuccess } from "../../components/Notifications.tsx";
import { whenText } from "../../text/dates.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { AccountQuery, AccountRow, AccountSection, Rows } from "./AccountSection.tsx";
import classes from "./account.module.css";
import { dayOf } from "./labels.ts";
import { NewTokenDialog } from "./NewTokenDialog.tsx";
import { useAccountAction } from "./useAccountAction.ts";

type Token = RouterOutputs["user"]["tokens"]["tokens"][number];

/** The new token, which is shown only once. */
function NewToken({ token }: { token: string }) {
  const well = useRef<HTMLDivElement>(null);
  useEffect(() => well.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notifySuccess("Copied."),
      () => notifyError("Your browser did not allow copying. Select the token and copy it yourself."),
    );
  return (
    <div className={classes.body}>
      <div ref={well} className={`gap-12 text-accent ${classes.token}`} role="status" tabIndex={-1}>
        <Icon icon={IconKey} />
        <div>
          <b className="name">Copy this token now.</b> It is not shown again.{" "}
          <code className="mono anywhere">{token}</code>
        </div>
        <Button size="xs" leftSection={<Icon icon={IconCopy} />} onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  );
}

function TokenRow({ token, onRevoked }: { token: Token; onRevoked: () => void }) {
  const { id, name, access, createdAt, lastUsedAt } = token;
  const revoke = trpc.user.revokeToken.useMutation({ onSuccess: onRevoked });
  const act = useAccountAction();
  return (
    <AccountRow
      image={<Icon icon={IconKey} size={20} />}
      name={name}
      detail={[
        access === "read" ? "Read only" : "Read and write",
        `created ${dayOf(createdAt)}`,
        lastUsedAt ? `last used ${whenText(lastUsedAt)}` : "never used",
      ].join(" · ")}
    >
      <ConfirmButton
        size="xs"
        aria-label={`Revoke ${name}`}
        title="Revoke this token"
        question={`Programs that use “${name}” lose access immediately. This action cannot be undone.`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        onConfirm={() => act(() => revoke.mutateAsync({ id }), "The token could not be revoked.")}
      >
        Revoke
      </ConfirmButton>
    </AccountRow>
  );
}

export function Tokens() {
  const query = trpc.user.tokens.useQuery();
  const [made, setMade] = useState<{ id: string; token: string } | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      id="tokens"
      title="API tokens"
      text="For your own programs. A token can do everything you can do here, except export or delete the account, or change sign-ins and tokens."
      action={
        <Button size="xs" leftSection={<Icon icon={IconPlus} />} onClick={() => setAsking(true)}>
          New token
        </Button>
      }
    >
      <NewTokenDialog opened={asking} onClose={() => setAsking(false)} onMade={setMade} />
      {made && <NewToken key={made.id} token={made.token} />}
      <AccountQuery query={query} failed="Could not load your tokens.">
        {({ tokens }) => (
          <Rows
            all={tokens}
            empty="No tokens"
            row={(token) => (
              <TokenRow
                key={token.id}
                token={token}
                onRevoked={() => setMade((current) => (current?.id === token.id ? null : current))}
              />
            )}
          />
        )}
      </AccountQuery>
    </AccountSection>
  );
}
