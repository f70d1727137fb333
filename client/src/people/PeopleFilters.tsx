import { areas } from "@career-hub/server/matching/enums.ts";
import { Checkbox, NativeSelect, VisuallyHidden } from "@mantine/core";
import { Link } from "wouter";
import { CheckGroup } from "../components/CheckGroup.tsx";
import job from "../components/Filters.module.css";
import { FacetPicker } from "../job/FacetPicker.tsx";
import { plural } from "../text/plural.ts";
import type { RouterOutputs } from "../trpc.ts";
import { areaLabel, lookingLabel } from "./labels.ts";
import { type PeopleSearch, toggled } from "./search.ts";

type Facets = RouterOutputs["profile"]["people"]["facets"];
type FilterProps = {
  facets: Facets | undefined;
  hasTimeZone: boolean;
  search: PeopleSearch;
  onChange: (search: PeopleSearch) => void;
};

const zones = [2, 4, 6, 8];
const hours = [5, 10, 15, 20, 30, 40];
const any = { value: "", label: "Any" };

export function PeopleFilters({ facets, hasTimeZone, search, onChange }: FilterProps) {
  const numbers = (value: string) => (value ? Number(value) : null);
  const checks = (name: "looking" | "area") => {
    const counts: { value: string; count: number }[] | undefined = facets?.[name];
    const chosen: string[] = search[name];
    return {
      countOf: counts && ((value: string) => counts.find((option) => option.value === value)?.count ?? 0),
      countText: (count: number) => plural(count, "person", "people"),
      isChosen: (value: string) => chosen.includes(value),
      onToggle: (value: string) => onChange(toggled(search, name, value)),
    };
  };
  const areaValues = facets?.area.map(({ value }) => value) ?? areas.slice(0, 5);
  return (
    <>
      <CheckGroup
        label="Availability"
        values={["now", "open"]}
        labelOf={lookingLabel}
        {...checks("looking")}
      />
      <CheckGroup label="Areas they can own" values={areaValues} labelOf={areaLabel} {...checks("area")} />
      <NativeSelect
        classNames={{ label: job.label ?? "" }}
        label="Time zone"
        description={
          hasTimeZone ? undefined : (
            <Link className="link" href="/profile/wishes">
              Set your own time zone first
            </Link>
          )
        }
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
            Only people who meet all my must-haves
            <VisuallyHidden>: {plural(facets?.musts ?? 0, "person", "people")}</VisuallyHidden>
          </>
        }
      />
    </>
  );
}
