/** The text of a field, without spaces around it. */
export const textField = (fields: FormData, name: string): string => String(fields.get(name) ?? "").trim();
