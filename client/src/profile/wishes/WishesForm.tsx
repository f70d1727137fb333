import { Checkbox, NativeSelect, NumberInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Dossier, DossierPart } from "../../components/Dossier.tsx";
import { Segments } from "./Segments.tsx";
import classes from "./WishesForm.module.css";
import { type Option, type Wishes, WishList } from "./WishList.tsx";

type FormProps = {
  draft: Wishes;
  options: Option[];
  onChange: (draft: Wishes) => void;
  /** The actions of the form. */
  foot: ReactNode;
};

const looking = [
  { value: "now", label: "Now" },
  { value: "open", label: "Open to talk" },
  { value: "no", label: "Not now" },
];
const together = [
  { value: "remote", label: "Remote" },
  { value: "some days", label: "Some days in person" },
  { value: "same city", label: "Same city" },
];
const stages = [
  { value: "idea", label: "Idea" },
  { value: "prototype", label: "Prototype" },
  { value: "customers", label: "First customers" },
] as const;

const unspecified = { value: "", label: "Not specified" };
const zones = () =>
  Intl.supportedValuesOf("timeZone").map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
const toInteger = (value: string | number) => (typeof value === "number" ? Math.round(value) : null);

/** What the user is looking for; every field is optional. */
export function WishesForm({ draft, options, onChange, foot }: FormProps) {
  const set = (change: Partial<Wishes>) => onChange({ ...draft, ...change });
  const months = options.filter(({ kind }) => kind === "start");
  const monthChoices = months.map(({ value, wanted }) => ({
    value,
    label: wanted.replace("Can start by ", ""),
  }));
  const hasStartOption = !draft.start || months.some(({ value }) => value === draft.start);
  const countries = options
    .filter(({ kind }) => kind === "place")
    .map(({ value, wanted }) => ({ value, label: wanted.replace("Lives in ", "") }));
  const taken = [...draft.must, ...draft.prefer, ...draft.avoid];
  const amount = (label: string, part: "pay" | "equity", end: "from" | "to", max: number) => (
    <NumberInput
      label={label}
      placeholder="Not specified"
      min={0}
      max={max}
      allowDecimal={false}
      hideControls
      {...(part === "pay" ? { thousandSeparator: "," } : { suffix: "%" })}
      value={draft[part][end] ?? ""}
      onChange={(value) =>
        set(
          part === "pay"
            ? { pay: { ...draft.pay, [end]: toInteger(value) } }
            : { equity: { ...draft.equity, [end]: toInteger(value) } },
        )
      }
    />
  );
  return (
    <Dossier label="What you are looking for">
      <DossierPart title="Looking">
        <div className="max-480">
          <Segments
            label="Looking"
            data={looking}
            value={draft.looking}
            onChange={(value) => set({ looking: value as Wishes["looking"] })}
          />
        </div>
        <p className={`text-13 secondary ${classes.below}`}>
          With “Not now”, you are not suggested to anybody and get no new requests.
        </p>
      </DossierPart>
      <DossierPart title="Time">
        <div className={classes.two}>
          <NumberInput
            label="Hours a week"
            placeholder="Not specified"
            min={1}
            max={80}
            allowDecimal={false}
            hideControls
            value={draft.hours ?? ""}
            onChange={(value) => set({ hours: toInteger(value) || null })}
          />
          <NativeSelect
            label="Can start"
            data={[
              unspecified,
              ...(hasStartOption || !draft.start ? [] : [{ value: draft.start, label: draft.start }]),
              ...monthChoices,
            ]}
            value={draft.start ?? ""}
            onChange={(event) => set({ start: event.currentTarget.value || null })}
          />
        </div>
      </DossierPart>
      <DossierPart title="Place">
        <div className={classes.two}>
          <NativeSelect
            label="Country"
            data={[unspecified, ...countries]}
            value={draft.country ?? ""}
            onChange={(event) => set({ country: event.currentTarget.value || null })}
          />
          <NativeSelect
            label="Time zone"
            data={[unspecified, ...zones()]}
            value={draft.timeZone ?? ""}
            onChange={(event) => set({ timeZone: event.currentTarget.value || null })}
          />
        </div>
        <p className={`label ${classes.below}`}>Working together</p>
        <Segments
          label="Working together"
          data={together}
          value={draft.together}
          onChange={(value) => set({ together: value as Wishes["together"] })}
        />
      </DossierPart>
      <DossierPart title="Stage">
        <div className={classes.stages}>
          {stages.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={draft.stages.includes(value)}
              onChange={(event) =>
                set({
                  stages: event.currentTarget.checked
                    ? [...draft.stages, value]
                    : draft.stages.filter((stage) => stage !== value),
                })
              }
            />
          ))}
        </div>
      </DossierPart>
      <DossierPart title="Money">
        <div className={classes.money}>
          {amount("Monthly pay, from", "pay", "from", 1_000_000)}
          {amount("Monthly pay, to", "pay", "to", 1_000_000)}
          <NativeSelect
            label="Currency"
            data={Intl.supportedValuesOf("currency")}
            value={draft.pay.currency}
            onChange={(event) => set({ pay: { ...draft.pay, currency: event.currentTarget.value } })}
          />
          {amount("Equity, from", "equity", "from", 100)}
          {amount("Equity, to", "equity", "to", 100)}
        </div>
        <p className={`text-13 secondary ${classes.below}`}>Shown only to people you are connected with.</p>
      </DossierPart>
      {(
        [
          ["must", "Must", "If one of these fails, we say so next to the match.", "Add a must"],
          ["prefer", "Prefer", "Good to have. Counts towards the fit.", "Add a preference"],
          ["avoid", "Avoid", "What you do not want to work on, or with.", "Add something to avoid"],
        ] as const
      ).map(([list, title, description, addLabel]) => (
        <DossierPart key={list} title={title}>
          <WishList
            list={list}
            description={description}
            addLabel={addLabel}
            wishes={draft[list]}
            taken={taken}
            options={options}
            onChange={(wishes) => set({ [list]: wishes })}
          />
        </DossierPart>
      ))}
      {foot}
    </Dossier>
  );
}
