import { useMediaQuery } from "@mantine/hooks";

// Read during the first render, so that no page is laid out twice.
const useMaxWidth = (width: number): boolean =>
  useMediaQuery(`(max-width: ${width}px)`, undefined, { getInitialValueInEffect: false });

/** Phones. */
export const useSmallScreen = (): boolean => useMaxWidth(640);
/** Windows without room for a side column. */
export const useNarrowScreen = (): boolean => useMaxWidth(1040);
