import classes from "./KeyHint.module.css";

/** A key as it is printed on a keyboard. */
export const KeyHint = ({ children }: { children: string }) => <kbd className={classes.key}>{children}</kbd>;
