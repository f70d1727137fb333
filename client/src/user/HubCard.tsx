import { IconBolt, IconChartBar, IconTargetArrow } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { productName } from "../product.ts";
import classes from "./HubCard.module.css";

const features = [
  { icon: IconTargetArrow, title: "Smart Job Matching" },
  { icon: IconChartBar, title: "Match Score Analysis" },
  { icon: IconBolt, title: "Instant Results" },
];

/** Links to the job features; fades in after the welcome card. */
export const HubCard = () => (
  <section className={`card stack pad-16 ${classes.card}`} aria-labelledby="hub">
    <h2 id="hub">{productName}</h2>
    <ul className="stack gap-8">
      {features.map(({ icon, title }) => (
        <li key={title} className="row">
          <Icon icon={icon} className="text-accent" />
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
    <div className={`row wrap ${classes.ways}`}>
      <LinkButton href="/matcher">AI Job Finder</LinkButton>
      <LinkButton href="/jobs">Browse Job Board</LinkButton>
    </div>
  </section>
);
