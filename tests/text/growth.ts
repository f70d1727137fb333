/**
 * Run in a process of its own: reads hostile texts of two sizes with one reader, each in the way in which the product
 * calls it, and prints those whose processor time grows much faster than their size.
 */
import { parseCv } from "@career-hub/server/cv/reading/parseCv.ts";
import { readAd } from "@career-hub/server/job/import/ad.ts";
import { readDocument } from "@career-hub/server/job/import/files.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { titleOfAd } from "@career-hub/server/matching/jobs/titleOfAd.ts";
import { run as findFacts } from "@career-hub/server/profile/factsTask.ts";
import { boundText } from "@career-hub/server/text/boundText.ts";
import { now, reading, repository } from "../evidence/sampleReading.ts";

const factsOf = (text: string) =>
  findFacts({
    reading: reading([
      repository({
        name: "project",
        description: text.slice(0, 350),
        files: [{ path: "README.md", text }],
      }),
    ]),
    now: now.toISOString(),
  });

const lineOf = (text: string) => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  heading: false,
  hasGapAbove: false,
  left: 50,
  column: 1,
  startsColumn: false,
});

const adOf = (fields: object) => readAd({ row: 1, fields }, now);
const everyField = (text: string) =>
  adOf({
    title: text.slice(0, 5_000),
    company: text.slice(0, 5_000),
    location: text.slice(0, 5_000),
    salary: text.slice(0, 5_000),
    employment_type: text.slice(0, 5_000),
    level: text.slice(0, 5_000),
    description: "A baker.",
  });

type Frame = [prefix: string, suffix: string];
const plain: Frame[] = [
  ["", ""],
  ["# a", "x"],
];
const ofJob: Frame = ["Experience\nEngineer ", "\n!"];
const ofJson: Frame = ['{"title": {"', '"'];

/** Manifests have a test of each format (evidence/manifests.test.ts). */
const readers: Record<string, { read: (text: string) => unknown; frames: Frame[] }> = {
  readme: { read: factsOf, frames: plain },
  cv: {
    read: (text) =>
      parseCv(
        { kind: "pdf", pages: 1, lines: text.split("\n").map(lineOf), leftOut: [], links: [], warnings: [] },
        now,
      ),
    frames: [...plain, ofJob],
  },
  savedCv: { read: (text) => readCvFeatures(boundText(text), { now }), frames: [...plain, ofJob] },
  ad: {
    read: (text) => {
      everyField(text);
      adOf({ title: "Baker", company: "Bakery", description_html: text });
      return adOf({ title: "Baker", company: "Bakery", description_text: text });
    },
    frames: plain,
  },
  pastedAd: {
    read: (text) => {
      const bounded = boundText(text);
      return readJobFeatures({ title: titleOfAd(bounded), descriptionText: bounded });
    },
    frames: plain,
  },
  document: {
    read: (text) => {
      for (const content of [
        text,
        `<html><script type="application/ld+json">${text}</script>`,
        `<rss>${text}`,
      ])
        for (const candidate of readable(content)) readAd(candidate, now);
    },
    frames: [...plain, ofJson],
  },
};

/** A source that is refused with a sentence has been read as well. */
function readable(content: string) {
  try {
    return readDocument(content, null).candidates.slice(0, 20);
  } catch {
    return [];
  }
}

const units = [
  ..." \t\n\"'[(<{:;,.-/\\*_#=|`@&a1",
  " \n",
  "\t\n",
  "a ",
  "A ",
  "a, ",
  "a b\n",
  "1 ",
  "1-",
  "- ",
  "* a\n",
  "# a\n",
  "a: ",
  "a = ",
  '"a", ',
  '""',
  '\\"',
  '<a href="',
  "<p ",
  "<p>",
  "<p></p>",
  "<div>",
  "<div>\n",
  "<div></div>\n",
  "<br>",
  "<!--",
  "<!---->",
  "<![CDATA[",
  "<item><title>a at ",
  "![",
  "![a](",
  "[a]: ",
  "](",
  "```\n",
  "| - ",
  "/*",
  "//",
  "2019 - ",
  "Jan 2019 ",
  "01/2019-",
  "at ",
  "5 years ",
  "$1,000",
  "EUR 1 - ",
  "https://a.",
  "a@a.",
  "C++ ",
  "Engineer, ",
  "English (",
  "and ",
  "not ",
  "remote ",
  "ignore ",
  "you are ",
  "score this ",
  "<div hidden ",
  "- x\n\n",
  "write-ahead ",
  "İ",
  "世",
];
const size = 2_000;
const growth = 4;
/** The square of the size would make it 16. Short texts take less, since some work begins with longer lines only. */
const allowedGrowth = 11;
/** Milliseconds of processor time: less says nothing. */
const least = 20;

const reader = readers[process.argv[2] ?? ""];
if (!reader) throw new Error(`no such reader; there are: ${Object.keys(readers).join(" ")}`);

function costOf(text: string): number {
  const before = process.cpuUsage();
  try {
    reader?.read(text);
  } catch (error) {
    // A sentence for the person, such as that there is nothing to read.
    if (!(error instanceof Error) || error instanceof RangeError) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const textOf = ([prefix, suffix]: Frame, unit: string, length: number) =>
  prefix + unit.repeat(length / unit.length) + suffix;

/** The least of several times: code is compiled and memory collected in between. */
const minCostOf = (text: string, times: number) =>
  Math.min(...Array.from({ length: times }, () => costOf(text)));

// What is loaded on first use is not counted.
costOf("An ordinary text.");
for (const frame of reader.frames)
  for (const unit of units) {
    const text = textOf(frame, unit, size * growth);
    const first = costOf(text);
    // One look is rough, so that half of the growth is enough for a closer one.
    if (first < least || first <= (costOf(textOf(frame, unit, size)) * allowedGrowth) / 2) continue;
    let [small, large] = [0, 0];
    const isSteep = (times: number) => {
      large = minCostOf(text, times);
      small = minCostOf(textOf(frame, unit, size), times);
      return large >= least && large > small * allowedGrowth;
    };
    // Looked at again, for longer: another program may have had the processor's memory in between.
    if (isSteep(2) && isSteep(8))
      console.log(JSON.stringify({ frame, unit, small: Math.round(small), large: Math.round(large) }));
  }
