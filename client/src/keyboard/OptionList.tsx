import { type MouseEvent, useEffect } from "react";
import { Avatar } from "../components/Avatar.tsx";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
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

function Inside({ item }: { item: Item }) {
  return (
    <>
      {item.picture !== undefined && <Avatar src={item.picture} name={item.label} size={32} />}
      {item.icon && <Icon of={item.icon} size={20} />}
      <span className={`${ui.grow} ${classes.text}`}>
        <span className={`${ui.truncate} ${classes.label}`}>{item.label}</span>
        {item.hint && <span className={`${ui.truncate} ${ui.secondary} ${classes.hint}`}>{item.hint}</span>}
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

/** The focus stays in the field; the active option is named to it. */
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
      className: classes.option,
      "aria-selected": item === active,
      // Only a pointer that moves chooses: the list moves under one that rests.
      onMouseMove: () => item !== active && onHover(item),
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    };
    return "href" in item ? (
      <a
        key={item.id}
        {...shared}
        href={item.href}
        onClick={(event) => {
          // With a modifier the browser opens it beside this page, as any link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(item);
        }}
      >
        <Inside item={item} />
      </a>
    ) : (
      <button key={item.id} {...shared} type="button" onClick={() => onChoose(item)}>
        <Inside item={item} />
      </button>
    );
  };
  return (
    <div id={id} role="listbox" aria-label="Results" className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, no fieldsets
        <div key={group.name} role="group" aria-label={group.name}>
          <div className={`${ui.s12} ${ui.tertiary} ${classes.group}`} aria-hidden="true">
            {group.name}
          </div>
          {group.items.map(option)}
        </div>
      ))}
    </div>
  );
}
