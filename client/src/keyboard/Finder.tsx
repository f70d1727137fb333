import { VisuallyHidden } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import { FinderState } from "./FinderState.tsx";
import type { Item } from "./items.ts";
import { OptionList } from "./OptionList.tsx";
import { closeOverlay, currentOverlay, typedAhead } from "./overlay.ts";
import classes from "./Palette.module.css";
import { useFindings } from "./useFindings.ts";

/** Does what an item stands for. The page that comes takes the focus; anything else gives it back. */
function choose(item: Item, newTab = false): void {
  if ("href" in item) {
    if (newTab) return void window.open(item.href, "_blank", "noopener");
    const stays = item.href.split("?")[0] === location.pathname;
    closeOverlay({ returnFocus: stays });
    navigate(item.href);
    return;
  }
  const before = location.pathname;
  item.run();
  if (currentOverlay() === "palette") closeOverlay({ returnFocus: location.pathname === before });
}

/** The place of the active option after a key, or undefined for a key that moves nothing. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** A field, and a list that answers what is typed. */
export function Finder() {
  const [typed, setTyped] = useState(typedAhead);
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useId();
  const findings = useFindings(typed.trim());
  const items = findings.groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  const active = items[at];
  const optionId = (item: Item) => `${list} ${item.id}`.replaceAll(" ", "-");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = moved(event.key, at, items.length);
    if (event.key === "Enter" && active) choose(active, event.ctrlKey || event.metaKey);
    else if (to !== undefined) setActiveId(items[to]?.id ?? null);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={`${ui.row} ${ui.tertiary} ${classes.field}`}>
        <Icon of={IconSearch} size={20} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field, and keys pressed while it opens are meant for it
          autoFocus
          data-autofocus
          role="combobox"
          aria-label="Search pages, people and openings"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={findings.signedIn ? "Page, person, opening or action" : "Page, opening or action"}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveId(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} onClick={() => closeOverlay()}>
          <VisuallyHidden>Close</VisuallyHidden>
          <span aria-hidden="true">Esc</span>
          <Icon of={IconX} size={20} />
        </button>
      </div>
      <OptionList
        id={list}
        groups={findings.groups}
        active={active}
        optionId={optionId}
        onHover={(item) => setActiveId(item.id)}
        onChoose={choose}
      />
      <FinderState findings={findings} typed={typed.trim()} count={items.length} />
    </>
  );
}
