import { navigate } from "wouter/use-browser-location";

/** Navigates to what is being typed: the first letter adds a history entry, later ones replace it. */
export const navigateTyped = (target: string): void =>
  navigate(target, { replace: history.state?.typed === true, state: { typed: true } });
