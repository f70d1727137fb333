import ui from "../styles/ui.module.css";

/** The text of an empty part. */
export const Nothing = ({ children }: { children: string }) => (
  <p className={`${ui.secondary} ${ui.alignLabel}`}>{children}</p>
);
