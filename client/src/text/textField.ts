export const textField = (fields: FormData, name: string): string => String(fields.get(name) ?? "").trim();
