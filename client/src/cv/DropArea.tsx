import { useWindowEvent } from "@mantine/hooks";
import { IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
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

const preventDefault = (event: Event) => event.preventDefault();

export function DropArea({ chosen, hasCv, busy, onChoose }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // Otherwise the browser opens a file that is dropped beside the area.
  useWindowEvent("dragover", preventDefault);
  useWindowEvent("drop", preventDefault);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !busy) onChoose(file);
  };
  return (
    <>
      <button
        type="button"
        className={`anywhere secondary ${classes.drop}`}
        data-over={over || undefined}
        aria-disabled={busy || undefined}
        onClick={() => !busy && input.current?.click()}
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
          take(event.dataTransfer.files);
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
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label="CV file"
        onChange={(event) => {
          take(event.currentTarget.files);
          // Allows choosing the same file again.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
