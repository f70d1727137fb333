import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnFreePort } from "../setup/freePort.ts";

type CannedResponse = { status?: number; type?: string; body?: unknown; headers?: Record<string, string> };
type Respond =
  | CannedResponse
  | ((request: IncomingMessage, reply: ServerResponse) => CannedResponse | undefined);

/** A web server with the pages that a test puts there; other paths return 404. */
export async function startJobSites() {
  const pages = new Map<string, Respond>();
  const requested: string[] = [];
  const server = createServer((request, reply) => {
    const path = request.url ?? "";
    requested.push(path);
    const page = pages.get(path) ?? pages.get(path.split("?")[0] ?? "");
    const response =
      typeof page === "function"
        ? page(request, reply)
        : (page ?? { status: 404, body: { error: "not found" } });
    if (!response) return;
    const isText = typeof response.body === "string" || response.body instanceof Uint8Array;
    reply.writeHead(response.status ?? 200, {
      "content-type": response.type ?? (isText ? "text/html" : "application/json"),
      ...response.headers,
    });
    reply.end(isText ? response.body : JSON.stringify(response.body ?? null));
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    url,
    requested,
    put: (path: string, response: Respond) => void pages.set(path, response),
    clear: () => {
      pages.clear();
      requested.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type JobSites = Awaited<ReturnType<typeof startJobSites>>;

// Responses in the format of the three boards' public APIs, with invented content.

export const greenhouseResponse = {
  jobs: [
    {
      absolute_url: "https://boards.greenhouse.io/acme/jobs/4011?gh_jid=4011",
      data_compliance: [{ type: "gdpr", requires_consent: false }],
      internal_job_id: 301,
      location: { name: "Berlin, Germany" },
      metadata: [{ id: 1, name: "Employment Type", value: "Full-time", value_type: "single_select" }],
      id: 4011,
      updated_at: "2026-11-18T05:00:00-05:00",
      requisition_id: "R-1",
      title: "Senior Backend Engineer ",
      company_name: "Acme Robotics",
      first_published: "2026-10-01T09:30:00-04:00",
      content:
        "&lt;p&gt;Research &amp;amp; development in &lt;strong&gt;Go&lt;/strong&gt; and PostgreSQL.&lt;/p&gt;\n&lt;ul&gt;\n&lt;li&gt;Ship &amp;lt;safe&amp;gt; code&lt;/li&gt;\n&lt;/ul&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
      departments: [{ id: 1, name: "Engineering" }],
      offices: [{ id: 2, name: "Berlin" }],
    },
    {
      absolute_url: "https://boards.greenhouse.io/acme/jobs/4012",
      location: { name: "Remote - US" },
      metadata: null,
      id: 4012,
      updated_at: "2026-11-01T05:00:00-05:00",
      title: "Recruiter",
      content: "&lt;p&gt;Hire kind people for $40 - $50 per hour.&lt;/p&gt;",
    },
  ],
  meta: { total: 2 },
};

export const leverPosting = (id: number, more: object = {}) => ({
  id: `0000-${id}`,
  text: `Store Manager ${id}`,
  createdAt: 1_790_000_000_000,
  hostedUrl: `https://jobs.lever.co/acme-labs/0000-${id}`,
  applyUrl: `https://jobs.lever.co/acme-labs/0000-${id}/apply`,
  categories: {
    commitment: "Part-time",
    department: "Retail",
    location: "Lyon",
    allLocations: ["Lyon", "Paris"],
    team: "Shops",
  },
  country: "FR",
  workplaceType: "unspecified",
  description: "<div>Run a <b>shop</b>.</div>",
  descriptionPlain: "Run a shop.",
  lists: [{ text: "Requirements", content: "<li>Three years of retail experience</li><li>French</li>" }],
  additional: "<div>Thirty days off.</div>",
  additionalPlain: "Thirty days off.",
  salaryRange: { min: 30_000, max: 36_000, currency: "EUR", interval: "per-year-salary" },
  ...more,
});

export const ashbyResponse = {
  apiVersion: "1",
  jobs: [
    {
      title: "Product Designer",
      location: "London",
      secondaryLocations: [
        { location: "Lisbon", address: { postalAddress: { addressCountry: "Portugal" } } },
      ],
      department: "Design",
      team: "Design",
      isListed: true,
      isRemote: true,
      workplaceType: "Hybrid",
      descriptionHtml: "<h1>About</h1><p>Draw with Figma, try with React and TypeScript.</p>",
      descriptionPlain: "About\nDraw with Figma.",
      publishedAt: "2026-11-02T16:21:55.393+00:00",
      employmentType: "FullTime",
      address: { postalAddress: { addressLocality: "London", addressCountry: "United Kingdom" } },
      jobUrl: "https://jobs.ashbyhq.com/acme/1111",
      applyUrl: "https://jobs.ashbyhq.com/acme/1111/application",
      compensation: {
        compensationTierSummary: "£70K – £85K • Offers Equity",
        scrapeableCompensationSalarySummary: "£70K - £85K",
        summaryComponents: [
          {
            compensationType: "EquityPercentage",
            interval: "NONE",
            currencyCode: null,
            minValue: null,
            maxValue: null,
          },
          {
            compensationType: "Salary",
            interval: "1 YEAR",
            currencyCode: "GBP",
            minValue: 70_000,
            maxValue: 85_000,
          },
        ],
      },
    },
    {
      title: "Secret",
      isListed: false,
      isRemote: false,
      jobUrl: "https://jobs.ashbyhq.com/acme/2222",
      descriptionHtml: "<p>x</p>",
    },
    {
      title: "Writer",
      isListed: true,
      isRemote: true,
      workplaceType: null,
      employmentType: "Contract",
      location: "Anywhere",
      jobUrl: "https://jobs.ashbyhq.com/acme/3333",
      descriptionHtml: "<p>Write.</p>",
    },
  ],
};
