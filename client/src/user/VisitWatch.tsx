import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect } from "react";
import { trpc } from "../trpc.ts";

const intervalMs = 5 * 60_000;

/** Reports visits to the server when a visible page is opened or used, at most every five minutes. */
export default function VisitWatch() {
  const { client } = trpc.useUtils();
  const hidden = useDocumentVisibility() === "hidden";
  useEffect(() => {
    if (hidden) return;
    let reportedAt = Number.NEGATIVE_INFINITY;
    const report = () => {
      if (performance.now() - reportedAt < intervalMs) return;
      reportedAt = performance.now();
      client.user.visit.mutate().catch(() => {});
    };
    report();
    const inputEvents = ["pointerdown", "keydown", "scroll"];
    for (const type of inputEvents) addEventListener(type, report, { passive: true });
    return () => {
      for (const type of inputEvents) removeEventListener(type, report);
    };
  }, [client, hidden]);
  return null;
}
