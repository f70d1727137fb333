import { FacetPicker } from "../job/FacetPicker.tsx";
import { FilterChips } from "../job/FilterChips.tsx";
import { levelLabel, levels, remoteKinds, remoteLabel } from "../job/labels.ts";
import { PayFields } from "../job/PayFields.tsx";
import { PlacePicker } from "../job/PlacePicker.tsx";
import { currenciesOf } from "../job/pay.ts";
import { SortBy } from "../job/SortBy.tsx";
import { countFilters, noSearch, type Search, toggled, withPay } from "../job/search.ts";
import { listed } from "../text/listed.ts";
import { trpc } from "../trpc.ts";
import type { MatchAnswer } from "./contract.ts";
import classes from "./Matches.module.css";

type MatchFiltersProps = {
  search: Search;
  hidden: MatchAnswer["hidden"] | undefined;
  onChange: (search: Search) => void;
};

function hiddenSentence(hidden: MatchAnswer["hidden"]): string {
  const reasons = [
    hidden.place > 0 && `${hidden.place} by place`,
    hidden.remote > 0 && `${hidden.remote} by remote`,
    hidden.level > 0 && `${hidden.level} by level`,
    hidden.pay > 0 && `${hidden.pay} by pay`,
  ].filter((reason) => typeof reason === "string");
  return reasons.length > 0 ? `Your filters hide ${listed(reasons)}.` : "Your filters hide nothing.";
}

/** Filters of the matches, with the number of jobs that each one hides. */
export function MatchFilters({ search, hidden, onChange }: MatchFiltersProps) {
  const { data: facets } = trpc.job.facets.useQuery({});
  const hasFilters = countFilters(search) > 0;
  const sortedOptions = (name: "remote" | "level", order: string[]) =>
    order.flatMap((value) => facets?.[name].filter((option) => option.value === value) ?? []);
  const picker = (name: "place" | "remote" | "level") => ({
    chosen: search[name],
    onToggle: (value: string) => onChange(toggled(search, name, value)),
  });
  const currencies = currenciesOf(facets);
  return (
    <div className="stack gap-12 mb-4" data-screen-only>
      <div className={`gap-12 ${classes.fields}`}>
        <PlacePicker counts={facets?.place ?? []} {...picker("place")} />
        <FacetPicker
          label="Remote"
          placeholder="Any"
          counts={sortedOptions("remote", remoteKinds)}
          labelOf={remoteLabel}
          {...picker("remote")}
        />
        <FacetPicker
          label="Level"
          placeholder="Any level"
          counts={sortedOptions("level", levels)}
          labelOf={levelLabel}
          {...picker("level")}
        />
        <PayFields
          filter={search.pay}
          currencies={currencies}
          onChange={(pay) => onChange(withPay(search, pay))}
        />
      </div>
      <SortBy search={search} currencies={currencies} scored onChange={onChange} />
      {hasFilters && (
        <div className="row wrap justify-between gap-8-16">
          <p className="text-13 secondary" role="status">
            {hidden && hiddenSentence(hidden)}
          </p>
          <FilterChips
            search={search}
            onChange={onChange}
            onClear={() => onChange({ ...noSearch, sort: "match" })}
          />
        </div>
      )}
    </div>
  );
}
