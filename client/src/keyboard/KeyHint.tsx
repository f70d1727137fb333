import classes from "./KeyHint.module.css";

export const KeyHint = ({ children }: { children: string }) => <kbd className={classes.key}>{children}</kbd>;
