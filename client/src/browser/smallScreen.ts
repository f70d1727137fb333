import { useMediaQuery } from "@mantine/hooks";

// Known at the first render, so that no page is laid out twice.
const useUpTo = (width: number): boolean =>
  useMediaQuery(`(max-width: ${width}px)`, undefined, { getInitialValueInEffect: false });

/** Phones. */
export const useSmallScreen = (): boolean => useUpTo(640);
/** Where there is no room for a column beside the page. */
export const useNarrowScreen = (): boolean => useUpTo(1040);
