import classes from "./GenerationSwitch.module.css";
import type { Generation } from "./useGenerations.ts";

const ordinals = ["1st", "2nd", "3rd"];

type SwitchProps = { generations: Generation[]; chosen: string; onChoose: (id: string) => void };

/** All generations are kept; this looks at another one. */
export function GenerationSwitch({ generations, chosen, onChoose }: SwitchProps) {
  if (generations.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this only changes what is seen
    <div className={classes.switch} role="group" aria-label="Look at another generation">
      {generations.map(({ id, number }) => (
        <button type="button" key={id} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {ordinals[number - 1] ?? `${number}th`}
        </button>
      ))}
    </div>
  );
}
