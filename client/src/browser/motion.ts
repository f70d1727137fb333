export const motionAllowed = (): boolean => matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** Waits for an animation of this length; no delay with reduced motion. */
export const afterMotion = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, motionAllowed() ? milliseconds : 0));
