import { Switch, TextInput } from "@mantine/core";
import { IconWorld } from "@tabler/icons-react";
import { LinkOut } from "../components/LinkOut.tsx";
import { notifyError, notifySuccess } from "../components/Notifications.tsx";
import { productName } from "../product.ts";
import { errorMessage, trpc } from "../trpc.ts";

export function SharePage() {
  const utils = trpc.useUtils();
  const { data } = trpc.profile.sharing.useQuery();
  const share = trpc.profile.share.useMutation({
    onSuccess: ({ message }, { isPublic }) => {
      utils.profile.sharing.setData(undefined, (old) => old && { ...old, isPublic });
      notifySuccess(message);
    },
    onError: (error) => notifyError(errorMessage(error, "The setting could not be saved.")),
  });
  if (!data || data.isPublic === null) return null;
  return (
    <section className="card pad stack" aria-labelledby="share" data-screen-only>
      <h2 id="share">Public page</h2>
      <Switch
        checked={share.isPending ? share.variables.isPublic : data.isPublic}
        onChange={(event) => !share.isPending && share.mutate({ isPublic: event.currentTarget.checked })}
        label="Make my profile public"
        description="Public evidence only: no scores, no private repositories, no contact details."
      />
      {data.isPublic && (
        <>
          <LinkOut href={data.address} icon={IconWorld}>
            Open the public page
          </LinkOut>
          <TextInput
            label="Badge for a README"
            readOnly
            value={`[![${productName}](${data.address}/badge.svg)](${data.address})`}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </section>
  );
}
