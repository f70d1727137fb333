import { useEffect } from "react";
import { jobPosting, postingText } from "./jobPosting.ts";

/** The job for machines that read pages. It is data: the browser runs nothing of it. */
export function PostingData({ job }: { job: Parameters<typeof jobPosting>[0] }) {
  const text = postingText(jobPosting(job, location.origin + location.pathname));
  useEffect(() => {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = text;
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  return null;
}
