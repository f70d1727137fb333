import { upperFirst } from "../../text/firstLetter.ts";
import { endsInExperience, headingKinds } from "../../text/headings.ts";
import { languageOf } from "../../text/languageOf.ts";
import type { Layout, Part, Reading } from "../schema.ts";
import { checkConstants as limits } from "./constants.ts";
import type { About, Finding, Rule } from "./findings.ts";

/** What a parser may drop or misread. */
export function parserRules(reading: Reading, layout: Layout): Rule[] {
  const onPage = (page: number, more = "") => (reading.kind === "pdf" ? `page ${page}${more}` : "");
  const finding = (title: string, advice: string, place = "", about: About | null = null): Finding => ({
    group: "parser",
    title,
    advice,
    place,
    about,
  });
  const findingIf = (isFound: boolean, title: string, advice: string) =>
    isFound ? [finding(title, advice)] : [];
  const indexOf = (heading: string) => reading.parts.findIndex((part) => part.heading === heading);
  return [
    {
      passed: "The text runs in one column",
      findings: [...Map.groupBy(layout.columns, ({ page }) => page)].map(([page, columns]) => {
        const headings = columns.map(({ heading }) => `“${heading}”`);
        const names = new Intl.ListFormat("en-GB").format(headings);
        const isOne = headings.length === 1;
        return finding(
          `${names} ${isOne ? "is" : "are"} in a second column`,
          `The columns are read one after the other here. Many parsers read straight across both. Move ${isOne ? "it" : "them"} above or below.`,
          onPage(page, ", second column"),
          { kind: "part", index: indexOf(columns[0]?.heading ?? "") },
        );
      }),
    },
    {
      passed: "The headings are standard",
      findings: unusual(reading.parts).map((index) =>
        finding(
          `“${reading.parts[index]?.heading}” is an unusual heading`,
          usualHeading(reading.parts, index) ??
            "A parser may treat the text below it as part of the previous section.",
          onPage(layout.parts[index] ?? 1),
          { kind: "part", index },
        ),
      ),
    },
    {
      passed: "No text is hidden",
      findings: reading.leftOut.map(({ page }, index) =>
        finding(
          "Hidden text",
          "It is ignored here, and other systems may treat it as keyword stuffing. Remove it or make it visible.",
          onPage(page),
          { kind: "leftOut", index },
        ),
      ),
    },
    {
      passed: "No text is inside an image",
      findings: findingIf(
        layout.pictures,
        "The file contains an image",
        "Parsers cannot read text in images. If the image contains text, write it out.",
      ),
    },
    {
      passed: "All characters can be read",
      findings: findingIf(
        layout.unmapped > limits.unmapped,
        "Some characters cannot be read",
        `${Math.round(layout.unmapped * 100)}% of the characters have no readable encoding, so parsers cannot read them. Export the file again with a different font.`,
      ),
    },
    {
      passed: "Positions and their dates were found",
      findings: findingIf(
        reading.experience.length === 0,
        "No positions were found",
        "Write title, employer and dates of each position close together, under the heading “Experience”.",
      ),
    },
    {
      passed: `No more than ${limits.pages} pages, or ${limits.manyYears} years of experience`,
      findings: findingIf(
        reading.pages > limits.pages && reading.years < limits.manyYears,
        `${reading.pages} pages`,
        `With less than ${limits.manyYears} years of experience, ${limits.pages} pages are usual. Cut what matters least.`,
      ),
    },
  ];
}

const parsedKinds: Part["kind"][] = ["experience", "education", "skills"];

function usualHeading(parts: Part[], index: number): string | undefined {
  const kind = parts[index]?.kind ?? "other";
  if (!parsedKinds.includes(kind)) return undefined;
  const language = languageOf(parts.map(({ text }) => text).join("\n")) ?? "English";
  const heading =
    language === "English" ? `“${upperFirst(kind)}”` : `a usual ${language} heading for ${kind}`;
  return `Use ${heading} so that parsers recognise it.`;
}

/** Headings that do not indicate the kind of section; "Warehouse experience" does. */
const unusual = (parts: Part[]): number[] =>
  parts.flatMap(({ heading }, index) =>
    heading && headingKinds(heading).length === 0 && !endsInExperience(heading) ? [index] : [],
  );
