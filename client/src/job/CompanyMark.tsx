import { initialsOf } from "../components/Avatar.tsx";
import classes from "./CompanyMark.module.css";

/** The company's initials; the sources of jobs have no logos. */
export const CompanyMark = ({ company }: { company: string }) => (
  <span className={`tile ${classes.mark}`} aria-hidden="true">
    {initialsOf(company) || "?"}
  </span>
);
