import { Button } from "@mantine/core";
import { IconFileCv, IconTargetArrow, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { ConfirmButton } from "../components/ConfirmButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { dismissErrors, notifyError } from "../components/Notifications.tsx";
import { slowMs, slowText } from "../components/Pending.tsx";
import { ProgressBar } from "../components/ProgressBar.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { dateText } from "../text/dates.ts";
import { waitingText } from "../text/waitingText.ts";
import { trpc } from "../trpc.ts";
import classes from "./CvManager.module.css";
import type { CvInfo } from "./contract.ts";
import { DropArea } from "./DropArea.tsx";
import { refusalOf, sizeText } from "./fileCheck.ts";
import { useRemoveCv, useUpload } from "./useCv.ts";

type CvManagerProps = {
  cv: CvInfo | null;
  finding: boolean;
  onFind: () => unknown;
  onUploaded: () => void;
  onRemoved: () => void;
  /** Shown above the tips. */
  children?: ReactNode;
};

function CurrentCv({ cv, onRemoved }: { cv: CvInfo; onRemoved: () => void }) {
  const remove = useRemoveCv(onRemoved);
  return (
    <div className={`row gap-12 pad-16 ${classes.current}`}>
      <span className="tile">
        <Icon icon={IconFileCv} size={20} />
      </span>
      <div className="grow">
        <p className="name truncate" title={cv.originalFilename}>
          {cv.originalFilename}
        </p>
        <p className="text-13 tertiary text-balance">
          {sizeText(cv.size)} · updated {dateText(cv.updatedAt)}
        </p>
      </div>
      <ConfirmButton
        icon={IconTrash}
        title="Remove CV"
        question="Are you sure you want to remove your CV?"
        confirmLabel="Remove CV"
        busyLabel="Removing..."
        onConfirm={remove}
      />
    </div>
  );
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  const isSent = share >= 1;
  const [before, setBefore] = useState<number | null>(null);
  trpc.cv.uploadProgress.useSubscription(undefined, {
    enabled: isSent,
    onData: (progress) => setBefore(progress.before),
  });
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isSent]);
  const step = before === null ? "Reading your CV..." : waitingText(before);
  return (
    <div className={`row wrap ${classes.progress}`}>
      {isSent && <Spinner />}
      <span className="grow" role="status">
        {isSent ? `${step}${isSlow ? ` ${slowText}` : ""}` : "Uploading..."}
      </span>
      {!isSent && (
        <>
          <span className="tertiary figures">{percent}%</span>
          <Button size="xs" variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
          <ProgressBar label="Upload" percent={percent} className={classes.bar} />
        </>
      )}
    </div>
  );
}

const noCv = "Could not find matches. Ensure you have a CV uploaded.";
const tips = [
  "Mention tools where you used them, not just in a list.",
  "Include the months of each position; your level is calculated from them.",
  "A scanned page has no text to read. Export the original document as PDF instead.",
];

export function CvManager({ cv, finding, onFind, onUploaded, onRemoved, children }: CvManagerProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useUpload(onUploaded);
  const warningId = useId();
  const { data: read } = trpc.cv.reading.useQuery(undefined, { enabled: cv !== null });
  const losesCorrections = chosen !== null && cv !== null && Boolean(read?.corrections);
  const handleChoose = (file: File) => {
    dismissErrors();
    const refusal = refusalOf(file);
    setChosen(refusal ? null : file);
    if (refusal) notifyError(refusal);
  };
  const send = async () => {
    if (await upload.send(chosen)) setChosen(null);
  };
  const findButton = (
    <div className={`text-balance ${classes.find}`}>
      <ActionButton
        variant={cv && !chosen ? "filled" : "default"}
        size="lg"
        fullWidth
        leftSection={<Icon icon={IconTargetArrow} />}
        busy={finding}
        busyLabel="Finding matches..."
        onClick={() => (cv ? onFind() : notifyError(noCv))}
      >
        Find Matches with My Saved CV
      </ActionButton>
    </div>
  );
  return (
    <section className={`card ${cv ? classes.wide : ""}`} aria-label="Your CV">
      {cv && <CurrentCv key={cv.updatedAt} cv={cv} onRemoved={onRemoved} />}
      {cv && findButton}
      <div className={`stack pad-16 ${classes.part}`} data-screen-only>
        <DropArea chosen={chosen} hasCv={cv !== null} busy={upload.share !== null} onChoose={handleChoose} />
        {losesCorrections && (
          <p id={warningId} className="text-13 secondary">
            Uploading this file removes your corrections to the current CV.
          </p>
        )}
        {upload.share === null ? (
          <ActionButton
            fullWidth
            variant={chosen ? "filled" : "default"}
            aria-describedby={losesCorrections ? warningId : undefined}
            onClick={send}
          >
            Upload CV
          </ActionButton>
        ) : (
          <Progress share={upload.share} onCancel={upload.cancel} />
        )}
      </div>
      {!cv && findButton}
      {children}
      <div className={`pad-16 ${classes.part}`} data-screen-only>
        <h2 className="title-14 mb-4">Tips</h2>
        <ul className={`text-13 secondary stack gap-8 ${classes.tips}`}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
