import { ActionIcon, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { useSingleKeys } from "../keyboard/singleKeys.ts";
import classes from "./SearchBox.module.css";

type SearchBoxProps = {
  value: string;
  onSearch: (text: string) => void;
  label?: string;
  placeholder?: string;
};

/** A search field, debounced; Enter searches at once. */
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
    // The URL was changed from outside: by Back, Forward or "Clear".
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(text.trim());
  }, 250);
  const handleChange = (text: string) => {
    setTyped(text);
    send(text);
  };
  const clear = () => {
    handleChange("");
    send.flush();
  };
  return (
    <search className="grow">
      <TextInput
        ref={input}
        type="search"
        classNames={{ input: classes.input }}
        aria-label={label}
        // Omitted when single-key shortcuts are turned off.
        aria-keyshortcuts={hasKey ? "/" : undefined}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        leftSection={<Icon icon={IconSearch} size={20} />}
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
              <Icon icon={IconX} />
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
        onChange={(event) => handleChange(event.currentTarget.value)}
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
