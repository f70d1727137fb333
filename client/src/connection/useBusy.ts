import { useState } from "react";

/** A busy flag that is true while a promise passed to `during` is pending. */
export function useBusy(): [boolean, (work: Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const during = async (work: Promise<unknown>) => {
    setBusy(true);
    try {
      await work;
    } finally {
      setBusy(false);
    }
  };
  return [busy, during];
}
