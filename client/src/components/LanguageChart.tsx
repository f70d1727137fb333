import { Button } from "@mantine/core";
import { useState } from "react";
import ui from "../styles/ui.module.css";
import classes from "./LanguageChart.module.css";
import { languageColour } from "./languageColours.ts";

const maxCollapsed = 8;
const percentText = (percent: number) => (percent > 0 && percent < 0.5 ? "<1%" : `${Math.round(percent)}%`);

/** Bars by language, largest first. The name and the percent stand beside the colour. */
export function LanguageChart({ stats }: { stats: Record<string, number> }) {
  const [all, setAll] = useState(false);
  const sorted = Object.entries(stats).sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const rest = sorted.length - maxCollapsed;
  return (
    <>
      <ul className={classes.chart}>
        {sorted.map(([language, percent], index) => (
          // Paper shows the rest as well, since nothing opens there.
          <li
            key={language}
            data-rest={(!all && rest > 1 && index >= maxCollapsed) || undefined}
            style={{ "--colour": languageColour(language), "--fill": "var(--colour)" }}
          >
            <i className={classes.swatch} />
            <span className={classes.name}>{language}</span>
            <span className={ui.bar} aria-hidden="true">
              <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
            </span>
            <b>{percentText(percent)}</b>
          </li>
        ))}
      </ul>
      {rest > 1 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.more}
          onClick={() => setAll(!all)}
          aria-expanded={all}
        >
          {all ? "Show fewer" : `Show ${rest} more`}
        </Button>
      )}
    </>
  );
}
