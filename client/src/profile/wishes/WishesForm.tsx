import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { Dossier, DossierPart } from "../../components/Dossier.tsx";
import { Segments } from "./Segments.tsx";
import { MoneyFields, PlaceFields, TimeFields } from "./WishFields.tsx";
import { type ListName, type Option, type Wishes, WishList } from "./WishList.tsx";

/** The texts in the comboboxes, not yet added as wishes. */
export type Typed = Record<ListName, string>;

type FormProps = {
  draft: Wishes;
  options: Option[];
  onChange: (draft: Wishes) => void;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  /** Marks typed texts as not added. */
  isChecked: boolean;
  foot: ReactNode;
};

const looking = [
  ["now", "Now"],
  ["open", "Open to talk"],
  ["no", "Not now"],
] as const;
const stages = [
  { value: "idea", label: "Idea" },
  { value: "prototype", label: "Prototype" },
  { value: "customers", label: "First customers" },
] as const;

const notAddedText = "Not added yet. Choose an option from the list, or clear the field.";
const lists = [
  ["must", "Must-have", "If one of these is not met, the match says so.", "Add a must-have"],
  ["prefer", "Prefer", "Good to have. Counts towards the fit.", "Add a preference"],
  ["avoid", "Avoid", "What you do not want to work on, or with.", "Add something to avoid"],
] as const;

/** What the user is looking for; every field is optional. */
export function WishesForm({ draft, options, onChange, typed, onTyped, isChecked, foot }: FormProps) {
  const set = (change: Partial<Wishes>) => onChange({ ...draft, ...change });
  return (
    <Dossier label="What you are looking for">
      <DossierPart title="Availability">
        <div className="max-480">
          <Segments
            label="Availability"
            options={looking}
            value={draft.looking}
            onChange={(value) => set({ looking: value })}
          />
        </div>
        <p className="text-13 secondary mt-12">
          With “Not now”, nobody sees you in suggestions or sends you new requests.
        </p>
      </DossierPart>
      <DossierPart title="Time">
        <TimeFields {...{ draft, options, set }} />
      </DossierPart>
      <DossierPart title="Place">
        <PlaceFields {...{ draft, options, set }} />
      </DossierPart>
      <DossierPart title="Stage">
        <Checkbox.Group
          aria-label="Stage"
          value={draft.stages}
          onChange={(chosen) => set({ stages: chosen })}
        >
          <div className="row wrap gap-8-16">
            {stages.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
      </DossierPart>
      <DossierPart title="Money">
        <MoneyFields {...{ draft, set }} />
        <p className="text-13 secondary mt-12">Shown only to people you are connected with.</p>
      </DossierPart>
      {lists.map(([list, title, description, addLabel]) => (
        <DossierPart key={list} title={title}>
          <WishList
            {...{ list, description, addLabel, options }}
            wishes={draft[list]}
            taken={[...draft.must, ...draft.prefer, ...draft.avoid]}
            onChange={(wishes) => set({ [list]: wishes })}
            typed={typed[list]}
            onTyped={(text) => onTyped({ ...typed, [list]: text })}
            error={isChecked && typed[list].trim() !== "" && notAddedText}
          />
        </DossierPart>
      ))}
      {foot}
    </Dossier>
  );
}
