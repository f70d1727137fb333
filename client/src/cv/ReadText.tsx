import type { Part } from "@career-hub/server/cv/schema.ts";
import { useId, useState } from "react";
import { Badge } from "../components/Badge.tsx";
import { DisclosureButton } from "../components/DisclosureButton.tsx";
import { markedProps } from "./marked.ts";
import { partLabels } from "./readingWords.ts";
import classes from "./Xray.module.css";

export function ReadText({ parts, marked }: { parts: Part[]; marked: number | undefined }) {
  const [expanded, setExpanded] = useState(false);
  const opened = expanded || marked !== undefined;
  const id = useId();
  return (
    <>
      <DisclosureButton
        className={classes.toggle}
        opened={opened}
        aria-controls={id}
        onToggle={() => setExpanded(!opened)}
      >
        {opened ? "Hide the text" : "Show the text as we read it"}
      </DisclosureButton>
      <div id={id} hidden={!opened}>
        {opened && (
          <div className="stack mt-12">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one list, in the order of the CV
              <div key={index} {...(index === marked && markedProps)}>
                <div className="row wrap mb-4">
                  <Badge size="small">Read as {partLabels[part.kind].toLowerCase()}</Badge>
                  {part.heading && <span className="text-13 tertiary">“{part.heading}”</span>}
                </div>
                <p className="text-13 secondary" style={{ whiteSpace: "pre-line" }} dir="auto">
                  {part.text}
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
