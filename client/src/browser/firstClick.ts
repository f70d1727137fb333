/**
 * A click handler that ignores the second click of a double click, which would undo the first or hit what has moved
 * under the pointer. Keyboard clicks have a `detail` of 0.
 */
export const firstClick =
  (handle: () => unknown) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) handle();
  };
