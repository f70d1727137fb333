import { IconBolt, IconChartBar, IconTargetArrow } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { productName } from "../product.ts";
import ui from "../styles/ui.module.css";
import classes from "./HubCard.module.css";

const features = [
  { icon: IconTargetArrow, title: "Smart Job Matching" },
  { icon: IconChartBar, title: "Match Score Analysis" },
  { icon: IconBolt, title: "Instant Results" },
];

/** Links to the job features; fades in after the welcome card. */
export const HubCard = () => (
  <section className={`${ui.card} ${ui.stack} ${ui.pad16} ${classes.card}`} aria-labelledby="hub">
    <h2 id="hub">{productName}</h2>
    <ul className={`${ui.stack} ${ui.tight} ${classes.features}`}>
      {features.map(({ icon, title }) => (
        <li key={title}>
          <Icon icon={icon} />
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
    <div className={`${ui.row} ${ui.wrap} ${classes.ways}`}>
      <LinkButton href="/matcher">AI Job Finder</LinkButton>
      <LinkButton href="/jobs">Browse Job Board</LinkButton>
    </div>
  </section>
);
