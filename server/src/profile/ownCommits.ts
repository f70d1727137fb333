import type { Profile } from "./schema.ts";

type Row = { name: string; commits: number; byYear: Record<string, number> };

/** Rows of public repositories; private ones are summed in one row without a name. Null when the profile has no such data. */
export function ownCommitsOf({
  basis,
}: Profile["technical"]): { rows: Row[]; privateRow: Row | null } | null {
  if (!basis?.ownCommits) return null;
  const open = basis.ownCommits.filter(({ isPrivate }) => !isPrivate);
  const closed = basis.ownCommits.filter(({ isPrivate }) => isPrivate);
  return {
    rows: open.map(({ repository, commits, byYear }) => ({ name: repository, commits, byYear })),
    privateRow: closed.length > 0 ? sumOf(`${closed.length} private`, closed) : null,
  };
}

function sumOf(name: string, rows: Omit<Row, "name">[]): Row {
  const byYear: Record<string, number> = {};
  for (const row of rows)
    for (const [year, commits] of Object.entries(row.byYear)) byYear[year] = (byYear[year] ?? 0) + commits;
  return { name, commits: rows.reduce((sum, { commits }) => sum + commits, 0), byYear };
}
