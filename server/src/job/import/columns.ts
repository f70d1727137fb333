import names from "./columnNames.json" with { type: "json" };

/** What an ad says; columnNames.json has the names under which files and feeds keep it. */
export type FieldName = keyof typeof names;
export type Fields = Partial<Record<FieldName, unknown>>;

/** "Job Title", "jobTitle" and "job-title" are one name. */
export const columnKey = (name: string): string =>
  name
    .replace(/^\ufeff/, "")
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && /^(?:|n\/?a|null|none|nan|-)$/i.test(value.trim()));

/** A record of a file → the fields that are known by one of their usual names: the first one that has a value. */
export function fieldsOf(record: Record<string, unknown>): Fields {
  const byKey = new Map(Object.entries(record).map(([name, value]) => [columnKey(name), value]));
  const fields: Fields = {};
  for (const [field, aliases] of Object.entries(names) as [FieldName, string[]][])
    for (const alias of aliases) {
      const value = byKey.get(alias);
      if (isBlank(value)) continue;
      fields[field] = value;
      break;
    }
  return fields;
}

const titles: ReadonlySet<string> = new Set(names.title);
/** Whether a table's first line can be its names: at least the title has to be there. */
export const namesTitle = (columns: string[]): boolean => columns.some((name) => titles.has(columnKey(name)));
