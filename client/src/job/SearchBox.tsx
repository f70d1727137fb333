import { ActionIcon, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { useSingleKeys } from "../keyboard/singleKeys.ts";
import ui from "../styles/ui.module.css";
import classes from "./SearchBox.module.css";

type SearchBoxProps = {
  value: string;
  onSearch: (text: string) => void;
  label?: string;
  placeholder?: string;
};

/** What is typed is searched for once the typing pauses, and at once on Enter. */
export function SearchBox({
  value,
  onSearch,
  label = "Search openings",
  placeholder = "Title, company, skill or word",
}: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const hasKey = useSingleKeys();
  useEffect(() => {
    // The address changed by itself: back, forward, or "Clear".
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(text.trim());
  }, 250);
  const type = (text: string) => {
    setTyped(text);
    send(text);
  };
  const clear = () => {
    type("");
    send.flush();
  };
  return (
    <search className={ui.grow}>
      <TextInput
        ref={input}
        type="search"
        classNames={{ input: classes.input ?? "" }}
        aria-label={label}
        // The key is pressed anywhere on the page; who turned such keys off is not told of it.
        aria-keyshortcuts={hasKey ? "/" : undefined}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        leftSection={<Icon of={IconSearch} size={20} />}
        rightSection={
          typed ? (
            <ActionIcon
              size="sm"
              aria-label="Clear search"
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              <Icon of={IconX} />
            </ActionIcon>
          ) : (
            hasKey && (
              <span className={classes.keys} aria-hidden="true">
                <KeyHint>/</KeyHint>
              </span>
            )
          )
        }
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            send(typed);
            send.flush();
          }
          if (event.key === "Escape" && typed) clear();
        }}
      />
    </search>
  );
}
