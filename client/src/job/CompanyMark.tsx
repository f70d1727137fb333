import { initialsOf } from "../components/Avatar.tsx";
import ui from "../styles/ui.module.css";
import classes from "./CompanyMark.module.css";

/** The company's initials; the sources of jobs have no logos. */
export const CompanyMark = ({ company }: { company: string }) => (
  <span className={`${ui.tile} ${classes.mark}`} aria-hidden="true">
    {initialsOf(company) || "?"}
  </span>
);
