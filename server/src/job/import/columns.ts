import names from "./columnNames.json" with { type: "json" };

/** Field names; columnNames.json lists their usual names in files and feeds, written by hand in some thirty languages. */
type FieldName = keyof typeof names;
export type Fields = Partial<Record<FieldName, unknown>>;

/** Normalises a name: "Job Title", "jobTitle" and "job-title" are equal, "Intitulé" and "intitule" too. */
const columnKey = (name: string): string =>
  name
    .replace(/^\ufeff/, "")
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");

const isBlank = (value: unknown) =>
  value == null || (typeof value === "string" && /^(?:|n\/?a|null|none|nan|-)$/i.test(value.trim()));

/** Maps a record to known fields; the first usual name with a value wins. */
export function fieldsOf(record: Record<string, unknown>): Fields {
  const byKey = new Map(Object.entries(record).map(([name, value]) => [columnKey(name), value]));
  const fields: Fields = {};
  for (const [field, aliases] of Object.entries(names) as [FieldName, string[]][]) {
    const alias = aliases.find((name) => !isBlank(byKey.get(name)));
    if (alias) fields[field] = byKey.get(alias);
  }
  return fields;
}

const titles: ReadonlySet<string> = new Set(names.title);
/** Whether the first line of a table is its header: a title column is required. */
export const namesTitle = (columns: string[]): boolean => columns.some((name) => titles.has(columnKey(name)));
