import { VisuallyHidden } from "@mantine/core";
import { Children, type ReactNode } from "react";
import type { Requirement } from "./contract.ts";
import { Credentials, Group } from "./RequirementGroups.tsx";
import classes from "./Requirements.module.css";

// Changing `display` on small screens removes the implicit roles of table elements, so they are explicit.
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
};

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
  /** What the ad says of licences, certificates and degrees. */
  credentials: string[];
  /** Whether there is a profile with code; otherwise only the CV is compared. */
  withCode: boolean;
};

/** The job's requirements by whether the CV claims them and whether the code shows them. */
export function RequirementsTable({ requirements, credentials, withCode }: RequirementsTableProps) {
  const isBelow = ({ spoken, inCv, met }: Requirement) => spoken && inCv && !met;
  // Code cannot show spoken languages, and a level is more than claimed or not, so they have a separate row.
  const isApart = withCode || requirements.some(isBelow);
  const languages = requirements.filter(({ spoken }) => spoken && isApart);
  const rest = requirements.filter((requirement) => !languages.includes(requirement));
  const indirect = rest.filter(({ through }) => through !== null);
  const unknown = rest.filter(({ notCompared }) => notCompared);
  const direct = rest.filter(({ through, notCompared }) => through === null && !notCompared);
  const where = (claimed: boolean, shown: boolean) =>
    direct.filter(({ inCv, shownIn }) => inCv === claimed && (!withCode || (shownIn !== null) === shown));
  const span = withCode ? 2 : 1;
  const claimed = languages.filter(({ inCv, met }) => inCv && met);
  const below = languages.filter(isBelow);
  const unclaimed = languages.filter(({ inCv }) => !inCv);
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
          {withCode && <Group name="Claimed and shown" tone="both" skills={where(true, true)} />}
          <Group
            name={withCode ? "Claimed only" : "Claimed"}
            tone={withCode ? "claimed" : "both"}
            skills={where(true, false)}
          />
        </Row>
        <Row title="Not claimed">
          {withCode && (
            <Group
              name="Shown only"
              tone="shown"
              skills={where(false, true)}
              note="Worth adding to your CV."
            />
          )}
          <Group name={withCode ? "Neither" : "Not claimed"} tone="neither" skills={where(false, false)} />
        </Row>
        {/* Neither claimed nor shown, but implied by something else or met by an equivalent. */}
        {indirect.length > 0 && (
          <Row title="Indirectly" span={span}>
            <Group name="Covered by a related skill" tone="indirectly" skills={indirect} />
          </Row>
        )}
        {unknown.length + credentials.length > 0 && (
          <Row title="Not compared" span={span}>
            <div className="stack gap-12">
              {unknown.length > 0 && (
                <Group
                  name="Your CV may say it in its own language"
                  tone="unknown"
                  skills={unknown}
                  note="We only know the English names of these skills."
                />
              )}
              {credentials.length > 0 && <Credentials texts={credentials} />}
            </div>
          </Row>
        )}
        {languages.length > 0 && (
          <Row title="Languages" span={span}>
            <div className={`wrap ${classes.languages}`}>
              {claimed.length > 0 && <Group name="Claimed" tone="both" skills={claimed} />}
              {below.length > 0 && (
                <Group name="Claimed, not at the level asked for" tone="claimed" skills={below} />
              )}
              {unclaimed.length > 0 && <Group name="Not claimed" tone="neither" skills={unclaimed} />}
            </div>
          </Row>
        )}
      </tbody>
    </table>
  );
}
