import type { testDatabase } from "../setup/testDatabase.ts";

const rows = new Map<string, unknown>();

/**
 * Gives a person a CV: the first time by `upload`, later by storing the row that it made, because each upload starts a
 * process.
 */
export async function storeCv(
  database: Pick<ReturnType<typeof testDatabase>, "execute" | "rows">,
  { userId, lines, upload }: { userId: string; lines: string[]; upload: () => Promise<unknown> },
): Promise<void> {
  const key = lines.join("\n");
  const owner = { user_id: userId };
  if (rows.has(key)) {
    await database.execute(
      "insert into cvs select (jsonb_populate_record(null::cvs, $1::jsonb || $2::jsonb)).*",
      [JSON.stringify(rows.get(key)), JSON.stringify(owner)],
    );
    return;
  }
  await upload();
  const [stored] = await database.rows("select to_jsonb(cvs) as row from cvs where user_id = $1", [userId]);
  rows.set(key, stored?.row);
}
