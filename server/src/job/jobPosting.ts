type Posted = {
  id: string;
  job_title: string;
  company_name: string;
  description_html: string;
  job_url: string;
  location: string | null;
  remote: string | null;
  employment_type: string | null;
  posted_at: string;
  technologies: string[];
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: string | null;
};

const employment: Record<string, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
  volunteer: "VOLUNTEER",
};

function payOf(job: Posted) {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = job;
  if (!currency || (min === null && max === null)) return undefined;
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(min !== null && min === max
        ? { value: min }
        : { minValue: min ?? undefined, maxValue: max ?? undefined }),
      unitText: period?.toUpperCase(),
    },
  };
}

/** A job as schema.org JobPosting for search engines and other job boards. */
export function jobPosting(job: Posted, page: string): Record<string, unknown> {
  const isRemote = job.remote === "remote";
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.job_title,
    description: job.description_html,
    datePosted: job.posted_at,
    identifier: { "@type": "PropertyValue", name: job.company_name || undefined, value: job.id },
    url: page,
    sameAs: job.job_url || undefined,
    directApply: false,
    hiringOrganization: job.company_name
      ? { "@type": "Organization", name: job.company_name }
      : "confidential",
    employmentType: job.employment_type ? (employment[job.employment_type] ?? "OTHER") : undefined,
    jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
    jobLocation: job.location
      ? { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: job.location } }
      : undefined,
    skills: job.technologies.length > 0 ? job.technologies.join(", ") : undefined,
    baseSalary: payOf(job),
  };
}
