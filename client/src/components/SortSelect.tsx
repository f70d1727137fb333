import { NativeSelect } from "@mantine/core";
import { useId } from "react";

type SortSelectProps<Sort extends string> = {
  options: readonly (readonly [Sort, string])[];
  value: Sort;
  onChange: (sort: Sort) => void;
};

export function SortSelect<Sort extends string>({ options, value, onChange }: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <div className="row text-13 secondary end" data-screen-only>
      <label htmlFor={id}>Sort by</label>
      <NativeSelect
        id={id}
        size="xs"
        data={options.map(([sort, label]) => ({ value: sort, label }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Sort)}
      />
    </div>
  );
}
