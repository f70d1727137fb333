import ui from "../styles/ui.module.css";
import classes from "./Nothing.module.css";

/** The sentence of an empty part. */
export const Nothing = ({ children }: { children: string }) => (
  <p className={`${ui.secondary} ${classes.nothing}`}>{children}</p>
);
