import { z } from "zod";
import { type Board, companyOfName, optional, parseResponse, text } from "./boards.ts";
import type { Fields } from "./columns.ts";

const posting = z.looseObject({
  text,
  hostedUrl: text,
  applyUrl: text,
  createdAt: optional(z.number()),
  description: text,
  additional: text,
  lists: optional(z.array(z.looseObject({ text, content: text }))),
  categories: optional(
    z.looseObject({ commitment: text, location: text, allLocations: optional(z.array(z.string())) }),
  ),
  workplaceType: text,
  salaryDescriptionPlain: text,
  salaryRange: optional(
    z.looseObject({ min: z.number().nullish(), max: z.number().nullish(), currency: text, interval: text }),
  ),
});

export const readLever = (json: string, board: Board): Fields[] =>
  parseResponse(json, board, z.array(posting)).map((row) => fieldsOfPosting(row, board));

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
