/** Waits for an animation of this length; no delay with reduced motion. */
export function afterMotion(milliseconds: number): Promise<void> {
  const reduced = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  return new Promise((resolve) => setTimeout(resolve, reduced ? 0 : milliseconds));
}
