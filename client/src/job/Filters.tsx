import { employmentTypes } from "@career-hub/server/job/enums.ts";
import { IconRss } from "@tabler/icons-react";
import { CheckGroup } from "../components/CheckGroup.tsx";
import { Icon } from "../components/Icon.tsx";
import { plural } from "../text/plural.ts";
import type { RouterOutputs } from "../trpc.ts";
import { type Count, FacetPicker, FullSentence } from "./FacetPicker.tsx";
import { employmentLabel, levelLabel, levels, remoteKinds, remoteLabel } from "./labels.ts";
import { PayFields } from "./PayFields.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { currenciesOf } from "./pay.ts";
import {
  type FacetName,
  feedAddressOf,
  includesIgnoringCase,
  isFull,
  type Search,
  toggled,
  withPay,
} from "./search.ts";

type Facets = RouterOutputs["job"]["facets"];

type GroupProps = {
  label: string;
  order: readonly string[];
  labelOf: (value: string) => string;
  /** Undefined while loading. */
  counts: Count[] | undefined;
  chosen: string[];
  onToggle: (value: string) => void;
};

function FacetChecks({ label, order, labelOf, counts, chosen, onToggle }: GroupProps) {
  const countOf = (value: string) => counts?.find((option) => option.value === value)?.count ?? 0;
  const all = new Set([...order, ...(counts ?? []).map((option) => option.value), ...chosen]);
  const values = counts
    ? [...all].filter((value) => countOf(value) > 0 || includesIgnoringCase(chosen, value))
    : order;
  if (values.length === 0) return null;
  return (
    <CheckGroup
      {...{ label, values, labelOf, onToggle }}
      countOf={counts && countOf}
      countText={(count) => plural(count, "opening")}
      isChosen={(value) => includesIgnoringCase(chosen, value)}
      full={isFull(chosen)}
    >
      {isFull(chosen) && <FullSentence />}
    </CheckGroup>
  );
}

type FiltersProps = {
  facets: Facets | undefined;
  pending: boolean;
  search: Search;
  onChange: (search: Search, options?: { typed: boolean }) => void;
};

export default function Filters({ facets, pending, search, onChange }: FiltersProps) {
  const group = (name: FacetName) => ({
    counts: facets?.[name] ?? (pending ? undefined : []),
    chosen: search[name],
    onToggle: (value: string) => onChange(toggled(search, name, value)),
  });
  return (
    <>
      <PlacePicker search={search} {...group("place")} />
      <FacetChecks label="Remote" order={remoteKinds} labelOf={remoteLabel} {...group("remote")} />
      <FacetChecks label="Level" order={levels} labelOf={levelLabel} {...group("level")} />
      <FacetPicker label="Technology" placeholder="Add a technology" search {...group("technology")} />
      <FacetChecks
        label="Employment type"
        order={employmentTypes}
        labelOf={employmentLabel}
        {...group("employment_type")}
      />
      <PayFields
        filter={search.pay}
        currencies={currenciesOf(facets)}
        noStatedPayLabel="Include openings with no stated pay"
        onChange={(pay, options) => onChange(withPay(search, pay), options)}
      />
      <a className="row text-13 secondary quiet-link" href={`/api/jobs.rss${feedAddressOf(search)}`}>
        <Icon icon={IconRss} />
        Follow this search by RSS
      </a>
    </>
  );
}
