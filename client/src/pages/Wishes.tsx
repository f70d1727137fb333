import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusInvalid } from "../browser/focusInvalid.ts";
import { ActionBar } from "../components/ActionBar.tsx";
import { ActionButton } from "../components/ActionButton.tsx";
import { PageHead } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { SilentBoundary } from "../components/RetryBoundary.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { useUnsavedChanges } from "../components/useUnsavedChanges.tsx";
import { DossierSkeleton } from "../profile/DossierSkeleton.tsx";
import { type Typed, WishesForm } from "../profile/wishes/WishesForm.tsx";
import { WishesSide } from "../profile/wishes/WishesSide.tsx";
import type { Wishes as WishesData } from "../profile/wishes/WishList.tsx";
import { dateText } from "../text/dates.ts";
import { trpc } from "../trpc.ts";
import classes from "./Wishes.module.css";

export default function Wishes() {
  const saved = trpc.profile.wishes.useQuery();
  return (
    <>
      <PageHead
        title="What you are looking for"
        below={<p className="secondary">Everything here is optional. Empty fields are ignored.</p>}
      />
      <QueryView query={saved} pending={<DossierSkeleton />} failed="Your wishes could not be loaded.">
        {(data) => <Editor saved={data.wishes} savedAt={data.savedAt} />}
      </QueryView>
    </>
  );
}

const nothingTyped: Typed = { must: "", prefer: "", avoid: "" };

function Editor({ saved, savedAt }: { saved: WishesData; savedAt: Date | string | null }) {
  const utils = trpc.useUtils();
  const { data: choices } = trpc.profile.wishOptions.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = trpc.profile.saveWishes.useMutation();
  const [draft, setDraft] = useState(saved);
  const [typed, setTyped] = useState(nothingTyped);
  const [isChecked, setChecked] = useState(false);
  const hasTyped = Object.values(typed).some((text) => text.trim() !== "");
  const changed = hasTyped || JSON.stringify(draft) !== JSON.stringify(saved);
  const origin = useRef<HTMLButtonElement>(null);
  const leaveDialog = useUnsavedChanges(changed, origin);
  const handleCancel = () => {
    setDraft(saved);
    setTyped(nothingTyped);
    setChecked(false);
  };
  const handleSave = async () => {
    flushSync(() => setChecked(true));
    if (focusInvalid()) return;
    setChecked(false);
    await runWithNotification(async () => {
      const result = await save.mutateAsync(draft);
      utils.profile.wishes.setData(undefined, { wishes: draft, savedAt: result.savedAt });
      void utils.profile.people.invalidate();
      void utils.profile.pair.invalidate();
      return result;
    }, "Your wishes could not be saved.");
  };
  const foot = (
    <ActionBar className={`row wrap ${classes.foot}`}>
      <ActionButton
        ref={origin}
        variant="filled"
        onClick={handleSave}
        busyLabel="Saving..."
        refused={!changed}
      >
        Save
      </ActionButton>
      <ActionButton variant="subtle" refused={!changed} onClick={handleCancel}>
        Cancel
      </ActionButton>
      <span className="text-13 tertiary end">
        {changed ? "Not saved yet" : savedAt && `Last saved ${dateText(savedAt)}`}
      </span>
    </ActionBar>
  );
  return (
    <div className="columns" style={{ "--columns": "minmax(0, 1fr) 336px" }}>
      <WishesForm
        {...{ draft, typed, isChecked, foot }}
        options={choices?.options ?? []}
        onChange={setDraft}
        onTyped={setTyped}
      />
      <SilentBoundary>
        <WishesSide draft={draft} />
      </SilentBoundary>
      {leaveDialog}
    </div>
  );
}
