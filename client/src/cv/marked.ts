/** Of what a finding of the CV check is about: marked, and brought into view. */
export const markedProps = {
  "data-marked": true,
  ref: (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" }),
};
