/** Focuses the first field of the form, by default of the page, that has an error. Returns whether there is one. */
export function focusInvalid(form = document.querySelector("main")): boolean {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.focus();
  return Boolean(field);
}
