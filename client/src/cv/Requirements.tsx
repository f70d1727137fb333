import { VisuallyHidden } from "@mantine/core";
import {
  IconArrowsSplit2,
  IconCircleCheck,
  IconCircleDotted,
  IconCircleMinus,
  IconPencilPlus,
} from "@tabler/icons-react";
import { Children, type ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import { webAddress } from "../text/webAddress.ts";
import type { Requirement } from "./contract.ts";
import classes from "./Requirements.module.css";

// Stacking cells on small screens takes their roles away, unless they are spelled out.
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
};

function Skill({ of: { skill, must, shownIn, has, through } }: { of: Requirement }) {
  const known = has ?? through;
  const words = (
    <>
      {skill}
      {known && <span className={classes.must}> you have {known}</span>}
      {must && <span className={classes.must}> must</span>}
    </>
  );
  const address = webAddress(shownIn?.url);
  return address && shownIn ? (
    <a
      className={`${ui.s12} ${ui.tag} ${classes.skill}`}
      data-small
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={`Shown in ${shownIn.repository}`}
    >
      {words}
      <VisuallyHidden>, shown in {shownIn.repository}</VisuallyHidden>
    </a>
  ) : (
    <span className={`${ui.s12} ${ui.tag}`} data-small>
      {words}
    </span>
  );
}

/** What an icon and a colour stand for, in every cell. */
const looks = {
  both: IconCircleCheck,
  claimed: IconCircleDotted,
  shown: IconPencilPlus,
  neither: IconCircleMinus,
  indirectly: IconArrowsSplit2,
};
type GroupProps = { name: string; look: keyof typeof looks; skills: Requirement[]; note?: string };

function Group({ name, look, skills, note }: GroupProps) {
  return (
    <div data-tone={look}>
      <span className={`${ui.row} ${classes.name}`}>
        <Icon of={looks[look]} size={14} />
        {name}
      </span>
      {skills.length > 0 ? (
        <ul className={classes.skills}>
          {skills.map((one) => (
            <li key={one.skill}>
              <Skill of={one} />
            </li>
          ))}
        </ul>
      ) : (
        <p>None</p>
      )}
      {note && skills.length > 0 && <p>{note}</p>}
    </div>
  );
}

type RowProps = { title: string; span?: number; children: ReactNode };

const Row = ({ title, span, children }: RowProps) => (
  <tr {...as.row}>
    <th {...as.rowheader}>{title}</th>
    {Children.toArray(children).map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed columns
      <td key={index} {...as.cell} colSpan={span}>
        {child}
      </td>
    ))}
  </tr>
);

type RequirementsTableProps = {
  requirements: Requirement[];
  /** Whether there is code to look at; without it only the first question is asked. */
  withCode: boolean;
};

/** What the job asks for, by two questions: does the CV claim it, does the code show it. */
export function RequirementsTable({ requirements, withCode }: RequirementsTableProps) {
  // Code cannot show spoken languages: they have a row of their own beside it.
  const languages = withCode ? requirements.filter((one) => one.spoken) : [];
  const rest = requirements.filter((one) => !languages.includes(one));
  const indirectly = rest.filter((one) => one.through !== null);
  const direct = rest.filter((one) => one.through === null);
  const where = (inCv: boolean, isShown: boolean) =>
    direct.filter((one) => one.inCv === inCv && (!withCode || (one.shownIn !== null) === isShown));
  const span = withCode ? 2 : 1;
  const [claimed, unclaimed] = [true, false].map((inCv) => languages.filter((one) => one.inCv === inCv));
  return (
    <table className={classes.table} data-wide={withCode || undefined} {...as.table}>
      <caption>
        <VisuallyHidden>
          What the job asks for, by what your CV claims{withCode && " and what your code shows"}
        </VisuallyHidden>
      </caption>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          <td {...as.cell} />
          {withCode && <th {...as.columnheader}>Shown in your code</th>}
          <th {...as.columnheader}>{withCode ? "Not shown in your code" : "Asked for by the job"}</th>
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        <Row title="Claimed in your CV">
          {withCode && <Group name="Claimed and shown" look="both" skills={where(true, true)} />}
          <Group
            name={withCode ? "Claimed only" : "Claimed"}
            look={withCode ? "claimed" : "both"}
            skills={where(true, false)}
          />
        </Row>
        <Row title="Not claimed">
          {withCode && (
            <Group
              name="Shown only"
              look="shown"
              skills={where(false, true)}
              note="Worth adding to your CV."
            />
          )}
          <Group name={withCode ? "Neither" : "Not claimed"} look="neither" skills={where(false, false)} />
        </Row>
        {/* Neither claimed nor shown, though something else implies it or does the same job. */}
        {indirectly.length > 0 && (
          <Row title="Indirectly" span={span}>
            <Group name="Known through something else" look="indirectly" skills={indirectly} />
          </Row>
        )}
        {languages.length > 0 && (
          <Row title="Languages" span={span}>
            <div className={classes.languages}>
              {claimed && claimed.length > 0 && <Group name="Claimed" look="both" skills={claimed} />}
              {unclaimed && unclaimed.length > 0 && (
                <Group name="Not claimed" look="neither" skills={unclaimed} />
              )}
            </div>
          </Row>
        )}
      </tbody>
    </table>
  );
}
