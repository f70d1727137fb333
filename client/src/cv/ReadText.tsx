import type { Part } from "@career-hub/server/cv/schema.ts";
import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Badge } from "../components/Badge.tsx";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import { markedProps } from "./marked.ts";
import { partWords } from "./readingWords.ts";
import classes from "./Xray.module.css";

/** The whole text in the order it was read, and what each part was taken for. */
export function ReadText({ parts, marked }: { parts: Part[]; marked: number | undefined }) {
  const [chosen, setOpen] = useState(false);
  const open = chosen || marked !== undefined;
  const id = useId();
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        rightSection={<Icon of={open ? IconChevronUp : IconChevronDown} />}
      >
        {open ? "Hide the text" : "Show the text as it was read"}
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <div className={`${ui.stack} ${classes.parts}`}>
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one list, in the order of the CV
              <div key={index} {...(index === marked && markedProps)}>
                <div className={`${ui.row} ${ui.wrap} ${classes.partHead}`}>
                  <Badge size="small">Taken as {partWords[part.kind].toLowerCase()}</Badge>
                  {part.heading && <span className={`${ui.s13} ${ui.tertiary}`}>“{part.heading}”</span>}
                </div>
                <p className={classes.partText} dir="auto">
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
