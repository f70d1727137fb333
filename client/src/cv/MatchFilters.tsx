import { NumberInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { FacetPicker } from "../job/FacetPicker.tsx";
import { FilterChips } from "../job/FilterChips.tsx";
import { noSearch, type Search, toggled } from "../job/search.ts";
import { levels, levelWord, remoteKinds, remoteWord } from "../job/words.ts";
import ui from "../styles/ui.module.css";
import { trpc } from "../trpc.ts";
import type { MatchAnswer } from "./contract.ts";
import classes from "./Matches.module.css";
import { listed } from "./readingWords.ts";

type MatchFiltersProps = {
  search: Search;
  pay: number;
  hidden: MatchAnswer["hidden"] | undefined;
  onChange: (search: Search, pay: number) => void;
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

const payWord = (pay: number) => `At least ${pay.toLocaleString("en")} a year`;

/** Narrows the matches, and says what that keeps from view. */
export function MatchFilters({ search, pay, hidden, onChange }: MatchFiltersProps) {
  const { data: facets } = trpc.job.facets.useQuery({});
  const [least, setLeast] = useState<number | string>(pay || "");
  useEffect(() => setLeast(pay || ""), [pay]);
  const narrowed = pay > 0 || search.place.length + search.remote.length + search.level.length > 0;
  const picker = (name: "place" | "remote" | "level") => ({
    chosen: search[name],
    onToggle: (value: string) => onChange(toggled(search, name, value), pay),
  });
  const known = (name: "remote" | "level", order: string[]) =>
    order.flatMap((value) => facets?.[name].filter((one) => one.value === value) ?? []);
  const commit = () => {
    const wanted = Math.max(0, Math.round(Number(least) || 0));
    if (wanted !== pay) onChange(search, wanted);
  };
  return (
    <div className={classes.filters} data-screen-only>
      <div className={classes.fields}>
        <FacetPicker
          label="Place"
          placeholder="Any place"
          counts={facets?.place ?? []}
          {...picker("place")}
        />
        <FacetPicker
          label="Remote"
          placeholder="Any"
          counts={known("remote", remoteKinds)}
          word={remoteWord}
          {...picker("remote")}
        />
        <FacetPicker
          label="Level"
          placeholder="Any level"
          counts={known("level", levels)}
          word={levelWord}
          {...picker("level")}
        />
        <NumberInput
          label="Minimum yearly pay"
          placeholder="Any pay"
          classNames={{ label: classes.label ?? "", input: classes.input ?? "" }}
          hideControls
          allowNegative={false}
          allowDecimal={false}
          thousandSeparator=","
          max={10_000_000}
          value={least}
          onChange={setLeast}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
      </div>
      {narrowed && (
        <div className={classes.hides}>
          <p className={`${ui.s13} ${ui.secondary}`} role="status">
            {hidden && hiddenSentence(hidden)}
          </p>
          <FilterChips
            search={search}
            onChange={(next) => onChange(next, pay)}
            more={pay > 0 ? [{ word: payWord(pay), remove: () => onChange(search, 0) }] : []}
            onClear={() => onChange(noSearch, 0)}
          />
        </div>
      )}
    </div>
  );
}
