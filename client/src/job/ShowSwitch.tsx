import classes from "./ShowSwitch.module.css";
import type { Show } from "./search.ts";

const words: Record<Show, string> = { all: "All", saved: "Saved", hidden: "Hidden" };

/** Which openings are listed: all that are open, or what one has kept or put away. */
export function ShowSwitch({ show, onShow }: { show: Show; onShow: (show: Show) => void }) {
  return (
    <fieldset className={classes.switch} aria-label="Openings shown">
      {(Object.keys(words) as Show[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === show} onClick={() => onShow(one)}>
          {words[one]}
        </button>
      ))}
    </fieldset>
  );
}
