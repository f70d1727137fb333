import { VisuallyHidden } from "@mantine/core";
import {
  type Icon as Glyph,
  IconArrowsSplit2,
  IconCircleCheck,
  IconCircleDotted,
  IconCircleMinus,
  IconPencilPlus,
} from "@tabler/icons-react";
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

type Cell = { name: string; icon: Glyph; tone: string; note?: string; skills: Requirement[] };

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
      className={`${ui.s12} ${classes.skill}`}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={`Shown in ${shownIn.repository}`}
    >
      {words}
      <VisuallyHidden>, shown in {shownIn.repository}</VisuallyHidden>
    </a>
  ) : (
    <span className={`${ui.s12} ${classes.skill}`}>{words}</span>
  );
}

function Group({ cell }: { cell: Cell }) {
  return (
    <div data-tone={cell.tone}>
      <span className={`${ui.row} ${classes.name}`}>
        <Icon of={cell.icon} size={14} />
        {cell.name}
      </span>
      {cell.skills.length > 0 ? (
        <ul className={classes.skills}>
          {cell.skills.map((one) => (
            <li key={one.skill}>
              <Skill of={one} />
            </li>
          ))}
        </ul>
      ) : (
        <p>None</p>
      )}
      {cell.note && cell.skills.length > 0 && <p>{cell.note}</p>}
    </div>
  );
}

const CellOf = ({ cell }: { cell: Cell }) => (
  <td {...as.cell}>
    <Group cell={cell} />
  </td>
);

/** What is neither claimed nor shown, though something else implies it or does the same job. */
function Indirectly({ cell, span }: { cell: Cell; span: number }) {
  return (
    <tr {...as.row}>
      <th {...as.rowheader}>Indirectly</th>
      <td {...as.cell} colSpan={span}>
        <Group cell={cell} />
      </td>
    </tr>
  );
}

/** Spoken languages have a row of their own beside code, which cannot show them. */
function Languages({ languages }: { languages: Requirement[] }) {
  const cells: Cell[] = [
    { name: "Claimed", icon: IconCircleCheck, tone: "both", skills: languages.filter((one) => one.inCv) },
    {
      name: "Not claimed",
      icon: IconCircleMinus,
      tone: "neither",
      skills: languages.filter((one) => !one.inCv),
    },
  ];
  return (
    <tr {...as.row}>
      <th {...as.rowheader}>Languages</th>
      <td {...as.cell} colSpan={2}>
        <div className={classes.languages}>
          {cells.map((cell) => cell.skills.length > 0 && <Group key={cell.name} cell={cell} />)}
        </div>
      </td>
    </tr>
  );
}

type RequirementsTableProps = {
  requirements: Requirement[];
  /** Whether there is code to look at; without it only the first question is asked. */
  withCode: boolean;
};

/** What the job asks for, by two questions: does the CV claim it, does the code show it. */
export function RequirementsTable({ requirements, withCode }: RequirementsTableProps) {
  const languages = withCode ? requirements.filter((one) => one.spoken) : [];
  const rest = withCode ? requirements.filter((one) => !one.spoken) : requirements;
  const where = (inCv: boolean, shown: boolean | null) =>
    rest.filter(
      (one) =>
        one.through === null && one.inCv === inCv && (shown === null || (one.shownIn !== null) === shown),
    );
  const indirectly: Cell = {
    name: "Known through something else",
    icon: IconArrowsSplit2,
    tone: "claimed",
    skills: rest.filter((one) => one.through !== null),
  };
  const claimedShown: Cell = {
    name: "Claimed and shown",
    icon: IconCircleCheck,
    tone: "both",
    skills: where(true, true),
  };
  const claimedOnly: Cell = {
    name: withCode ? "Claimed only" : "Claimed",
    icon: withCode ? IconCircleDotted : IconCircleCheck,
    tone: withCode ? "claimed" : "both",
    skills: where(true, withCode ? false : null),
  };
  const shownOnly: Cell = {
    name: "Shown only",
    icon: IconPencilPlus,
    tone: "shown",
    note: "Worth adding to your CV.",
    skills: where(false, true),
  };
  const neither: Cell = {
    name: withCode ? "Neither" : "Not claimed",
    icon: IconCircleMinus,
    tone: "neither",
    skills: where(false, withCode ? false : null),
  };
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
        <tr {...as.row}>
          <th {...as.rowheader}>Claimed in your CV</th>
          {withCode && <CellOf cell={claimedShown} />}
          <CellOf cell={claimedOnly} />
        </tr>
        <tr {...as.row}>
          <th {...as.rowheader}>Not claimed</th>
          {withCode && <CellOf cell={shownOnly} />}
          <CellOf cell={neither} />
        </tr>
        {indirectly.skills.length > 0 && <Indirectly cell={indirectly} span={withCode ? 2 : 1} />}
        {languages.length > 0 && <Languages languages={languages} />}
      </tbody>
    </table>
  );
}
