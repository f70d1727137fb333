import { ChipRow } from "../components/ChipRow.tsx";
import { employmentLabel, levelLabel, remoteLabel } from "./labels.ts";
import { noPayFilter, payText } from "./pay.ts";
import { type FacetName, facetNames, noSearch, type Search, toggled, withPay } from "./search.ts";

const labelsOf: Record<FacetName, (value: string) => string> = {
  place: (value) => value,
  remote: remoteLabel,
  level: levelLabel,
  technology: (value) => value,
  employment_type: employmentLabel,
};

type FilterChipsProps = {
  search: Search;
  onChange: (search: Search) => void;
  onClear?: () => void;
};

export function FilterChips({ search, onChange, onClear }: FilterChipsProps) {
  const chips = facetNames.flatMap((name) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      label: labelsOf[name](value),
      onRemove: () => onChange(toggled(search, name, value)),
    })),
  );
  const pay = {
    key: "pay",
    label: payText(search.pay),
    onRemove: () => onChange(withPay(search, noPayFilter)),
  };
  return (
    <ChipRow
      chips={search.pay.currency ? [...chips, pay] : chips}
      onClear={
        onClear ?? (() => onChange(withPay({ ...noSearch, q: search.q, sort: search.sort }, noPayFilter)))
      }
    />
  );
}
