import { NativeSelect, type NativeSelectProps, NumberInput, type NumberInputProps } from "@mantine/core";
import { Segments } from "./Segments.tsx";
import { timeZoneOptions } from "./timeZones.ts";
import type { Option, Wishes } from "./WishList.tsx";

const waysTogether = [
  ["remote", "Remote"],
  ["some days", "Some days in person"],
  ["same city", "Same city"],
] as const;
const unspecified = { value: "", label: "Not specified" };

type Field<Value, Props> = Omit<Props, "value" | "onChange"> & {
  value: Value | null;
  onChange: (value: Value | null) => void;
};

type Limits = { min: number; max: number };
const limits = {
  hours: { min: 1, max: 80 },
  pay: { min: 0, max: 1_000_000 },
  equity: { min: 0, max: 100 },
};
const isOutside = (value: number | null, { min, max }: Limits) =>
  value !== null && (value < min || value > max);

type IntegerInputProps = Field<number, Omit<NumberInputProps, keyof Limits>> & { limits: Limits };

/** A number outside of the limits stays as it was typed, with an error. */
const IntegerInput = ({ value, onChange, limits, description, error, ...rest }: IntegerInputProps) => {
  const { min, max } = limits;
  const outside =
    isOutside(value, limits) &&
    `Please enter a number from ${min.toLocaleString("en")} to ${max.toLocaleString("en")}.`;
  return (
    <NumberInput
      placeholder="Not specified"
      {...limits}
      clampBehavior="none"
      allowNegative={false}
      allowDecimal={false}
      hideControls
      inputWrapperOrder={["label", "input", "description", "error"]}
      descriptionProps={{ mt: 6, mb: 4 }}
      description={outside ? undefined : description}
      error={outside || error}
      value={value ?? ""}
      onChange={(next) => onChange(next === "" ? null : Number(next))}
      {...rest}
    />
  );
};

const OptionalSelect = ({ value, onChange, data = [], ...rest }: Field<string, NativeSelectProps>) => (
  <NativeSelect
    data={[unspecified, ...data]}
    value={value ?? ""}
    onChange={(event) => onChange(event.currentTarget.value || null)}
    {...rest}
  />
);

type FieldsProps = { draft: Wishes; set: (change: Partial<Wishes>) => void };
type WithOptions = FieldsProps & { options: Option[] };

/** The options of a kind for a select; `prefix` is cut off their texts. */
const choicesOf = (options: Option[], kind: Option["kind"], prefix: string) =>
  options
    .filter((option) => option.kind === kind)
    .map(({ value, wanted }) => ({ value, label: wanted.replace(prefix, "") }));

export function TimeFields({ draft: { hours, start }, options, set }: WithOptions) {
  const months = choicesOf(options, "start", "Can start by ");
  // A month in the past is no longer offered.
  const isOffered = !start || months.some(({ value }) => value === start);
  return (
    <div className="even" style={{ "--least": "200px" }}>
      <IntegerInput
        label="Hours a week"
        description="1 to 80"
        limits={limits.hours}
        value={hours}
        onChange={(next) => set({ hours: next })}
      />
      <OptionalSelect
        label="Can start"
        data={isOffered ? months : [start, ...months]}
        value={start}
        onChange={(next) => set({ start: next })}
      />
    </div>
  );
}

export const PlaceFields = ({ draft: { country, timeZone, together }, options, set }: WithOptions) => (
  <>
    <div className="even" style={{ "--least": "200px" }}>
      <OptionalSelect
        label="Country"
        data={choicesOf(options, "place", "Lives in ")}
        value={country}
        onChange={(next) => set({ country: next })}
      />
      <OptionalSelect
        label="Time zone"
        data={timeZoneOptions()}
        value={timeZone}
        onChange={(next) => set({ timeZone: next })}
      />
    </div>
    <p className="label mt-12 mb-4">Working together</p>
    <Segments
      label="Working together"
      options={waysTogether}
      value={together}
      onChange={(value) => set({ together: value })}
    />
  </>
);

/** Whether "from" is higher than "to", which the server rejects. */
const isReversed = ({ from, to }: Wishes["equity"]) => from !== null && to !== null && from > to;

export const hasWrongNumber = ({ hours, pay, equity }: Wishes): boolean =>
  isOutside(hours, limits.hours) ||
  [pay.from, pay.to].some((value) => isOutside(value, limits.pay)) ||
  [equity.from, equity.to].some((value) => isOutside(value, limits.equity)) ||
  isReversed(pay) ||
  isReversed(equity);

const amounts = {
  pay: { name: "Monthly pay", thousandSeparator: "," },
  equity: { name: "Equity", suffix: "%" },
};

export function MoneyFields({ draft, set }: FieldsProps) {
  const amount = (part: "pay" | "equity", end: "from" | "to") => {
    const { name, ...rest } = amounts[part];
    return (
      <IntegerInput
        label={`${name}, ${end}`}
        {...rest}
        limits={limits[part]}
        value={draft[part][end]}
        error={isReversed(draft[part]) && (end === "from" || "“From” must not be higher than “to”.")}
        onChange={(value) => set({ [part]: { ...draft[part], [end]: value } })}
      />
    );
  };
  return (
    <div className="stack" style={{ "--least": "140px" }}>
      <div className="even">
        {amount("pay", "from")}
        {amount("pay", "to")}
        <NativeSelect
          label="Currency"
          data={Intl.supportedValuesOf("currency")}
          value={draft.pay.currency}
          onChange={(event) => set({ pay: { ...draft.pay, currency: event.currentTarget.value } })}
        />
      </div>
      <div className="even">
        {amount("equity", "from")}
        {amount("equity", "to")}
      </div>
    </div>
  );
}
