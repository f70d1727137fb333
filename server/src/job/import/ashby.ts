import { z } from "zod";
import { type Board, companyOfName, optional, parseResponse, text } from "./boards.ts";
import type { Fields } from "./columns.ts";

const component = z.looseObject({
  compensationType: text,
  interval: text,
  currencyCode: text,
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
});
const posting = z.looseObject({
  title: text,
  jobUrl: text,
  applyUrl: text,
  descriptionHtml: text,
  descriptionPlain: text,
  location: text,
  secondaryLocations: optional(z.array(z.looseObject({ location: text }))),
  employmentType: text,
  isListed: optional(z.boolean()),
  isRemote: optional(z.boolean()),
  workplaceType: text,
  publishedAt: text,
  compensation: optional(
    z.looseObject({
      scrapeableCompensationSalarySummary: text,
      summaryComponents: optional(z.array(component)),
    }),
  ),
});
const responseSchema = z.object({ jobs: z.array(posting) });

export function readAshby(json: string, board: Board): Fields[] {
  const { jobs } = parseResponse(json, board, responseSchema);
  // Unlisted jobs are only for people who received their link.
  return jobs.filter((row) => row.isListed !== false).map((row) => fieldsOfPosting(row, board));
}

function fieldsOfPosting(row: z.infer<typeof posting>, board: Board) {
  const pay = row.compensation?.summaryComponents?.find(
    (one) => one.compensationType === "Salary" && (one.minValue || one.maxValue),
  );
  const places = [row.location, ...(row.secondaryLocations ?? []).map((one) => one.location)];
  return {
    title: row.title,
    company: companyOfName(board.name),
    url: row.jobUrl ?? row.applyUrl,
    description_html: row.descriptionHtml,
    description_text: row.descriptionPlain,
    location: places.filter(Boolean).join("; "),
    posted_at: row.publishedAt,
    employment_type: row.employmentType,
    // isRemote is true for hybrid work too, so it is used only as a fallback.
    remote: row.workplaceType ?? (row.isRemote ? "remote" : undefined),
    salary: row.compensation?.scrapeableCompensationSalarySummary ?? undefined,
    ...(pay && {
      salary_min: pay.minValue,
      salary_max: pay.maxValue,
      salary_currency: pay.currencyCode,
      salary_period: pay.interval,
    }),
  };
}
