/** Focuses the first field of the page that has an error. Returns whether there is one. */
export function focusInvalid(): boolean {
  const field = document.querySelector<HTMLElement>("main [aria-invalid=true]");
  field?.focus();
  return field !== null;
}
