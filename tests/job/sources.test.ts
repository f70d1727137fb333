import type { RawDocument } from "@career-hub/server/job/import/files.ts";
import { readListing } from "@career-hub/server/job/import/readListing.ts";
import { describe, expect, test } from "vitest";
import { ashbyResponse, greenhouseResponse, leverPosting } from "../doubles/jobSites.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testJobSites } from "../setup/testDoubles.ts";
import { testImports } from "./testImports.ts";

const database = testDatabase();
const sites = testJobSites();
const imports = testImports(database, () => sites.url);

describe("Greenhouse", () => {
  test("unescapes the description twice and uses first_published", async () => {
    sites.put("/v1/boards/acme/jobs?content=true", { body: greenhouseResponse });
    const outcome = await imports.import("greenhouse:acme");
    expect(outcome).toMatchObject({ failed: false, added: 2, problems: [] });

    const engineer = await imports.one("Senior Backend Engineer");
    expect(engineer).toMatchObject({
      company: "Acme Robotics",
      places: ["Berlin", "Germany"],
      employment_type: "full-time",
      level: "senior",
      read_from: { level: "Senior" },
      technologies: ["Go", "PostgreSQL"],
    });
    expect(engineer.description_html).toBe(
      "<p>Research &amp; development in <strong>Go</strong> and PostgreSQL.</p>\n<ul>\n<li>Ship &lt;safe&gt; code</li>\n</ul>",
    );
    expect(engineer.description_text).toBe(
      "Research & development in Go and PostgreSQL.\n- Ship <safe> code",
    );
    expect(new Date(engineer.posted_at ?? 0).toISOString()).toBe("2026-10-01T13:30:00.000Z");
    expect(await imports.one("Recruiter")).toMatchObject({
      company: "Acme",
      remote: "remote",
      places: ["US"],
      salary_min: 40,
      salary_max: 50,
      salary_period: "hour",
      salary_currency: "USD",
    });
  });

  test.each([
    ["an unknown board", { status: 404, body: "" }, 'Greenhouse has no public board named "acme".'],
    ["broken JSON", { body: '{"jobs":[{"title":' }, "The response from Greenhouse is not valid JSON."],
    [
      "an unexpected schema",
      { body: { status: "sorry" } },
      "The response from Greenhouse does not have the expected form.",
    ],
    ["an error", { status: 503, body: "" }, "Greenhouse answered 503."],
  ])("fails the import with a message for %s", async (_, response, message) => {
    sites.put("/v1/boards/acme/jobs?content=true", response);
    expect(await imports.import("greenhouse:acme")).toMatchObject({ failed: true, message });
    expect(await imports.stored()).toEqual([]);
  });
});

describe("Lever", () => {
  test("follows pagination, reads timestamps and appends lists and closing text", async () => {
    const all = Array.from({ length: 130 }, (_, index) => leverPosting(index));
    all[0] = leverPosting(0, { text: "Courier", workplaceType: "on-site", salaryRange: null });
    sites.put("/us/v0/postings/acme-labs", { status: 404, body: { ok: false } });
    sites.put("/eu/v0/postings/acme-labs", (request) => {
      const skip = Number(new URL(request.url ?? "", sites.url).searchParams.get("skip"));
      return { body: all.slice(skip, skip + 100) };
    });
    expect(await imports.import("lever:acme-labs")).toMatchObject({ failed: false, added: 130 });

    const manager = await imports.one("Store Manager 7");
    expect(manager).toMatchObject({
      company: "Acme Labs",
      places: ["Lyon", "Paris"],
      employment_type: "part-time",
      remote: null,
      level: "mid",
      salary: "€30,000 – €36,000 per year",
      salary_period: "year",
    });
    expect(new Date(manager.posted_at ?? 0).getTime()).toBe(1_790_000_000_000);
    expect(manager.description_text).toBe(
      "Run a shop.\nRequirements\n- Three years of retail experience\n- French\nThirty days off.",
    );
    expect(await imports.one("Courier")).toMatchObject({ remote: "onsite" });
  });

  test("fails the import when a later page fails", async () => {
    const all = Array.from({ length: 100 }, (_, index) => leverPosting(index));
    sites.put("/us/v0/postings/acme", (request) =>
      request.url?.includes("skip=0&") ? { body: all } : { status: 500, body: {} },
    );
    expect(await imports.import("lever:acme")).toMatchObject({
      failed: true,
      message: "Lever answered 500.",
    });
    expect(await imports.stored()).toEqual([]);
  });
});

