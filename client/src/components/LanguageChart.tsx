import colours from "virtual:language-colours";
import { Button } from "@mantine/core";
import { useState } from "react";
import { firstClick } from "../browser/firstClick.ts";
import classes from "./LanguageChart.module.css";

/** GitHub Linguist's colour of a language, see server/src/knowledge/data/README.md. */
const languageColour = (language: string): string =>
  (Object.hasOwn(colours, language) && colours[language]) || "var(--ch-low)";

const maxCollapsed = 8;
const percentText = (percent: number) => (percent > 0 && percent < 0.5 ? "<1%" : `${Math.round(percent)}%`);

export function LanguageChart({ stats }: { stats: Record<string, number> }) {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = Object.entries(stats).sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const rest = sorted.length - maxCollapsed;
  return (
    <>
      <ul className={classes.chart}>
        {sorted.map(([language, percent], index) => (
          // Hidden by CSS, because all languages are printed.
          <li
            key={language}
            data-rest={(!showsAll && rest > 1 && index >= maxCollapsed) || undefined}
            style={{ "--colour": languageColour(language) }}
          >
            <i className={classes.swatch} />
            <span className={`anywhere ${classes.name}`}>{language}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
            </span>
            <b className="text-right medium figures">{percentText(percent)}</b>
          </li>
        ))}
      </ul>
      {rest > 1 && (
        <Button
          variant="subtle"
          size="xs"
          m="6px 0 -6px -12px"
          onClick={firstClick(() => setShowsAll(!showsAll))}
          aria-expanded={showsAll}
        >
          {showsAll ? "Show fewer" : `Show ${rest} more`}
        </Button>
      )}
    </>
  );
}
