/** The names under which files and feeds keep what an ad says. The first one that has a value is taken. */
const names = {
  id: ["id", "job_id", "jobid", "external_id", "guid", "identifier", "requisition_id", "req_id", "slug"],
  title: [
    "title",
    "job_title",
    "jobtitle",
    "position",
    "position_title",
    "role",
    "job_name",
    "name",
    "text",
    "headline",
  ],
  company: [
    "company",
    "company_name",
    "companyname",
    "employer",
    "employer_name",
    "organization",
    "organisation",
    "organization_name",
    "hiring_organization",
    "hiringorganization",
    "business",
    "advertiser",
  ],
  url: [
    "url",
    "job_url",
    "joburl",
    "link",
    "job_link",
    "apply_url",
    "applyurl",
    "apply_link",
    "application_url",
    "absolute_url",
    "hosted_url",
    "hostedurl",
    "posting_url",
    "redirect_url",
    "job_posting_url",
    "href",
    "address",
    "canonical_url",
  ],
  description_html: [
    "description_html",
    "descriptionhtml",
    "job_description_html",
    "html",
    "content_html",
    "body_html",
  ],
  description_text: [
    "description_text",
    "descriptiontext",
    "description_plain",
    "descriptionplain",
    "plain_description",
    "job_description_text",
  ],
  description: [
    "description",
    "job_description",
    "jobdescription",
    "body",
    "content",
    "content_encoded",
    "details",
    "summary",
    "full_description",
    "job_details",
    "job_summary",
    "snippet",
  ],
  location: [
    "location",
    "job_location",
    "joblocation",
    "place",
    "work_location",
    "formatted_location",
    "candidate_required_location",
    "region",
    "locations",
    "office",
    "workplace",
    "city",
  ],
  city: ["city", "town", "address_locality", "addresslocality", "locality"],
  state: ["state", "province", "address_region", "addressregion"],
  country: ["country", "country_name", "address_country", "addresscountry"],
  posted_at: [
    "posted_at",
    "postedat",
    "posted",
    "posted_on",
    "posted_date",
    "date_posted",
    "dateposted",
    "post_date",
    "publication_date",
    "published_at",
    "publishedat",
    "published",
    "pub_date",
    "pubdate",
    "first_published",
    "created_at",
    "createdat",
    "created",
    "date",
    "listed_time",
    "original_listed_time",
    "open_date",
    "start_date_posted",
  ],
  updated_at: ["updated_at", "updatedat", "updated", "last_updated", "modified", "dc_date"],
  valid_through: [
    "valid_through",
    "validthrough",
    "expires_at",
    "expires",
    "expiry",
    "expiration_date",
    "closing_date",
    "close_date",
    "deadline",
  ],
  employment_type: [
    "employment_type",
    "employmenttype",
    "job_type",
    "jobtype",
    "type",
    "contract_type",
    "contracttype",
    "commitment",
    "work_type",
    "schedule",
    "position_type",
    "contract_time",
    "formatted_work_type",
    "job_category_type",
  ],
  remote: [
    "remote",
    "is_remote",
    "isremote",
    "remote_type",
    "workplace_type",
    "workplacetype",
    "work_mode",
    "work_arrangement",
    "remote_allowed",
    "telecommuting",
    "work_setting",
    "job_location_type",
    "joblocationtype",
  ],
  level: [
    "level",
    "seniority",
    "seniority_level",
    "experience_level",
    "experiencelevel",
    "job_level",
    "career_level",
    "formatted_experience_level",
  ],
  salary: [
    "salary",
    "salary_range",
    "salaryrange",
    "compensation",
    "pay",
    "pay_range",
    "wage",
    "salary_text",
    "remuneration",
    "salary_description",
  ],
  salary_min: [
    "salary_min",
    "min_salary",
    "minsalary",
    "salary_from",
    "pay_min",
    "compensation_min",
    "salary_low",
  ],
  salary_max: [
    "salary_max",
    "max_salary",
    "maxsalary",
    "salary_to",
    "pay_max",
    "compensation_max",
    "salary_high",
  ],
  salary_currency: ["salary_currency", "currency", "currency_code", "pay_currency"],
  salary_period: [
    "salary_period",
    "pay_period",
    "salary_interval",
    "pay_interval",
    "salary_unit",
    "salary_type",
    "wage_period",
  ],
  technologies: [
    "technologies",
    "tech_stack",
    "techstack",
    "stack",
    "skills",
    "required_skills",
    "tags",
    "keywords",
    "skills_desc",
    "key_skills",
  ],
} as const;

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

/** A record of a file → the fields that are known by one of their usual names. */
export function fieldsOf(record: Record<string, unknown>): Fields {
  const byKey = new Map(Object.entries(record).map(([name, value]) => [columnKey(name), value]));
  const fields: Fields = {};
  for (const [field, aliases] of Object.entries(names) as [FieldName, readonly string[]][])
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