describe("Ashby", () => {
  test("prefers workplaceType to isRemote and skips unlisted jobs", async () => {
    sites.put("/posting-api/job-board/acme?includeCompensation=true", { body: ashbyResponse });
    expect(await imports.import("ashby:acme")).toMatchObject({ failed: false, added: 2 });
    expect(await imports.one("Product Designer")).toMatchObject({
      remote: "hybrid",
      location: "London; Lisbon",
      employment_type: "full-time",
      salary: "£70K - £85K",
      salary_min: 70_000,
      salary_max: 85_000,
      salary_currency: "GBP",
      technologies: ["Figma", "React", "TypeScript"],
      description_html: "<h3>About</h3><p>Draw with Figma, try with React and TypeScript.</p>",
    });
    expect(await imports.one("Writer")).toMatchObject({ remote: "remote", employment_type: "contract" });
  });
});

test("recognizes the URL of a job board", async () => {
  sites.put("/v1/boards/acme/jobs?content=true", { body: greenhouseResponse });
  expect(await imports.import("https://job-boards.greenhouse.io/acme")).toMatchObject({
    source: "greenhouse:acme",
    added: 2,
  });
});

describe("JSON-LD pages", () => {
  const posting = {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: "Physiotherapist",
    url: "/careers/physio?utm_campaign=x",
    hiringOrganization: { "@type": "Organization", name: "Clinic & Co" },
    jobLocation: [
      {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Graz", addressCountry: { name: "Austria" } },
      },
    ],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: 2800, maxValue: "3300.00", unitText: "MONTH" },
    },
    employmentType: ["FULL_TIME", "PART_TIME"],
    datePosted: "2026-11-01",
    description: "<p>Help people to walk.</p>",
    responsibilities: ["Treat", "Teach"],
  };

  test("are read from @graph, with relative URLs, repaired JSON and extra fields", async () => {
    const json = JSON.stringify({ "@graph": [{ "@type": "WebPage" }, posting] }).replace(
      "Help people",
      "Help\npeople",
    );
    sites.put("/careers", {
      body: `<!doctype html><html><body><h1>Jobs</h1><script type="application/ld+json">${json},</script><script type="application/ld+json">{oops</script></body></html>`.replace(
        "}]},<",
        "},]}<",
      ),
    });
    const outcome = await imports.import(`${sites.url}/careers`);
    expect(outcome).toMatchObject({ failed: false, added: 1 });
    expect(outcome.problems).toEqual([{ row: 2, reason: "its structured data (JSON-LD) is not valid JSON" }]);
    expect(await imports.one("Physiotherapist")).toMatchObject({
      url: `${sites.url}/careers/physio?utm_campaign=x`,
      company: "Clinic & Co",
      location: "Graz, Austria",
      salary: "€2,800 – €3,300 per month",
      employment_type: "full-time",
      description_text: "Help people to walk.\nResponsibilities\n- Treat\n- Teach",
    });
  });

  test("skip postings past validThrough and map TELECOMMUTE to remote", async () => {
    const expired = { ...posting, title: "Old", validThrough: "2020-01-01" };
    const remote = {
      ...posting,
      title: "Coder",
      url: "https://x.example/2",
      jobLocation: undefined,
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Spain" },
    };
    imports.write("postings.json", [expired, remote]);
    expect(await imports.import("postings.json")).toMatchObject({ added: 1, problems: [] });
    expect(await imports.one("Coder")).toMatchObject({ remote: "remote", location: "Spain" });
  });

  test("fail with a message without postings, and are not stored as a source", async () => {
    sites.put("/about", { body: "<!doctype html><p>About us</p>" });
    expect(await imports.import(`${sites.url}/about`)).toMatchObject({
      failed: true,
      message: "No jobs were found in it.",
    });
    expect(await database.rows("select * from job_sources")).toEqual([]);
  });
});

