import { z } from "zod";
import { unescapeOnce } from "../description.ts";
import { type Board, companyOfName, optional, parseResponse, text } from "./boards.ts";
import type { Fields } from "./columns.ts";

const posting = z.looseObject({
  title: text,
  absolute_url: text,
  content: text,
  company_name: text,
  first_published: text,
  updated_at: text,
  location: optional(z.object({ name: text })),
  metadata: optional(z.array(z.looseObject({ name: text, value: z.unknown() }))),
  pay_input_ranges: optional(
    z.array(z.looseObject({ min_cents: z.number(), max_cents: z.number(), currency_type: z.string() })),
  ),
});
const responseSchema = z.object({ jobs: z.array(posting) });

export const readGreenhouse = (json: string, board: Board): Fields[] =>
  parseResponse(json, board, responseSchema).jobs.map((row) => fieldsOfPosting(row, board));

function fieldsOfPosting(row: z.infer<typeof posting>, board: Board) {
  const pay = row.pay_input_ranges?.[0];
  const metadata = (pattern: RegExp) => row.metadata?.find((one) => pattern.test(one.name ?? ""))?.value;
  return {
    title: row.title,
    company: row.company_name || companyOfName(board.name),
    url: row.absolute_url,
    // The HTML is escaped, and its own entities are escaped twice.
    description_html: unescapeOnce(row.content ?? ""),
    location: row.location?.name,
    posted_at: row.first_published,
    // Changes with every edit: a guess where the first date is missing.
    updated_at: row.updated_at,
    employment_type: metadata(/employment type|job type|contract type|time type/i),
    remote: metadata(/workplace type|remote|location type/i),
    ...(pay && {
      salary_min: pay.min_cents / 100,
      salary_max: pay.max_cents / 100,
      salary_currency: pay.currency_type,
    }),
  };
}
