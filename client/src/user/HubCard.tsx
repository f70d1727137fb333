import { IconArrowRight, IconBriefcase, IconFileSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../components/Icon.tsx";
import { Meter, Steps, type Strength } from "../components/Score.tsx";
import { Tag } from "../components/Tag.tsx";
import { productName } from "../product.ts";
import ui from "../ui.module.css";
import classes from "./HubCard.module.css";

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className={`${ui.s13} ${ui.secondary}`}>{text}</p>
      {/* A picture of the thing, not the thing. */}
      <div className={classes.demo} aria-hidden="true">
        {children}
      </div>
    </li>
  );
}

const SampleJob = ({ title, percent, strength }: { title: string; percent: number; strength: Strength }) => (
  <div className={`${ui.row} ${ui.s13}`}>
    <span className={ui.grow}>{title}</span>
    <Steps strength={strength} />
    <b className={classes.percent}>{percent}%</b>
  </div>
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
        >
          <div className={classes.needs}>
            <span>Must</span>
            <div className={ui.tags}>
              <Tag small>Rust</Tag>
              <Tag small>PostgreSQL</Tag>
            </div>
            <span>Nice</span>
            <div className={ui.tags}>
              <Tag small>gRPC</Tag>
              <Tag small>Kafka</Tag>
            </div>
          </div>
        </Feature>
        <Feature
          title="Match Score Analysis"
          text="Each number opens into its parts. Change your name and it stays the same."
        >
          <div className={`${ui.stack} ${ui.tight}`}>
            <Meter name="Must-have skills" percent={88} />
            <Meter name="Level" percent={74} />
          </div>
        </Feature>
        <Feature
          title="Instant Results"
          text="Upload a CV once; every opening is scored in seconds, best first."
        >
          <div className={`${ui.stack} ${ui.tight}`}>
            <SampleJob title="Storage Engineer" percent={88} strength="excellent" />
            <SampleJob title="Founding Engineer" percent={76} strength="high" />
          </div>
        </Feature>
      </ul>
      <div className={classes.ways}>
        <Way
          href="/matcher"
          icon={IconFileSearch}
          title="AI Job Finder"
          text="Match your CV with open positions"
        />
        <Way
          href="/jobs"
          icon={IconBriefcase}
          title="Browse Job Board"
          text="Search and filter every opening"
        />
      </div>
    </section>
  );
}