describe("feeds", () => {
  test("RSS: reads the company from the title and prefers content:encoded", async () => {
    sites.put("/jobs.rss", {
      type: "application/rss+xml",
      body: `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Jobs</title>
<item><title>Acme &amp; Sons: Senior Baker</title><link>https://acme.example/baker?utm_source=rss</link><description>short</description>
<content:encoded><![CDATA[<p>Bake <b>bread</b> in Porto.</p>]]></content:encoded><pubDate>Mon, 02 Nov 2026 10:00:00 +0000</pubDate><region>Porto, Portugal</region></item>
<item><title>Python Developer at Globex (Berlin)</title><link>https://globex.example/1</link><description>&lt;p&gt;Django.&lt;/p&gt;</description></item>
</channel></rss>`,
    });
    expect(await imports.import(`${sites.url}/jobs.rss`)).toMatchObject({
      failed: false,
      added: 2,
      problems: [],
    });
    expect(await imports.one("Senior Baker")).toMatchObject({
      company: "Acme & Sons",
      description_html: "<p>Bake <b>bread</b> in Porto.</p>",
      location: "Porto, Portugal",
    });
    expect(await imports.one("Python Developer")).toMatchObject({
      company: "Globex",
      location: "Berlin",
      technologies: ["Python", "Django"],
    });
  });

  test("Atom: reads links and dates", async () => {
    imports.write(
      "feed.xml",
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>Nurse</title><link rel="alternate" href="https://h.example/n"/><id>1</id><published>2026-10-10T00:00:00Z</published><updated>2026-11-10T00:00:00Z</updated><content type="html">&lt;p&gt;Care.&lt;/p&gt;</content></entry></feed>`,
    );
    expect(await imports.import("feed.xml")).toMatchObject({ added: 1 });
    const nurse = await imports.one("Nurse");
    expect([nurse.url, new Date(nurse.posted_at ?? 0).toISOString()]).toEqual([
      "https://h.example/n",
      "2026-10-10T00:00:00.000Z",
    ]);
  });

  test("fail when truncated instead of closing the missing jobs", async () => {
    imports.write(
      "half.xml",
      "<rss><channel><item><title>A: B</title><link>https://a.example</link></item><item><title>C",
    );
    expect(await imports.import("half.xml")).toMatchObject({
      failed: true,
      message: "The feed is incomplete: it ends in the middle.",
    });
  });
});

describe("files", () => {
  test("CSV: reads semicolons, multi-line quotes, column aliases and Latin-1", async () => {
    const csv =
      'Job Title;Employer;Job Link;Job Description;City;Country;Job Type\r\n"Bäcker ""Nacht""";Brot AG;https://brot.example/1;"Brot backen.\n- früh\n- täglich";Köln;Germany;Full-time\r\n';
    imports.write("jobs.csv", Buffer.from(csv, "latin1"));
    expect(await imports.import("jobs.csv")).toMatchObject({ failed: false, added: 1, problems: [] });
    expect(await imports.one('Bäcker "Nacht"')).toMatchObject({
      company: "Brot AG",
      location: "Köln, Germany",
      places: ["Köln", "Germany"],
      employment_type: "full-time",
      description_html: "<p>Brot backen.</p>\n<ul><li>früh</li><li>täglich</li></ul>",
    });
  });

  test("CSV: reads the line breaks of every system, a byte order mark and text from right to left", async () => {
    for (const [name, lineBreak] of [
      ["dos", "\r\n"],
      ["unix", "\n"],
      ["mac", "\r"],
    ] as const) {
      const lines = [
        "title,company,url",
        `Koch ${name},Küche,https://${name}.example/1`,
        `מהנדס 🚀 ${name},חברה,https://${name}.example/2`,
      ];
      imports.write(`${name}.csv`, `\ufeff${lines.join(lineBreak)}`);
      expect(await imports.import(`${name}.csv`)).toMatchObject({ added: 2, problems: [] });
      expect((await imports.one(`מהנדס 🚀 ${name}`)).company).toBe("חברה");
    }
  });

  test("CSV: reads the delimiter of a first line such as sep=;", async () => {
    const csv = "sep=;\r\ntitle;company;url\r\nA, B;x;https://a.example\r\n;x;https://b.example\r\n";
    expect(await imports.importFile("sep.csv", csv)).toMatchObject({
      added: 1,
      problems: [{ row: 4, reason: "it has no title" }],
    });
  });

  test("CSV: fails when a quotation mark is not closed instead of closing the missing jobs", async () => {
    const rows = (description: string) =>
      `title,company,url,description\nA,x,https://a.example,${description}\nB,x,https://b.example,Bake.\n`;
    expect(await imports.importFile("open.csv", rows("Cook."))).toMatchObject({ added: 2 });
    expect(await imports.importFile("open.csv", rows('"Cook.'))).toMatchObject({
      failed: true,
      message: expect.stringMatching(/row 2 is never closed/),
      closed: 0,
    });
    expect(await imports.stored("closed_at is null")).toHaveLength(2);
  });

  test("JSON: reads nested lists, other field names and JSON Lines, and rejects invalid files", async () => {
    imports.write("a.json", {
      meta: {},
      data: {
        jobs: [
          {
            jobTitle: "A",
            companyName: "C",
            applyUrl: "https://a.example",
            descriptionPlain: "One.\n\nTwo.",
          },
        ],
      },
    });
    expect(await imports.import("a.json")).toMatchObject({ added: 1 });
    expect((await imports.one("A")).description_html).toBe("<p>One.</p>\n<p>Two.</p>");
    imports.write(
      "b.jsonl",
      '{"title":"B","url":"https://b.example","description_text":"1 < 2 & <b>no markup</b>"}\n\n{"title":"C","url":"https://c.example","description":"x"}\n',
    );
    expect(await imports.import("b.jsonl")).toMatchObject({ added: 2 });
    expect((await imports.one("B")).description_html).toBe(
      "<p>1 &lt; 2 &amp; &lt;b&gt;no markup&lt;/b&gt;</p>",
    );
    imports.write("c.json", '[{"title": "D", "url": "https://d.exa');
    expect(await imports.import("c.json")).toMatchObject({
      failed: true,
      message: "This is not valid JSON; it may be incomplete.",
    });
    imports.write("d.csv", "just words\nand more");
    expect(await imports.import("d.csv")).toMatchObject({ failed: true });
    expect(await imports.import("missing.json")).toMatchObject({
      failed: true,
      message: expect.stringMatching(/^There is no file .*missing\.json\.$/),
    });
  });

  test.each(["ftp://x.example/a", "greenhouse:", "lever:../../x", "https://jobs.ashbyhq.com/%zz", ""])(
    "rejects the source %j with a message",
    async (source) => {
      await expect(async () => imports.import(source)).rejects.toMatchObject({
        code: "UNPROCESSABLE_CONTENT",
      });
    },
  );
});

