type Leave = () => unknown;
/** Listeners can prevent leaving the page, and call `detail` later to leave anyway. */
export type LeavingEvent = CustomEvent<Leave>;

const mayLeave = (leave: Leave): boolean =>
  dispatchEvent(new CustomEvent("leaving", { cancelable: true, detail: leave }));
const isElsewhere = (address: string): boolean =>
  new URL(address, location.href).pathname !== location.pathname;

// Every link and command of the router pushes an entry; redirects replace one and do not ask.
const { pushState } = history;
history.pushState = (...entry) => {
  const push = () => pushState.apply(history, entry);
  if (!isElsewhere(String(entry[2] ?? "")) || mayLeave(push)) push();
};

// Back and Forward, which only the Navigation API can prevent.
window.navigation?.addEventListener("navigate", (event) => {
  const { destination, navigationType, cancelable } = event;
  const isAsked = navigationType === "traverse" && cancelable && destination.sameDocument;
  if (!isAsked || !isElsewhere(destination.url)) return;
  if (!mayLeave(() => navigation.traverseTo(destination.key))) event.preventDefault();
});
