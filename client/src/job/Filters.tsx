import { Checkbox, VisuallyHidden } from "@mantine/core";
import { IconRss } from "@tabler/icons-react";
import { Bone } from "../components/Bone.tsx";
import classes from "../components/Filters.module.css";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import type { RouterOutputs } from "../trpc.ts";
import { type Count, FacetPicker, FullSentence } from "./FacetPicker.tsx";
import { employmentLabel, employmentTypes, levelLabel, levels, remoteKinds, remoteLabel } from "./labels.ts";
import { PayFields } from "./PayFields.tsx";
import { type FacetName, feedAddressOf, holds, isFull, type Search, toggled, withPay } from "./search.ts";

type Facets = RouterOutputs["job"]["facets"];

type GroupProps = {
  label: string;
  order: string[];
  labelOf: (value: string) => string;
  /** Undefined while they are on their way. */
  counts: Count[] | undefined;
  chosen: string[];
  onToggle: (value: string) => void;
};

/** The usual values as grey lines, so that what stands below does not move when they come. */
const GroupSkeleton = ({ label, order }: Pick<GroupProps, "label" | "order">) => (
  <div className={`${ui.stack} ${ui.tight} ${classes.group}`} aria-hidden="true">
    <div className={classes.label}>{label}</div>
    {order.map((value) => (
      <div key={value} className={classes.bone}>
        <Bone width="62%" />
      </div>
    ))}
  </div>
);

function CheckGroup({ label, order, labelOf, counts, chosen, onToggle }: GroupProps) {
  if (!counts) return <GroupSkeleton label={label} order={order} />;
  const countOf = (value: string) => counts.find((one) => one.value === value)?.count ?? 0;
  const others = [...counts.map((one) => one.value), ...chosen].filter((value) => !order.includes(value));
  const values = [...order, ...new Set(others)].filter((value) => countOf(value) > 0 || holds(chosen, value));
  if (values.length === 0) return null;
  const full = isFull(chosen);
  return (
    <fieldset className={`${ui.stack} ${ui.tight} ${classes.group}`}>
      <legend className={classes.label}>{label}</legend>
      {values.map((value) => (
        <div key={value} className={classes.check}>
          <Checkbox
            checked={holds(chosen, value)}
            disabled={full && !holds(chosen, value)}
            onChange={() => onToggle(value)}
            label={
              <>
                {labelOf(value)}
                <span className={classes.count}>
                  {countOf(value)}
                  <VisuallyHidden> openings</VisuallyHidden>
                </span>
              </>
            }
          />
        </div>
      ))}
      {full && <FullSentence />}
    </fieldset>
  );
}

type FiltersProps = {
  facets: Facets | undefined;
  /** Whether they are on their way. */
  pending: boolean;
  search: Search;
  onChange: (search: Search) => void;
};

/** Every filter with how many openings each value would leave. */
export default function Filters({ facets, pending, search, onChange }: FiltersProps) {
  const group = (name: FacetName) => ({
    counts: facets?.[name] ?? (pending ? undefined : []),
    chosen: search[name],
    onToggle: (value: string) => onChange(toggled(search, name, value)),
  });
  return (
    <>
      <FacetPicker label="Place" placeholder="Any place" {...group("place")} />
      <CheckGroup label="Remote" order={remoteKinds} labelOf={remoteLabel} {...group("remote")} />
      <CheckGroup label="Level" order={levels} labelOf={levelLabel} {...group("level")} />
      <FacetPicker label="Technology" placeholder="Add a technology" search {...group("technology")} />
      <CheckGroup
        label="Employment type"
        order={employmentTypes}
        labelOf={employmentLabel}
        {...group("employment_type")}
      />
      <PayFields
        filter={search.pay}
        currencies={facets?.pay.flatMap(({ value }) => (value === "none" ? [] : value)) ?? []}
        unpaidLabel="Show openings without pay"
        onChange={(pay) => onChange(withPay(search, pay))}
      />
      <a className={`${ui.row} ${ui.s13} ${classes.feed}`} href={`/api/jobs.rss${feedAddressOf(search)}`}>
        <Icon of={IconRss} />
        Follow this search by RSS
      </a>
    </>
  );
}
