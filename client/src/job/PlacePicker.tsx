import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../trpc.ts";
import { type Count, FacetPicker } from "./FacetPicker.tsx";
import { facetsInput, noSearch, type Search } from "./search.ts";

type PlacePickerProps = {
  /** The most frequent places; undefined while loading. */
  counts: Count[] | undefined;
  /** The search whose other filters a place must match; by default none. */
  search?: Search;
  chosen: string[];
  onToggle: (value: string) => void;
};

/** A picker of places that asks the server for rarer ones by the typed text. */
export function PlacePicker({ counts, search = noSearch, ...picker }: PlacePickerProps) {
  const [text, setText] = useState("");
  const [typed] = useDebouncedValue(text.trim().slice(0, 60), 150);
  const { data, isPlaceholderData } = trpc.job.places.useQuery(
    { ...facetsInput(search), typed },
    { enabled: typed !== "", placeholderData: keepPreviousData },
  );
  const places = (text && data?.places) || [];
  const isCurrent = !isPlaceholderData && typed === text.trim();
  const listed = new Set(counts?.map(({ value }) => value.toLowerCase()));
  const rarer = places.filter(({ value }) => !listed.has(value.toLowerCase()));
  return (
    <FacetPicker
      label="Place"
      placeholder="Any place"
      counts={counts && [...counts, ...rarer]}
      found={isCurrent ? places : undefined}
      onTyped={setText}
      {...picker}
    />
  );
}
