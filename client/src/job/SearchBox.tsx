import { useHotkeys } from "@mantine/hooks";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import classes from "./SearchBox.module.css";

const settleMs = 250;
const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘K" : "Ctrl K";

/** What is typed is searched for once the typing pauses, and at once on Enter. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useHotkeys([["mod+K", () => input.current?.focus()]], []);
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
    <search className={classes.box}>
      <Icon of={IconSearch} size={20} className={classes.icon ?? ""} />
      <input
        ref={input}
        type="search"
        className={classes.input}
        aria-label="Search openings"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Title, company, skill or word"
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
        <span className={classes.keys} aria-hidden="true">
          {keys}
        </span>
      )}
    </search>
  );
}
