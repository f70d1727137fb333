import type { Db } from "@career-hub/db/client.ts";
import { z } from "zod";
import { anyId } from "../../text/schema.ts";
import { closeReport, listOpenReports } from "./queries.ts";

/** The commands of `npm run reports`, run here or by a running server. */
export const reportCommandSchema = z.discriminatedUnion("name", [
  z.object({ name: z.literal("list") }),
  z.object({ name: z.literal("close"), id: anyId }),
]);
export type ReportCommand = z.infer<typeof reportCommandSchema>;

/** Lines for the operator, and whether the command succeeded. */
export async function runReportCommand(db: Db, command: ReportCommand) {
  if (command.name === "close") {
    const ok = await closeReport(db, command);
    return { lines: [ok ? "Closed." : "There is no open report with this id."], ok };
  }
  const reports = await listOpenReports(db);
  if (reports.length === 0) return { lines: ["No open reports."], ok: true };
  const lines = reports.flatMap(({ id, subject, reported, reportedId, reason, quote, createdAt }) => [
    `${id} · ${createdAt.toISOString().slice(0, 16).replace("T", " ")} · ${subject} of ${reported} (${reportedId})`,
    ...[`reason: ${reason}`, ...(quote ? [`message: ${quote}`] : [])].flatMap((text) =>
      text.split("\n").map((line) => `    ${line}`),
    ),
  ]);
  return { lines, ok: true };
}
