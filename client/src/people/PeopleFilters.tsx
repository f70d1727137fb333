import { Checkbox, NativeSelect, VisuallyHidden } from "@mantine/core";
import { Bone } from "../components/Bone.tsx";
import job from "../components/Filters.module.css";
import { FacetPicker } from "../job/FacetPicker.tsx";
import ui from "../styles/ui.module.css";
import { plural } from "../text/plural.ts";
import type { RouterOutputs } from "../trpc.ts";
import { areaLabel, lookingLabel } from "./labels.ts";
import { type ListName, type PeopleSearch, toggled } from "./search.ts";

export type Facets = RouterOutputs["profile"]["people"]["facets"];
export type FilterProps = {
  facets: Facets | undefined;
  hasTimeZone: boolean;
  search: PeopleSearch;
  onChange: (search: PeopleSearch) => void;
};

const zones = [2, 4, 6, 8];
const hours = [5, 10, 15, 20, 30, 40];
const any = { value: "", label: "Any" };

function Checks(
  props: FilterProps & { name: ListName; label: string; values: string[]; word: (value: string) => string },
) {
  const { name, label, values, word, facets, search, onChange } = props;
  const counts: { value: string; count: number }[] = facets?.[name] ?? [];
  const chosen: string[] = search[name];
  return (
    <fieldset className={`${ui.stack} ${ui.tight} ${job.group}`}>
      <legend className={job.label}>{label}</legend>
      {!facets && values.map((value) => <Bone key={value} width="62%" height={20} />)}
      {facets &&
        values.map((value) => (
          <div key={value} className={job.check}>
            <Checkbox
              checked={chosen.includes(value)}
              onChange={() => onChange(toggled(search, name, value))}
              label={
                <>
                  {word(value)}
                  <span className={job.count}>
                    {counts.find((one) => one.value === value)?.count ?? 0}
                    <VisuallyHidden> people</VisuallyHidden>
                  </span>
                </>
              }
            />
          </div>
        ))}
    </fieldset>
  );
}

/** Every filter, with how many people each value would leave. */
export function PeopleFilters(props: FilterProps) {
  const { facets, hasTimeZone, search, onChange } = props;
  const numbers = (value: string) => (value ? Number(value) : null);
  const areas = facets?.area.map(({ value }) => value) ?? [
    "product",
    "design",
    "interface",
    "services",
    "data",
  ];
  return (
    <>
      <Checks {...props} name="looking" label="Looking" values={["now", "open"]} word={lookingLabel} />
      <Checks {...props} name="area" label="Can own" values={areas} word={areaLabel} />
      <NativeSelect
        classNames={{ label: job.label ?? "" }}
        label="Time zone"
        description={hasTimeZone ? undefined : "Set your own time zone first."}
        disabled={!hasTimeZone}
        data={[any, ...zones.map((zone) => ({ value: String(zone), label: `Within ${zone} hours of mine` }))]}
        value={String(search.zone ?? "")}
        onChange={(event) => onChange({ ...search, zone: numbers(event.currentTarget.value) })}
      />
      <NativeSelect
        classNames={{ label: job.label ?? "" }}
        label="Minimum hours a week"
        data={[any, ...hours.map(String)]}
        value={String(search.hours ?? "")}
        onChange={(event) => onChange({ ...search, hours: numbers(event.currentTarget.value) })}
      />
      {(["domain", "technology"] as const).map((name) => (
        <FacetPicker
          key={name}
          label={name === "domain" ? "Domain" : "Technology"}
          placeholder={`Add a ${name}`}
          search
          counts={facets?.[name]}
          chosen={search[name]}
          onToggle={(value) => onChange(toggled(search, name, value))}
        />
      ))}
      <Checkbox
        checked={search.musts}
        onChange={(event) => onChange({ ...search, musts: event.currentTarget.checked })}
        label={
          <>
            Only people who meet all my musts
            <VisuallyHidden>: {plural(facets?.musts ?? 0, "person", "people")}</VisuallyHidden>
          </>
        }
      />
    </>
  );
}
