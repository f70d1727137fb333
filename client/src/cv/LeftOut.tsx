import type { Reading } from "@career-hub/server/cv/schema.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { firstClick } from "../browser/firstClick.ts";
import { markedProps } from "./marked.ts";
import { hiddenReasons } from "./readingWords.ts";
import classes from "./Xray.module.css";

const maxCollapsed = 3;
const excerpt = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);

type LeftOutProps = Pick<Reading, "leftOut" | "warnings"> & { marked: number | undefined };

export function LeftOut({ leftOut, warnings, marked = -1 }: LeftOutProps) {
  const [expanded, setExpanded] = useState(false);
  const showsAll = expanded || marked >= maxCollapsed;
  const rest = leftOut.length - maxCollapsed;
  return (
    <div className="stack gap-8 align-label text-13 secondary">
      <p>Name, address, e-mail and phone. They never affect a score.</p>
      {(showsAll ? leftOut : leftOut.slice(0, maxCollapsed)).map(({ reason, page, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one list, in the order of the CV
        <div key={index} className="well" {...(index === marked && markedProps)}>
          <p>
            On page {page}, {hiddenReasons[reason]}:
          </p>
          <q>{excerpt(text)}</q>
        </div>
      ))}
      {rest > 0 && (
        <Button
          size="xs"
          variant="subtle"
          className={classes.toggle}
          style={{ justifySelf: "start" }}
          aria-expanded={showsAll}
          onClick={firstClick(() => setExpanded(!showsAll))}
        >
          {showsAll ? "Show fewer" : `Show ${rest} more`}
        </Button>
      )}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}
