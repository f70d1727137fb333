import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Event } from "@career-hub/server/job/admin/commands.ts";
import { delegate } from "@career-hub/server/job/admin/delegate.ts";

export type Ad = {
  title: string;
  company: string;
  url: string;
  description: string;
  location: string;
  posted_at: string;
  remote?: string;
  salary?: string;
  employment_type?: string;
};

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
const longText = Array.from({ length: 30 }, (_, index) => `Sentence ${index} says a little more.`).join(" ");

/** Four job ads with distinct fields, and 42 more for scrolling. */
export const ads: Ad[] = [
  {
    title: "Senior Storage Engineer",
    company: "Lantern Grid",
    url: "https://lantern.example/storage?id=1&b=2",
    location: "Rotterdam",
    remote: "remote",
    salary: "€80,000 – €95,000 per year",
    employment_type: "full-time",
    posted_at: day(1),
    description:
      "<h2>Senior Storage Engineer</h2><p>We balance power. Responsibilities: Design the log in Rust. Test it by pulling the plug. Requirements: Five years of Rust and PostgreSQL.</p>" +
      `<p>${longText}</p><p><a href="https://lantern.example/team">The team</a></p>`,
  },
  {
    title: "Nurse <b>Ward 4</b>",
    company: "Nordhavn Health",
    url: "https://nordhavn.example/nurse",
    location: "Copenhagen",
    remote: "onsite",
    posted_at: day(2),
    description:
      '<p>Short text.</p><img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script><a href="javascript:document.title=\'taken\'">link</a>',
  },
  {
    title: "Ledger Clerk",
    company: "Lantern Grid",
    url: "https://lantern.example/ledger",
    location: "Leeds",
    posted_at: day(3),
    description: "<p>You keep the books of forty thousand batteries.</p>",
  },
  {
    title: "Data Engineer",
    company: "Menabrea Weaving",
    url: "https://menabrea.example/data",
    location: "Turin",
    remote: "hybrid",
    salary: "€50,000 – €60,000 per year",
    posted_at: day(4),
    description:
      "<p>You build pipelines for the people who weave.</p><h3>Requirements</h3><ul><li>Python and Apache Kafka are a must</li><li>PostgreSQL</li><li>Kubernetes is required</li></ul>",
  },
  ...Array.from({ length: 42 }, (_, index) => ({
    title: `Lorry Driver ${index + 1}`,
    company: "Harrow & Pike Logistics",
    url: `https://harrow.example/${index}`,
    location: "Leeds",
    posted_at: day(10 + index),
    description: "<p>You drive at night.</p>",
  })),
];

/** Imports jobs into the running server as `npm run jobs` does, without another process. */
export async function importAds(folder: string, list: Ad[]): Promise<void> {
  writeFileSync(join(folder, "ads.json"), JSON.stringify(list));
  const events: Event[] = [];
  await delegate(folder, { name: "import", sources: ["ads.json"], folder }, (event) => events.push(event));
  const isDone = events.some((event) => event.type === "outcome" && !event.failed);
  if (!isDone) throw new Error(`the import failed: ${JSON.stringify(events)}`);
}
