import { z } from "zod";
import { type Board, companyOfName, parseResponse } from "./boards.ts";
import type { Fields } from "./columns.ts";

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

export const readLever = (text: string, board: Board): Fields[] =>
  parseResponse(text, board, z.array(posting)).map((row) => fieldsOfPosting(row, board));

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
