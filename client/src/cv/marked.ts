/** Props of the element that a finding is about: highlighted and scrolled into view. */
export const markedProps = {
  "data-marked": true,
  ref: (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" }),
};
