import { VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { Chip } from "../../components/Chip.tsx";
import { Icon } from "../../components/Icon.tsx";
import { tooLongText } from "../../components/LengthCounter.tsx";
import { Picker, PickerOption } from "../../components/Picker.tsx";
import { bestMatches } from "../../text/bestMatches.ts";
import type { RouterOutputs } from "../../trpc.ts";

export type Wishes = RouterOutputs["profile"]["wishes"]["wishes"];
type Wish = Wishes["must"][number];
export type ListName = "must" | "prefer" | "avoid";
export type Option = RouterOutputs["profile"]["wishOptions"]["options"][number];

const maxOptions = 50;
const maxWishes = 12;
/** Maximum characters of a free-text wish. */
const maxWords = 80;
const keyOf = ({ kind, value }: Wish) => `${kind} ${value}`;
const textOf = (list: ListName, option: Option) =>
  list === "avoid" ? (option.unwanted ?? option.wanted) : option.wanted;

type WishListProps = {
  list: ListName;
  description: string;
  addLabel: string;
  wishes: Wish[];
  /** The wishes of all lists, which are not offered again. */
  taken: Wish[];
  options: Option[];
  onChange: (wishes: Wish[]) => void;
  /** The text in the combobox, not yet added as a wish. */
  typed: string;
  onTyped: (typed: string) => void;
  error: string | false;
};

export function WishList(props: WishListProps) {
  const { list, description, addLabel, wishes, taken, options, onChange, typed, onTyped, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const optionOf = new Map(options.map((option) => [keyOf(option), option]));
  const takenKeys = new Set(taken.map(keyOf));
  const query = typed.trim().toLowerCase();
  const free = options.filter(
    (option) => (list !== "avoid" || option.unwanted !== null) && !takenKeys.has(keyOf(option)),
  );
  const results = bestMatches(free, typed, (option) => textOf(list, option)).slice(0, maxOptions);
  const custom: Wish | null =
    list === "prefer" && query && query.length <= maxWords && !takenKeys.has(`words ${typed.trim()}`)
      ? { kind: "words", value: typed.trim() }
      : null;
  const remove = (wish: Wish) => {
    onChange(wishes.filter((other) => keyOf(other) !== keyOf(wish)));
    // The focused button was removed.
    input.current?.focus();
  };
  const choose = (key: string) => {
    const wish = custom && key === keyOf(custom) ? custom : optionOf.get(key);
    if (wish) onChange([...wishes, { kind: wish.kind, value: wish.value }]);
  };
  return (
    <div className="stack gap-8">
      <p className="text-13 secondary">{description}</p>
      {wishes.length > 0 && (
        <ul className="tags">
          {wishes.map((wish) => {
            const option = optionOf.get(keyOf(wish));
            const text = option ? textOf(list, option) : wish.value;
            return (
              <li key={keyOf(wish)}>
                <Chip onRemove={() => remove(wish)}>
                  {text}
                  <small>{wish.kind}</small>
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      {wishes.length < maxWishes ? (
        <Picker
          ref={input}
          aria-label={addLabel}
          options={addLabel}
          placeholder={addLabel}
          leftSection={<Icon icon={IconPlus} />}
          typed={typed}
          onTyped={onTyped}
          error={query.length > maxWords ? tooLongText("The wish", query.length, maxWords) : error}
          onChoose={choose}
          closes
        >
          {[
            ...results.map((option) => (
              <PickerOption key={keyOf(option)} value={keyOf(option)}>
                {textOf(list, option)}
                <small>{option.kind}</small>
              </PickerOption>
            )),
            ...(custom
              ? [
                  <PickerOption key="custom" value={keyOf(custom)}>
                    “{custom.value}”<small>in your own words</small>
                  </PickerOption>,
                ]
              : []),
          ]}
        </Picker>
      ) : (
        <p className="text-13 tertiary">At most 12 wishes.</p>
      )}
      <VisuallyHidden role="status">{wishes.length} chosen</VisuallyHidden>
    </div>
  );
}
