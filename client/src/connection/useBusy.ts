import { useState } from "react";

/** Whether something of this part is under way: `during(work)` says so until the work has ended. */
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
