import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useId, useRef, useState } from "react";
import filters from "../components/Filters.module.css";
import classes from "./PayFields.module.css";
import { maxPay, noPayFilter, type PayFilter } from "./pay.ts";

type PayFieldsProps = {
  filter: PayFilter;
  /** Currencies to choose from, the most frequent first. */
  currencies: string[];
  /** Label of the checkbox for jobs with no stated pay; without it there is no checkbox and they are always shown. */
  noStatedPayLabel?: string;
  inline?: boolean;
  /** `typed`: Back skips what was typed before. */
  onChange: (filter: PayFilter, options?: { typed: boolean }) => void;
};

const formatPay = (pay: number) => (pay > 0 ? pay.toLocaleString("en") : "");
/** "€60,000" → 60000; NaN for anything but an amount. */
const amountOf = (typed: string) => Number(typed.replace(/[\s\p{Sc}.,'’]/gu, ""));

/** Minimum yearly pay in one currency; the most frequent currency is the default for a typed amount. */
export function PayFields({ filter, currencies, noStatedPayLabel, inline, onChange }: PayFieldsProps) {
  const id = useId();
  const [typed, setTyped] = useState(formatPay(filter.pay));
  const [error, setError] = useState("");
  const sent = useRef(filter.pay);
  useEffect(() => {
    // Changed from outside, for example by Back or Clear.
    if (filter.pay !== sent.current) {
      setTyped(formatPay(filter.pay));
      setError("");
    }
    sent.current = filter.pay;
  }, [filter.pay]);
  const options = [...new Set([...(filter.currency ? [filter.currency] : []), ...currencies])];
  const apply = (text: string) => {
    const pay = amountOf(text);
    const isAmount = Number.isInteger(pay) && pay >= 0;
    const problem = isAmount ? `At most ${formatPay(maxPay)}.` : "Please enter an amount, such as 60,000.";
    const isValid = isAmount && pay <= maxPay;
    setError(isValid ? "" : problem);
    const currency = filter.currency || (options[0] ?? "");
    if (!isValid || !currency || pay === filter.pay) return;
    sent.current = pay;
    onChange({ ...filter, currency, pay }, { typed: true });
  };
  const applySoon = useDebouncedCallback(apply, 400);
  const commit = () => {
    applySoon.cancel();
    apply(typed);
    const pay = amountOf(typed);
    if (pay >= 0 && pay <= maxPay) setTyped(formatPay(pay));
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
          maxLength={16}
          value={typed}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            applySoon(value);
          }}
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