describe("large documents", () => {
  const items = "<item><title>Baker at Acme</title><link>https://acme.example/1</link></item>".repeat(5_000);
  const boards = (["greenhouse", "lever", "ashby"] as const).map((kind) => ({ kind, name: "acme" }));
  const read = (text: string, origin: RawDocument["origin"] = null) =>
    readListing({ bytes: Buffer.from(text), origin });

  test("are parsed in order without holding the event loop", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const { candidates } = await read(`<rss>${items}</rss>`);
    clearInterval(timer);
    expect(candidates.map(({ row }) => row)).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
    expect(turns).toBeGreaterThan(5);
  });

  test.each(boards)("of $kind are parsed without holding the event loop", async (board) => {
    const jobs = Array.from({ length: 2_000 }, (_, index) => ({ title: `Baker ${index}`, lists: [] }));
    const text = JSON.stringify(board.kind === "lever" ? jobs : { jobs });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const { candidates } = await read(text, board);
    clearInterval(timer);
    expect(candidates).toHaveLength(2_000);
    expect(turns).toBeGreaterThan(5);
  });

  test("of a board that nest deeper than a thread can reply are rejected with the reason", async () => {
    const value = "[".repeat(100_000) + "]".repeat(100_000);
    const text = `{"jobs":[{"metadata":[{"name":"remote","value":${value}}]}]}`;
    await expect(read(text, { kind: "greenhouse", name: "acme" })).rejects.toThrow(
      "too large or nested too deeply",
    );
  });

  test("that cannot be read are rejected with the reason", async () => {
    await expect(read(`<rss>${items}`)).rejects.toThrow("The feed is incomplete");
    await expect(read('{"jobs":'.repeat(20_000) + "}".repeat(20_000))).rejects.toThrow("not valid JSON");
    await expect(read(`${'{"jobs":'.repeat(20_000)}1${"}".repeat(20_000)}`)).rejects.toThrow(
      "too large or nested too deeply",
    );
  });
});
