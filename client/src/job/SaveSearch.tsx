import { Button, Modal, TextInput } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { Notice } from "../components/Notice.tsx";
import { notifySuccess } from "../components/Notify.tsx";
import ui from "../styles/ui.module.css";
import { sentenceOf, trpc } from "../trpc.ts";
import { employmentLabel, levelLabel, remoteLabel } from "./labels.ts";
import { payText } from "./pay.ts";
import { facetsInput, type Search } from "./search.ts";

const maxName = 60;

/** "rust, Remote, Senior": what the search asks for. */
const nameOf = ({ q, place, remote, level, technology, employment_type, pay }: Search): string =>
  [q, ...technology, ...level.map(levelLabel), ...remote.map(remoteLabel), ...place]
    .concat(employment_type.map(employmentLabel), pay.currency ? payText(pay) : [])
    .filter(Boolean)
    .join(", ")
    .slice(0, maxName);

function NameForm({ search, onDone }: { search: Search; onDone: () => void }) {
  const { job } = trpc.useUtils();
  const [name, setName] = useState(() => nameOf(search));
  const [missing, setMissing] = useState(false);
  const save = trpc.job.saveSearch.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess("Search saved.");
      void job.searches.invalidate();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (save.isPending) return;
    setMissing(!name.trim());
    if (name.trim()) save.mutate({ name, search: facetsInput(search) } as Parameters<typeof save.mutate>[0]);
  };
  return (
    <form className={ui.stack} onSubmit={submit} noValidate>
      <TextInput
        label="Name"
        value={name}
        maxLength={maxName}
        data-autofocus
        error={missing && "Please give the search a name."}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {save.isError && (
        <Notice tone="error">{sentenceOf(save.error, "The search could not be saved.")}</Notice>
      )}
      <div className={ui.ends}>
        <Button onClick={onDone}>Cancel</Button>
        <ActionButton type="submit" variant="filled" busy={save.isPending} busyLabel="Saving...">
          Save search
        </ActionButton>
      </div>
    </form>
  );
}

/** Keeps what is searched for under a name. */
export function SaveSearch({ search }: { search: Search }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button size="xs" leftSection={<Icon of={IconBookmark} />} onClick={() => setOpened(true)}>
        Save this search
      </Button>
      <Modal opened={opened} onClose={close} withCloseButton={false}>
        <Modal.Title>Save this search</Modal.Title>
        <NameForm search={search} onDone={close} />
      </Modal>
    </>
  );
}
