/** The trimmed text of a form field. */
export const textField = (fields: FormData, name: string): string => String(fields.get(name) ?? "").trim();
