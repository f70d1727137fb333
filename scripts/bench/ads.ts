/** Generated ads with distinct texts: titles and technologies of O*NET, paragraphs and places of the sample jobs. */
import { loadSampleJobs } from "@career-hub/demo/seedJobs.ts";
import type { Candidate } from "@career-hub/server/job/import/candidates.ts";
import { taxonomy } from "@career-hub/server/taxonomy/taxonomy.ts";
import { randomFrom } from "../../tests/cv/generated/random.ts";

const ranks = ["", "", "", "Senior ", "Junior ", "Lead ", "Head of "];
const companies = 4_000;
const day = 24 * 3_600_000;

export async function generateAds(count: number, seed = 7): Promise<Candidate[]> {
  const next = randomFrom(seed);
  const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T;
  /** Skewed to the first items, as real companies and places are. */
  const pickEarly = <T>(list: T[]): T => list[Math.floor(next() ** 3 * list.length)] as T;
  const samples = await loadSampleJobs(new Date());
  const blocks = samples.flatMap(
    ({ description_html }) => description_html.match(/<(p|ul|h3)>[\s\S]*?<\/\1>/g) ?? [],
  );
  const places = [...new Set(samples.map(({ location }) => location))];
  const occupations = taxonomy().filter(({ technologies = [] }) => technologies.length > 5);
  const technical = occupations.filter(({ titles }) =>
    titles.en?.some((title) => /software|developer|programmer|data/i.test(title)),
  );
  return Array.from({ length: count }, (_, index) => {
    const { titles, technologies = [] } = pick(next() < 0.4 ? technical : occupations);
    const title = pick(titles.en ?? []).replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    const asked = Array.from({ length: 3 + Math.floor(next() * 8) }, () => pick(technologies));
    const pay = 30 + Math.floor(next() * 120);
    return {
      row: index + 1,
      fields: {
        title: pick(ranks) + title,
        company: `Company ${Math.floor(next() ** 3 * companies)}`,
        url: `https://bench.example/${seed}/${index}`,
        location: pickEarly(places),
        remote: pick(["", "", "remote", "hybrid", "onsite"]),
        employment_type: pick(["", "full-time", "full-time", "full-time", "part-time", "contract"]),
        ...(next() < 0.4 && { salary: `£${pay},000 - £${pay + 10},000 a year` }),
        posted_at: new Date(Date.now() - Math.floor(next() * 60 * day)).toISOString(),
        description_html: `${Array.from({ length: 3 + Math.floor(next() * 4) }, () => pick(blocks)).join("\n")}
<p>You know ${asked.join(", ")}.</p>`,
      },
    };
  });
}
