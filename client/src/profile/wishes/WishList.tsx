import { VisuallyHidden } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Picker, PickerOption } from "../../components/Picker.tsx";
import ui from "../../styles/ui.module.css";
import type { RouterOutputs } from "../../trpc.ts";
import classes from "./WishList.module.css";

export type Wishes = RouterOutputs["profile"]["wishes"]["wishes"];
type Wish = Wishes["must"][number];
type ListName = "must" | "prefer" | "avoid";
export type Option = RouterOutputs["profile"]["wishOptions"]["options"][number];

const maxOptions = 50;
const maxWishes = 12;
const keyOf = ({ kind, value }: Wish) => `${kind} ${value}`;
const textOf = (list: ListName, option: Option) =>
  list === "avoid" ? (option.unwanted ?? option.wanted) : option.wanted;

type WishListProps = {
  list: ListName;
  says: string;
  add: string;
  wishes: Wish[];
  /** All lists of the person: no wish stands twice. */
  taken: Wish[];
  options: Option[];
  onChange: (wishes: Wish[]) => void;
};

/** Chips with their kind, and a field that suggests what is known. */
export function WishList({ list, says, add, wishes, taken, options, onChange }: WishListProps) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const known = new Map(options.map((option) => [keyOf(option), option]));
  const has = new Set(taken.map(keyOf));
  const wanted = typed.trim().toLowerCase();
  const found = options
    .filter((option) => (list !== "avoid" || option.unwanted !== null) && !has.has(keyOf(option)))
    .filter((option) => `${textOf(list, option)} ${option.kind}`.toLowerCase().includes(wanted))
    .slice(0, maxOptions);
  const free: Wish | null =
    list === "prefer" && wanted && !has.has(`words ${typed.trim()}`)
      ? { kind: "words", value: typed.trim().slice(0, 80) }
      : null;
  const choose = (key: string) => {
    const wish = free && key === keyOf(free) ? free : known.get(key);
    if (wish) onChange([...wishes, { kind: wish.kind, value: wish.value }]);
  };
  return (
    <div className={`${ui.stack} ${ui.tight}`}>
      <p className={`${ui.s13} ${ui.secondary}`}>{says}</p>
      {wishes.length > 0 && (
        <ul className={ui.tags}>
          {wishes.map((wish) => {
            const option = known.get(keyOf(wish));
            const text = option ? textOf(list, option) : wish.value;
            return (
              <li key={keyOf(wish)} className={`${ui.s13} ${ui.tag} ${classes.chip}`}>
                {text}
                <small>{wish.kind}</small>
                <button
                  type="button"
                  aria-label={`Remove ${text}`}
                  onClick={() => {
                    onChange(wishes.filter((one) => keyOf(one) !== keyOf(wish)));
                    input.current?.focus();
                  }}
                >
                  <Icon of={IconX} size={12} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {wishes.length < maxWishes ? (
        <Picker
          ref={input}
          aria-label={add}
          options={add}
          placeholder={add}
          maxLength={80}
          leftSection={<Icon of={IconPlus} />}
          typed={typed}
          onTyped={setTyped}
          onChoose={choose}
          closes
        >
          {[
            ...found.map((option) => (
              <PickerOption key={keyOf(option)} value={keyOf(option)}>
                {textOf(list, option)}
                <small>{option.kind}</small>
              </PickerOption>
            )),
            ...(free
              ? [
                  <PickerOption key="free" value={keyOf(free)}>
                    “{free.value}”<small>in your own words</small>
                  </PickerOption>,
                ]
              : []),
          ]}
        </Picker>
      ) : (
        <p className={`${ui.s13} ${ui.tertiary}`}>At most 12 wishes.</p>
      )}
      <VisuallyHidden role="status">{wishes.length} chosen</VisuallyHidden>
    </div>
  );
}
