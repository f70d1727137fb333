import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import filters from "../components/Filters.module.css";
import classes from "./PayFields.module.css";
import { maxPay, noPayFilter, type PayFilter } from "./pay.ts";

type PayFieldsProps = {
  filter: PayFilter;
  /** Currencies to choose from, the most frequent first. */
  currencies: string[];
  /** What the checkbox says; without it jobs that name no pay are always shown. */
  unpaidLabel?: string;
  /** Label, fields and checkbox in one line, where there is room. */
  inline?: boolean;
  onChange: (filter: PayFilter) => void;
};

const written = (pay: number) => (pay > 0 ? pay.toLocaleString("en") : "");

/** Minimum pay a year in one currency: typing an amount takes the most frequent one until another is chosen. */
export function PayFields({ filter, currencies, unpaidLabel, inline, onChange }: PayFieldsProps) {
  const id = useId();
  const [typed, setTyped] = useState(written(filter.pay));
  useEffect(() => setTyped(written(filter.pay)), [filter.pay]);
  const known = [...new Set([...(filter.currency ? [filter.currency] : []), ...currencies])];
  const commit = () => {
    const pay = Math.min(maxPay, Number(typed.replace(/\D/g, "")) || 0);
    setTyped(written(pay));
    if (pay === filter.pay) return;
    const currency = filter.currency || (known[0] ?? "");
    if (currency) onChange({ ...filter, currency, pay });
  };
  return (
    <div className={inline ? classes.inline : ""}>
      <label htmlFor={id} className={`${filters.label} ${classes.label}`}>
        Minimum yearly pay
      </label>
      <div className={classes.fields}>
        <NativeSelect
          className={classes.currency ?? ""}
          aria-label="Currency of pay"
          data={[{ value: "", label: "Any" }, ...known]}
          value={filter.currency}
          onChange={({ currentTarget: { value } }) =>
            onChange(value ? { ...filter, currency: value } : noPayFilter)
          }
        />
        <TextInput
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Any pay"
          maxLength={12}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
      </div>
      {filter.currency && unpaidLabel && (
        <div className={`${filters.check} ${classes.check}`}>
          <Checkbox
            checked={filter.unpaid}
            onChange={(event) => onChange({ ...filter, unpaid: event.currentTarget.checked })}
            label={unpaidLabel}
          />
        </div>
      )}
    </div>
  );
}
