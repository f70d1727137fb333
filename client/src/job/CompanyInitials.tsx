import { initialsOf } from "../components/Avatar.tsx";
import classes from "./CompanyInitials.module.css";

/** The company's initials; the sources of jobs have no logos. */
export const CompanyInitials = ({ company }: { company: string }) => (
  <span className={`tile secondary ${classes.initials}`} aria-hidden="true">
    {initialsOf(company) || "?"}
  </span>
);
