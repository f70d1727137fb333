import type { ReactNode } from "react";
import classes from "./Weights.module.css";

export type Weight = { name: string; percent: number; note?: ReactNode };

/** A bar chart, scaled to `largest`. */
export function Weights({ rows, largest = 100 }: { rows: Weight[]; largest?: number }) {
  return (
    <ul className={`stack gap-12 ${classes.weights}`}>
      {rows.map(({ name, percent, note }) => (
        <li key={name} className="text-13">
          <b>{name}</b>
          <span className={`bar ${classes.bar}`}>
            <i style={{ width: `${(percent / largest) * 100}%` }} />
          </span>
          <span className={`figures text-right ${classes.percent}`}>{percent}%</span>
          {note && <p className="secondary">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
