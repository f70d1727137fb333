/** Delays of the product exist for their animations only: where motion is unwelcome they are zero. */
export function afterMotion(milliseconds: number): Promise<void> {
  const still = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  return new Promise((resolve) => setTimeout(resolve, still ? 0 : milliseconds));
}
