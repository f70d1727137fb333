import { z } from "zod";
import { type Board, companyOfName, parseResponse } from "./boards.ts";
import type { Fields } from "./columns.ts";

const text = z.string().nullish().catch(null);
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
  secondaryLocations: z
    .array(z.looseObject({ location: text }))
    .nullish()
    .catch(null),
  employmentType: text,
  isListed: z.boolean().nullish().catch(null),
  isRemote: z.boolean().nullish().catch(null),
  workplaceType: text,
  publishedAt: text,
  compensation: z
    .looseObject({
      compensationTierSummary: text,
      scrapeableCompensationSalarySummary: text,
      summaryComponents: z.array(component).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
const responseSchema = z.object({ jobs: z.array(posting) });

export function readAshby(text: string, board: Board): Fields[] {
  const { jobs } = parseResponse(text, board, responseSchema);
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
