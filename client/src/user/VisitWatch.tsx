import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect } from "react";
import { trpc } from "../trpc.ts";

const againMs = 5 * 60_000;

/** Tells the server when somebody looks at a page or uses it: a tab in the background or without anybody before it does not. */
export default function VisitWatch() {
  const { client } = trpc.useUtils();
  const hidden = useDocumentVisibility() === "hidden";
  useEffect(() => {
    if (hidden) return;
    let notifiedAt = Number.NEGATIVE_INFINITY;
    const tell = () => {
      if (performance.now() - notifiedAt < againMs) return;
      notifiedAt = performance.now();
      client.user.visit.mutate().catch(() => {});
    };
    tell();
    const uses = ["pointerdown", "keydown", "scroll"];
    for (const use of uses) addEventListener(use, tell, { passive: true });
    return () => {
      for (const use of uses) removeEventListener(use, tell);
    };
  }, [client, hidden]);
  return null;
}
