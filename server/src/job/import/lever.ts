import { z } from "zod";
import { type Ask, askBoard, type Board, companyOfName, listingOfRows } from "./boards.ts";
import { type Listing, sourceFailure } from "./candidates.ts";

const pageSize = 100;
const maxPages = 60;

const text = z.string().nullish().catch(null);
const posting = z.looseObject({
  text,
  hostedUrl: text,
  applyUrl: text,
  createdAt: z.number().nullish().catch(null),
  description: text,
  additional: text,
  lists: z
    .array(z.looseObject({ text, content: text }))
    .nullish()
    .catch(null),
  categories: z
    .looseObject({
      commitment: text,
      location: text,
      allLocations: z.array(z.string()).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  workplaceType: text,
  salaryDescription: text,
  salaryDescriptionPlain: text,
  salaryRange: z
    .looseObject({ min: z.number().nullish(), max: z.number().nullish(), currency: text, interval: text })
    .nullish()
    .catch(null),
});

/** Paginated: without a limit, Lever truncates its response. */
export async function readLever(ask: Ask, bases: string[], board: Board): Promise<Listing> {
  const rows: z.infer<typeof posting>[] = [];
  let from = bases;
  for (let page = 0; page < maxPages; page++) {
    const path = `/v0/postings/${encodeURIComponent(board.name)}?mode=json&skip=${page * pageSize}&limit=${pageSize}`;
    const { base, data } = await askBoard(ask, from, path, board, z.array(posting));
    from = [base];
    rows.push(...data);
    if (data.length < pageSize) return listingOfRows(rows, (row) => fieldsOfPosting(row, board));
  }
  throw sourceFailure(
    `Lever lists more than ${maxPages * pageSize} jobs of "${board.name}": that is too many to read.`,
  );
}

function fieldsOfPosting(row: z.infer<typeof posting>, board: Board) {
  const { location, allLocations, commitment } = row.categories ?? {};
  const pay = row.salaryRange;
  return {
    title: row.text,
    company: companyOfName(board.name),
    url: row.hostedUrl ?? row.applyUrl,
    // `description` is only the beginning: duties and requirements are in lists, the end in another field.
    description_html: [
      row.description,
      ...(row.lists ?? []).map((one) => `<h3>${one.text ?? ""}</h3><ul>${one.content ?? ""}</ul>`),
      row.additional,
    ].join("\n"),
    location: allLocations?.length ? allLocations.join("; ") : location,
    // Milliseconds.
    posted_at: row.createdAt,
    employment_type: commitment,
    remote: row.workplaceType === "unspecified" ? undefined : row.workplaceType,
    ...(pay && {
      salary_min: pay.min,
      salary_max: pay.max,
      salary_currency: pay.currency,
      salary_period: pay.interval?.replace(/-/g, " "),
    }),
    ...(!pay && row.salaryDescriptionPlain && { salary: row.salaryDescriptionPlain }),
  };
}
