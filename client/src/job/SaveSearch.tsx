import { Button, TextInput } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { useState } from "react";
import { FormDialog } from "../components/FormDialog.tsx";
import { Icon } from "../components/Icon.tsx";
import { notifySuccess } from "../components/Notifications.tsx";
import { textField } from "../text/textField.ts";
import { errorMessage, trpc } from "../trpc.ts";
import { employmentLabel, levelLabel, remoteLabel } from "./labels.ts";
import { payText } from "./pay.ts";
import { facetsInput, type Search } from "./search.ts";

const maxName = 60;

/** The default name of a search: "rust, Remote, Senior". */
const nameOf = ({ q, place, remote, level, technology, employment_type, pay }: Search): string =>
  [q, ...technology, ...level.map(levelLabel), ...remote.map(remoteLabel), ...place]
    .concat(employment_type.map(employmentLabel), pay.currency ? payText(pay) : [])
    .filter(Boolean)
    .join(", ")
    .slice(0, maxName);

export function SaveSearch({ search }: { search: Search }) {
  const { job } = trpc.useUtils();
  const [opened, setOpened] = useState(false);
  const [missing, setMissing] = useState(false);
  const close = () => setOpened(false);
  const save = trpc.job.saveSearch.useMutation({
    onSuccess: () => {
      close();
      notifySuccess("Search saved.");
      void job.searches.invalidate();
    },
  });
  const open = () => {
    save.reset();
    setMissing(false);
    setOpened(true);
  };
  const submit = (fields: FormData) => {
    const name = textField(fields, "name");
    setMissing(!name);
    if (name) save.mutate({ name, search: facetsInput(search) });
  };
  return (
    <>
      <Button size="xs" leftSection={<Icon icon={IconBookmark} />} onClick={open}>
        Save this search
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title="Save this search"
        submitLabel="Save search"
        busyLabel="Saving..."
        busy={save.isPending}
        error={save.isError && errorMessage(save.error, "The search could not be saved.")}
        onSubmit={submit}
      >
        <TextInput
          label="Name"
          name="name"
          defaultValue={nameOf(search)}
          maxLength={maxName}
          data-autofocus
          error={missing && "Please give the search a name."}
        />
      </FormDialog>
    </>
  );
}
