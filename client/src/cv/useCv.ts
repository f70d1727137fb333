import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useRef, useState } from "react";
import { dismissErrors, notifyError, notifySuccess } from "../components/Notifications.tsx";
import { isNotFound, trpc } from "../trpc.ts";
import { refusalOf } from "./fileCheck.ts";
import { isRejectedFile, sendCv, type Upload } from "./upload.ts";

function useInvalidateCv() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return () => {
    for (const procedure of [trpc.cv.match, trpc.cv.scores, trpc.cv.rank])
      client.removeQueries({ queryKey: getQueryKey(procedure) });
    return Promise.all([utils.cv.info.invalidate(), utils.cv.reading.invalidate()]);
  };
}

/** `share` is the uploaded part of the file, from 0 to 1; null without an upload. */
export function useUpload(onUploaded: () => void) {
  const utils = trpc.useUtils();
  const invalidate = useInvalidateCv();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<Upload>(null);
  useEffect(() => () => running.current?.cancel(), []);
  /** Whether the file is done with: uploaded, or rejected for good. */
  const send = async (file: File | null): Promise<boolean> => {
    dismissErrors();
    const refusal = refusalOf(file);
    if (refusal || !file) {
      notifyError(refusal ?? "");
      return false;
    }
    setShare(0);
    running.current = sendCv(file, setShare);
    try {
      const { cv } = await running.current.done;
      utils.cv.info.setData(undefined, { cv });
      onUploaded();
      void invalidate();
      notifySuccess("CV uploaded successfully!");
      return true;
    } catch (error) {
      if (!(error instanceof DOMException))
        notifyError(error instanceof Error ? error.message : "Upload failed.");
      return isRejectedFile(error);
    } finally {
      running.current = null;
      setShare(null);
    }
  };
  return { share, send, cancel: () => running.current?.cancel() };
}

export function useRemoveCv(onRemoved: () => void) {
  const utils = trpc.useUtils();
  const invalidate = useInvalidateCv();
  const remove = trpc.cv.remove.useMutation();
  return async () => {
    try {
      await remove.mutateAsync().catch((error: unknown) => {
        // Removed in another tab.
        if (!isNotFound(error)) throw error;
      });
      // At once, so that no matches are requested for the removed CV.
      utils.cv.info.setData(undefined, { cv: null });
      onRemoved();
      notifySuccess("CV removed successfully!");
    } catch {
      notifyError("Failed to remove CV. Please try again.");
    } finally {
      await invalidate();
    }
  };
}
