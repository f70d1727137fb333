import { jobPosting } from "@career-hub/server/job/jobPosting.ts";
import { jsonInPage } from "@career-hub/server/share/page.ts";
import { describe, expect, it } from "vitest";
import { ageOf, placeLabel } from "../../client/src/job/labels.ts";
import { addressOf, isNarrowed, noSearch, searchOf, showOf, toggled } from "../../client/src/job/search.ts";
import { webAddress } from "../../client/src/text/webAddress.ts";

describe("search parameters in the URL", () => {
  it("round-trips a search", () => {
    const search = {
      ...noSearch,
      q: "c++ & go",
      place: ["Köln, Germany", "São Paulo"],
      remote: ["remote"],
      level: ["mid", "senior"],
      technology: ["C#"],
    };
    expect(searchOf(addressOf(search))).toEqual(search);
    expect(addressOf(noSearch)).toBe("");
    expect(showOf(addressOf(search, "saved"))).toBe("saved");
    expect(isNarrowed(noSearch)).toBe(false);
    expect(isNarrowed(search)).toBe(true);
  });

  it("drops values that the server rejects", () => {
    const search = searchOf(
      `?remote=moon&level=boss&level=lead&level=lead&place=${"x".repeat(500)}&place=%20&q=${"y".repeat(900)}&show=x`,
    );
    expect(search).toMatchObject({ remote: [], level: ["lead"], place: ["x".repeat(100)] });
    expect(search.q).toHaveLength(200);
    expect(searchOf("?technology=a".repeat(50).replaceAll("?", "&")).technology).toEqual(["a"]);
  });

  it("compares values without case when toggling", () => {
    const on = toggled(noSearch, "technology", "Rust");
    expect(toggled(on, "technology", "rust")).toEqual(noSearch);
  });
});

const job = {
  id: "1",
  job_title: "Engineer </script><script>alert(1)</script>",
  company_name: "",
  description_html: "<p>We build.</p>",
  job_url: "",
  location: "Leeds",
  remote: "onsite",
  employment_type: "secondment",
  posted_at: "2026-11-01T00:00:00.000Z",
  technologies: [],
  salary_min: 30,
  salary_max: 30,
  salary_currency: "GBP",
  salary_period: "hour",
};

describe("JobPosting structured data", () => {
  it("contains the known fields only", () => {
    const posting = jobPosting(job, "https://hub.example/jobs/1");
    expect(JSON.parse(jsonInPage(posting).html)).toEqual({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: job.job_title,
      description: "<p>We build.</p>",
      datePosted: job.posted_at,
      identifier: { "@type": "PropertyValue", value: "1" },
      url: "https://hub.example/jobs/1",
      directApply: false,
      hiringOrganization: "confidential",
      employmentType: "OTHER",
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: "Leeds" } },
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "GBP",
        value: { "@type": "QuantitativeValue", value: 30, unitText: "HOUR" },
      },
    });
  });

  it("cannot close its script element", () => {
    expect(jsonInPage(jobPosting(job, "https://hub.example")).html).not.toContain("</");
  });
});

it.each([
  ["2026-11-21T09:00:00Z", "today"],
  ["2026-11-20T09:00:00Z", "yesterday"],
  ["2026-11-18T09:00:00Z", "3 days ago"],
  ["2026-11-10T09:00:00Z", "last week"],
  ["2026-10-01T09:00:00Z", "last month"],
  ["2024-10-01T09:00:00Z", "2 years ago"],
  ["2027-01-01T09:00:00Z", "today"],
])("formats the age of %s as %s", (posted, words) => {
  expect(ageOf(posted, Date.parse("2026-11-21T12:00:00Z"))).toBe(words);
});

it("uses calendar days of the local time zone for today and yesterday", () => {
  const morning = new Date(2026, 10, 23, 7).getTime();
  expect(ageOf(new Date(2026, 10, 23, 1).toISOString(), morning)).toBe("today");
  expect(ageOf(new Date(2026, 10, 22, 22).toISOString(), morning)).toBe("yesterday");
  expect(ageOf(new Date(2026, 10, 21, 22).toISOString(), morning)).toBe("2 days ago");
});

it("omits remote and hybrid from place labels", () => {
  expect(placeLabel("Remote, European Union", "remote")).toBe("European Union");
  expect(placeLabel("Berlin (Hybrid)", "hybrid")).toBe("Berlin");
  expect(placeLabel("Remote", "remote")).toBe("");
  expect(placeLabel("Remote Island", null)).toBe("Remote Island");
});

it("accepts only http and https URLs", () => {
  expect(webAddress("https://x.example")).toBe("https://x.example");
  for (const address of ["javascript:alert(1)", "data:text/html,x", " https://x.example", "", null])
    expect(webAddress(address)).toBeUndefined();
});
