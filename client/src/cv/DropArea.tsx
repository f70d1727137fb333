import { FileButton } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { notifyError } from "../components/Notifications.tsx";
import classes from "./CvManager.module.css";
import { sizeText } from "./fileCheck.ts";

type DropAreaProps = {
  chosen: File | null;
  hasCv: boolean;
  busy: boolean;
  onChoose: (file: File) => void;
};

const accepted =
  ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const severalFiles = "Only one file can be read at a time. Please drop a single CV.";

const preventDefault = (event: Event) => event.preventDefault();

export function DropArea({ chosen, hasCv, busy, onChoose }: DropAreaProps) {
  const reset = useRef<() => void>(null);
  const [over, setOver] = useState(false);
  // Otherwise the browser opens a file that is dropped beside the area.
  useWindowEvent("dragover", preventDefault);
  useWindowEvent("drop", preventDefault);
  const take = (file: File | null | undefined) => {
    if (file && !busy) onChoose(file);
    // Allows choosing the same file again.
    reset.current?.();
  };
  return (
    <FileButton
      accept={accepted}
      disabled={busy}
      resetRef={reset}
      inputProps={{ "aria-label": "CV file" }}
      onChange={take}
    >
      {({ onClick }) => (
        <button
          type="button"
          className={`anywhere secondary ${classes.drop}`}
          data-over={over || undefined}
          aria-disabled={busy || undefined}
          onClick={onClick}
          onDragEnter={() => setOver(true)}
          onDragOver={(event) => {
            event.preventDefault();
            event.dataTransfer.dropEffect = "copy";
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const { files } = event.dataTransfer;
            if (files.length > 1 && !busy) notifyError(severalFiles);
            else take(files[0]);
          }}
        >
          <Icon icon={IconUpload} size={20} />
          {chosen ? (
            <>
              <b>{chosen.name}</b>
              <span className="text-12 tertiary">
                {sizeText(chosen.size)}
                {!busy && ", ready to upload"}
              </span>
            </>
          ) : (
            <>
              <span>
                <b>{hasCv ? "Drop a newer CV here" : "Drop your CV here"}</b> or click to choose
              </span>
              <span className="text-12 tertiary">PDF or DOCX, at most 10 MB</span>
            </>
          )}
        </button>
      )}
    </FileButton>
  );
}
