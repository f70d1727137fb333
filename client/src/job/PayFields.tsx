import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import filters from "../components/Filters.module.css";
import classes from "./PayFields.module.css";
import { maxPay, noPayFilter, type PayFilter } from "./pay.ts";

type PayFieldsProps = {
  filter: PayFilter;
  /** Currencies to choose from, the most frequent first. */
  currencies: string[];
  /** Label of the checkbox for jobs with no stated pay; without it there is no checkbox and they are always shown. */
  noStatedPayLabel?: string;
  /** One line on wide screens. */
  inline?: boolean;
  onChange: (filter: PayFilter) => void;
};

const formatPay = (pay: number) => (pay > 0 ? pay.toLocaleString("en") : "");

/** Minimum yearly pay in one currency; the most frequent currency is the default for a typed amount. */
export function PayFields({ filter, currencies, noStatedPayLabel, inline, onChange }: PayFieldsProps) {
  const id = useId();
  const [typed, setTyped] = useState(formatPay(filter.pay));
  useEffect(() => setTyped(formatPay(filter.pay)), [filter.pay]);
  const options = [...new Set([...(filter.currency ? [filter.currency] : []), ...currencies])];
  const commit = () => {
    const pay = Math.min(maxPay, Number(typed.replace(/\D/g, "")) || 0);
    setTyped(formatPay(pay));
    if (pay === filter.pay) return;
    const currency = filter.currency || (options[0] ?? "");
    if (currency) onChange({ ...filter, currency, pay });
  };
  return (
    <div className={inline ? classes.inline : ""}>
      <label htmlFor={id} className={filters.label}>
        Minimum yearly pay
      </label>
      <div className={`gap-8 ${classes.fields}`}>
        <NativeSelect
          w={84}
          aria-label="Currency of pay"
          data={[{ value: "", label: "Any" }, ...options]}
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
      {filter.currency && noStatedPayLabel && (
        <div className={`mt-8 ${filters.check} ${classes.check}`}>
          <Checkbox
            checked={filter.unpaid}
            onChange={(event) => onChange({ ...filter, unpaid: event.currentTarget.checked })}
            label={noStatedPayLabel}
          />
        </div>
      )}
    </div>
  );
}
