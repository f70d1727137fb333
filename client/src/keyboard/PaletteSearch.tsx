import { ActionIcon } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Icon } from "../components/Icon.tsx";
import type { Item } from "./items.ts";
import { OptionList } from "./OptionList.tsx";
import { bufferedText, closeOverlay, currentOverlay } from "./overlay.ts";
import classes from "./Palette.module.css";
import { PaletteStatus } from "./PaletteStatus.tsx";
import { useResults } from "./useResults.ts";

/** Opens or runs an item. A new page takes the focus; otherwise it returns to the opener. */
function choose(item: Item, newTab = false): void {
  if ("href" in item) {
    if (newTab) return void window.open(item.href, "_blank", "noopener");
    closeOverlay({ returnFocus: item.href.split("?")[0] === location.pathname });
    navigate(item.href);
    return;
  }
  const before = location.pathname;
  item.run();
  if (currentOverlay() === "palette") closeOverlay({ returnFocus: location.pathname === before });
}

/** The index of the active option after a key press; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

export function PaletteSearch() {
  const [typed, setTyped] = useState(bufferedText);
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useId();
  const results = useResults(typed.trim());
  const items = results.groups.flatMap((group) => group.items);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  const active = items[index];
  const optionId = (item: Item) => `${list} ${item.id}`.replaceAll(" ", "-");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndex(event.key, index, items.length);
    if (event.key === "Enter" && active) choose(active, event.ctrlKey || event.metaKey);
    else if (next !== undefined) setActiveId(items[next]?.id ?? null);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={`row tertiary gap-12 ${classes.field}`}>
        <Icon icon={IconSearch} size={20} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the field is the dialog's purpose, and keys are typed while it opens
          autoFocus
          data-autofocus
          role="combobox"
          aria-label="Search pages, people and openings"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={results.signedIn ? "Page, person, opening or action" : "Page, opening or action"}
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
        <ActionIcon aria-label="Close" onClick={() => closeOverlay()}>
          <Icon icon={IconX} size={20} />
        </ActionIcon>
      </div>
      <OptionList
        id={list}
        groups={results.groups}
        active={active}
        optionId={optionId}
        onHover={(item) => setActiveId(item.id)}
        onChoose={choose}
      />
      <PaletteStatus results={results} typed={typed.trim()} count={items.length} />
    </>
  );
}
