import ui from "../styles/ui.module.css";
import classes from "./Pips.module.css";

/** A decorative meter of used generations. */
export function Pips({ used, of = 3 }: { used: number; of?: number }) {
  return (
    <span className={`${ui.marks} ${classes.pips}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
        <i key={index} data-on={index < used || undefined} />
      ))}
    </span>
  );
}
