import classes from "./CompanyMark.module.css";

// No company's own: a shape to find a card again by, always the same for the same name.
const shapes = [
  "M7 4h10l2 8-7 8-7-8z",
  "M3 8c5 0 6 3 9 3s4-3 9-3c-2 6-5 9-9 9S5 14 3 8z",
  "M4 5v14M10 5v14M16 5v14M4 12h16",
  "M3 17l5-8 4 5 3-4 6 7",
  "M12 3l8 5v8l-8 5-8-5V8zM12 12l8-4M12 12L4 8M12 12v9",
  "M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0M12 12v8",
  "M5 5h8v8H5zM11 11h8v8h-8z",
  "M12 4v16M4 12h16M6.5 6.5l11 11M17.5 6.5l-11 11",
  "M4 8c4-4 6 4 10 0s4-2 6-2M4 16c4-4 6 4 10 0s4-2 6-2",
  "M12 4l8 14H4zM12 11v7",
  "M7 4v16M7 5h10l-3 4 3 4H7",
  "M5 19V9l7-5 7 5v10M9.5 19v-6h5v6",
];

const numberOf = (text: string): number =>
  [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

export function CompanyMark({ company }: { company: string }) {
  return (
    <span className={classes.mark}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[numberOf(company) % shapes.length]} />
      </svg>
    </span>
  );
}
