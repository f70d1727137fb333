import { useEffect } from "react";
import { type jobPosting, postingText } from "./jobPosting.ts";

/** The job for machines that read pages. It is data: the browser runs nothing of it. */
export function PostingData({ posting }: { posting: ReturnType<typeof jobPosting> }) {
  const text = postingText(posting);
  useEffect(() => {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = text;
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  return null;
}
