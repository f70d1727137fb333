import { Button, VisuallyHidden } from "@mantine/core";
import { plural } from "../text/plural.ts";
import { KeyHint } from "./KeyHint.tsx";
import classes from "./Palette.module.css";
import type { Results } from "./useResults.ts";

type PaletteStatusProps = { results: Results; typed: string; count: number };

/** Below the list: loading and error states, else the keys. */
export function PaletteStatus({ results, typed, count }: PaletteStatusProps) {
  const { isPending, isOffline, failed } = results;
  const sentence = isOffline
    ? "You are offline. You can search openings when you are back online."
    : isPending
      ? "Searching..."
      : failed
        ? "Openings could not be searched."
        : typed && count === 0
          ? `Nothing found for “${typed}”`
          : "";
  return (
    <div
      className={`row secondary gap-12 line-above ${classes.state}`}
      data-empty={count === 0 || undefined}
      data-quiet={!sentence || undefined}
    >
      <p role="status">
        {sentence}
        {!sentence && typed && <VisuallyHidden>{plural(count, "result")}</VisuallyHidden>}
      </p>
      {failed && !isPending && (
        <Button size="xs" onClick={() => failed.refetch()}>
          Try Again
        </Button>
      )}
      {!sentence && (
        <p className={`row tertiary ${classes.hints}`} aria-hidden="true">
          <KeyHint>↑</KeyHint>
          <KeyHint>↓</KeyHint> to move <KeyHint>↵</KeyHint> to open <KeyHint>Esc</KeyHint> to close
        </p>
      )}
    </div>
  );
}
