import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { useSingleKeys } from "../keyboard/singleKeys.ts";
import ui from "../styles/ui.module.css";
import classes from "./SearchBox.module.css";

const settleMs = 250;

/** What is typed is searched for once the typing pauses, and at once on Enter. */
export function SearchBox({
  value,
  onSearch,
  label = "Search openings",
  placeholder = "Title, company, skill or word",
}: {
  value: string;
  onSearch: (text: string) => void;
  label?: string;
  placeholder?: string;
}) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const hasKey = useSingleKeys();
  useEffect(() => {
    // The address changed by itself: back, forward, or "Clear".
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onSearch(text.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), settleMs);
  };
  return (
    <search className={`${ui.grow} ${classes.box}`}>
      <Icon of={IconSearch} size={20} className={classes.icon ?? ""} />
      <input
        ref={input}
        type="search"
        className={classes.input}
        aria-label={label}
        // The key is pressed anywhere on the page; who turned such keys off is not told of it.
        aria-keyshortcuts={hasKey ? "/" : undefined}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(typed);
          if (event.key === "Escape" && typed) {
            setTyped("");
            send("");
          }
        }}
      />
      {typed ? (
        <button
          type="button"
          className={classes.erase}
          aria-label="Clear search"
          onClick={() => {
            setTyped("");
            send("");
            input.current?.focus();
          }}
        >
          <Icon of={IconX} />
        </button>
      ) : (
        hasKey && (
          <span className={classes.keys} aria-hidden="true">
            <KeyHint>/</KeyHint>
          </span>
        )
      )}
    </search>
  );
}
