import { useState } from "react";

/** A busy flag that is true while a promise passed to `during` is pending; `during` returns its result. */
export function useBusy(): [boolean, <Result>(work: Promise<Result>) => Promise<Result>] {
  const [busy, setBusy] = useState(false);
  const during = <Result>(work: Promise<Result>) => {
    setBusy(true);
    return work.finally(() => setBusy(false));
  };
  return [busy, during];
}
