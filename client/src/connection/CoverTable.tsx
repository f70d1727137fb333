import { VisuallyHidden } from "@mantine/core";
import { IconCircleCheck, IconCircleDotted, IconCircleMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import { StepIndicator } from "../components/StepIndicator.tsx";
import { TableHead } from "../components/TableHead.tsx";
import { areaLabel } from "../people/labels.ts";
import { repositoryName } from "../profile/claims.ts";
import { plural } from "../text/plural.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./PairCard.module.css";

type Pair = RouterOutputs["profile"]["pair"];
type Area = NonNullable<Pair["they"]>["areas"][number];
export type Cover = { area: string; you: Area | undefined; they: Area; covered: string };

export const levels = ["None", "Some", "Solid", "Deep"];
const rank = (area: Area | undefined) => (area ? levels.indexOf(area.level) : 0);

function coveredBy(you: Area | undefined, they: Area): string {
  const [yours, theirs] = [rank(you) >= 2, rank(they) >= 2];
  if (yours && theirs) return "Both";
  if (yours || theirs) return yours ? "You" : "Them";
  return rank(you) + rank(they) > 0 ? "Weak" : "Nobody";
}

/** The areas, best covered first. */
export function coverOf({ you, they }: Pair): Cover[] {
  return (they?.areas ?? [])
    .map((area) => {
      const mine = you?.areas.find((item) => item.area === area.area);
      return { area: area.area, you: mine, they: area, covered: coveredBy(mine, area) };
    })
    .sort(
      (a, b) =>
        Math.max(rank(b.you), rank(b.they)) - Math.max(rank(a.you), rank(a.they)) ||
        rank(b.you) + rank(b.they) - rank(a.you) - rank(a.they),
    );
}

export const LevelBars = ({ level }: { level: string }) => (
  <span className="row">
    <StepIndicator filled={levels.indexOf(level)} total={3} className={classes.bars} />
    <span className={level === "None" ? "tertiary" : undefined}>{level}</span>
  </span>
);

/** The count is the sum over all repositories, so the text must not attribute it to one of them. */
function placesText({ commits }: Area, first: string, more: number): string {
  if (commits === 0) return `in ${first}${more > 0 ? ` and ${more} more` : ""}`;
  const count = plural(commits, "commit");
  return more > 0 ? `${count} in ${more + 1} repositories such as ${first}` : `${count} in ${first}`;
}

export function AreaLevel({ of }: { of: Area | undefined }) {
  const [first, ...rest] = of?.repositories ?? [];
  return (
    <>
      <LevelBars level={of?.level ?? "None"} />
      {of && first && <small>{placesText(of, repositoryName(first), rest.length)}</small>}
    </>
  );
}

const icons = { Weak: IconCircleMinus, Nobody: IconCircleDotted };

/** `who` is one or more names, "Weak" or "Nobody". */
const CoveredBy = ({ who }: { who: string }) => (
  <span className={`medium text-success ${classes.state}`} data-state={who}>
    <Icon icon={icons[who as keyof typeof icons] ?? IconCircleCheck} size={14} />
    {who}
  </span>
);

type CoverTableProps = {
  caption: string;
  names: string[];
  rows: { area: string; levels: ReactNode[]; covered?: string }[];
};

export function CoverTable({ caption, names, rows }: CoverTableProps) {
  const hasCover = rows.some(({ covered }) => covered);
  return (
    <table className={`text-13 table stacked anywhere ${classes.cover}`}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <TableHead columns={["Area", ...names, ...(hasCover ? ["Covered by"] : [])]} />
      <tbody>
        {rows.map(({ area, levels, covered }) => (
          <tr key={area}>
            <th scope="row">{areaLabel(area)}</th>
            {names.map((name, index) => (
              <td key={name} data-who={name}>
                {levels[index]}
              </td>
            ))}
            {covered && (
              <td>
                <CoveredBy who={covered} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
