import { IconArrowRight, IconBriefcase, IconFileSearch } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "../components/Icon.tsx";
import { productName } from "../product.ts";
import ui from "../styles/ui.module.css";
import classes from "./HubCard.module.css";

const Feature = ({ title, text }: { title: string; text: string }) => (
  <li>
    <h3>{title}</h3>
    <p className={`${ui.s13} ${ui.secondary}`}>{text}</p>
  </li>
);

function Way({
  href,
  icon,
  title,
  text,
}: {
  href: string;
  icon: typeof IconBriefcase;
  title: string;
  text: string;
}) {
  return (
    <Link href={href} className={classes.way}>
      <Icon of={icon} size={20} />
      <span className={ui.grow}>
        <b>{title}</b>
        <span className={`${ui.s13} ${ui.secondary}`}>{text}</span>
      </span>
      <Icon of={IconArrowRight} />
    </Link>
  );
}

/** The other half of the product, which appears a moment after the welcome. */
export function HubCard() {
  return (
    <section className={`${ui.card} ${classes.card}`} aria-labelledby="hub">
      <div className={classes.head}>
        <h2 id="hub" className={ui.title22}>
          {productName}
        </h2>
        <p className={ui.secondary}>Use the same evidence to find a job.</p>
      </div>
      <ul className={classes.features}>
        <Feature
          title="Smart Job Matching"
          text="Skills weighed by how rare they are; must-haves kept apart from nice-to-haves."
        />
        <Feature
          title="Match Score Analysis"
          text="Each number opens into its parts. Change your name and it stays the same."
        />
        <Feature
          title="Instant Results"
          text="Upload a CV once; every job is scored in seconds, best first."
        />
      </ul>
      <div className={classes.ways}>
        <Way
          href="/matcher"
          icon={IconFileSearch}
          title="AI Job Finder"
          text="Match your CV with open positions"
        />
        <Way href="/jobs" icon={IconBriefcase} title="Browse Job Board" text="Search and filter every job" />
      </div>
    </section>
  );
}
