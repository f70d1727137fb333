import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import filters from "../components/Filters.module.css";
import classes from "./PayFields.module.css";
import { maxPay, noPayWish, type PayWish } from "./pay.ts";

type PayFieldsProps = {
  wish: PayWish;
  /** Currencies to choose from, the most frequent first. */
  currencies: string[];
  /** What the checkbox says; without it jobs that name no pay are always shown. */
  unpaidLabel?: string;
  /** Label, fields and checkbox in one line, where there is room. */
  inline?: boolean;
  onChange: (wish: PayWish) => void;
};

const written = (pay: number) => (pay > 0 ? pay.toLocaleString("en") : "");

/** Minimum pay a year in one currency: typing an amount takes the most frequent one until another is chosen. */
export function PayFields({ wish, currencies, unpaidLabel, inline, onChange }: PayFieldsProps) {
  const id = useId();
  const [typed, setTyped] = useState(written(wish.pay));
  useEffect(() => setTyped(written(wish.pay)), [wish.pay]);
  const known = [...new Set([...(wish.currency ? [wish.currency] : []), ...currencies])];
  const commit = () => {
    const pay = Math.min(maxPay, Number(typed.replace(/\D/g, "")) || 0);
    setTyped(written(pay));
    if (pay === wish.pay) return;
    const currency = wish.currency || (known[0] ?? "");
    if (currency) onChange({ ...wish, currency, pay });
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
          value={wish.currency}
          onChange={({ currentTarget: { value } }) =>
            onChange(value ? { ...wish, currency: value } : noPayWish)
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
      {wish.currency && unpaidLabel && (
        <div className={`${filters.check} ${classes.check}`}>
          <Checkbox
            checked={wish.unpaid}
            onChange={(event) => onChange({ ...wish, unpaid: event.currentTarget.checked })}
            label={unpaidLabel}
          />
        </div>
      )}
    </div>
  );
}
