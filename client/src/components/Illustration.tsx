import classes from "./Illustration.module.css";

const drawings = {
  suggestions: (
    <>
      <circle cx="34" cy="25" r="8" />
      <path d="M18 58c0-11 7-17 16-17s16 6 16 17" />
      <circle className={classes.dashed} cx="86" cy="25" r="8" />
      <path className={classes.dashed} d="M70 58c0-11 7-17 16-17s16 6 16 17" />
      <circle className={classes.accentFill} cx="60" cy="25" r="3.5" />
    </>
  ),
  inbox: (
    <>
      <path d="M30 40l9-22h42l9 22v16a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" />
      <path className={classes.accent} d="M30 40h17c2 7 24 7 26 0h17" />
      <path className={classes.dashed} d="M60 6v20" />
    </>
  ),
  sent: (
    <>
      <path d="M26 36L92 12 74 60 58 44z" />
      <path d="M92 12L58 44v16l8-9" />
      <path className={`${classes.accent} ${classes.dashed}`} d="M8 54c8-2 14-6 18-12" />
    </>
  ),
  connections: (
    <>
      <circle cx="34" cy="36" r="14" />
      <circle cx="86" cy="36" r="14" />
      <path className={`${classes.accent} ${classes.dashed}`} d="M50 36h20" />
    </>
  ),
  jobs: (
    <>
      <rect className={classes.dashed} x="34" y="8" width="64" height="40" rx="5" />
      <rect className={classes.filled} x="22" y="20" width="64" height="44" rx="5" />
      <path d="M32 34h22M32 44h38" />
      <path className={classes.accent} d="M32 54h14" />
    </>
  ),
  search: (
    <>
      <path d="M30 8h30l14 14v42H30z" />
      <path d="M60 8v14h14M40 34h20M40 43h14" />
      <circle className={`${classes.accent} ${classes.filled}`} cx="76" cy="48" r="11" />
      <path className={classes.accent} d="M84 56l9 9" />
    </>
  ),
  profile: (
    <>
      <rect x="20" y="12" width="80" height="48" rx="6" />
      <circle className={`${classes.accent} ${classes.dashed}`} cx="40" cy="32" r="9" />
      <path className={classes.dashed} d="M58 28h30M58 37h20M32 50h56" />
    </>
  ),
  incomplete: (
    <>
      <rect x="20" y="12" width="80" height="48" rx="6" />
      <circle cx="40" cy="30" r="8" />
      <path d="M58 27h30M58 35h18M32 48h18" />
      <path className={`${classes.accent} ${classes.dashed}`} d="M56 48h34" />
    </>
  ),
  failed: (
    <>
      <path d="M4 36h24" />
      <path d="M46 22h-8a10 10 0 0 0-10 10v8a10 10 0 0 0 10 10h8z" />
      <path className={classes.accent} d="M46 30h9M46 42h9" />
      <path d="M72 22h8a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10h-8z" />
      <path d="M90 36h26" />
      <path className={classes.dashed} d="M63 8v8M63 56v8" />
    </>
  ),
};

export type Drawing = keyof typeof drawings;

export const Illustration = ({ drawing }: { drawing: Drawing }) => (
  <svg className={classes.drawing} viewBox="0 0 120 72" aria-hidden="true">
    {drawings[drawing]}
  </svg>
);
