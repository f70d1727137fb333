import { type MouseEvent, useEffect } from "react";
import { Avatar } from "../components/Avatar.tsx";
import { Icon } from "../components/Icon.tsx";
import type { Group, Item } from "./items.ts";
import { KeyHint } from "./KeyHint.tsx";
import classes from "./Palette.module.css";

type OptionListProps = {
  id: string;
  groups: Group[];
  active: Item | undefined;
  optionId: (item: Item) => string;
  onHover: (item: Item) => void;
  onChoose: (item: Item) => void;
};

function OptionContent({ item }: { item: Item }) {
  return (
    <>
      {item.picture !== undefined && <Avatar src={item.picture} name={item.label} size={32} />}
      {item.icon && <Icon icon={item.icon} size={20} />}
      <span className={`grow ${classes.text}`}>
        <span className={`truncate ${classes.label}`}>{item.label}</span>
        {item.hint && <span className={`truncate secondary ${classes.hint}`}>{item.hint}</span>}
      </span>
      {item.keys && (
        <span className={classes.keys} aria-hidden="true">
          {item.keys.map((key) => (
            <KeyHint key={key}>{key}</KeyHint>
          ))}
        </span>
      )}
    </>
  );
}

/** The listbox; the focus stays in the field, which refers to the active option by `aria-activedescendant`. */
export function OptionList({ id, groups, active, optionId, onHover, onChoose }: OptionListProps) {
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const option = (item: Item) => {
    const shared = {
      id: optionId(item),
      role: "option",
      tabIndex: -1,
      className: `row gap-12 ${classes.option}`,
      "aria-selected": item === active,
      // Not mouseenter, which also fires when the list scrolls under a resting pointer.
      onMouseMove: () => item !== active && onHover(item),
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    };
    return "href" in item ? (
      <a
        key={item.id}
        {...shared}
        href={item.href}
        onClick={(event) => {
          // With a modifier the browser opens a new tab or window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(item);
        }}
      >
        <OptionContent item={item} />
      </a>
    ) : (
      <button key={item.id} {...shared} type="button" onClick={() => onChoose(item)}>
        <OptionContent item={item} />
      </button>
    );
  };
  return (
    <div id={id} role="listbox" aria-label="Results" className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, no fieldsets
        <div key={group.name} role="group" aria-label={group.name}>
          <div className={`text-12 tertiary medium ${classes.group}`} aria-hidden="true">
            {group.name}
          </div>
          {group.items.map(option)}
        </div>
      ))}
    </div>
  );
}
