import { initialsOf } from "../components/Avatar.tsx";
import ui from "../styles/ui.module.css";
import classes from "./CompanyMark.module.css";

/** To find a card again by: no board of openings brings the companies' own marks along. */
export const CompanyMark = ({ company }: { company: string }) => (
  <span className={`${ui.tile} ${classes.mark}`} aria-hidden="true">
    {initialsOf(company) || "?"}
  </span>
);
