import { stepOf } from "../../../text/counts.ts";
import { spansIn } from "../../../text/dates.ts";
import { styleOf } from "../../../text/headings.ts";
import { kindsByNouns } from "../../../text/headingWords.ts";
import { wordsKey } from "../../../text/tokens.ts";
import type { Education } from "../../schema.ts";
import { beginsWithDegree, degreePattern } from "../degrees.ts";
import { companyScore, isPlace, titleScore } from "../names.ts";
import { namesSchool } from "../schoolFields.ts";
import type { ReadLine } from "../sections.ts";

/** An entry of an education section; `line`: where its school or, without one, its beginning is. */
export type SchoolEntry = Education & { isDated: boolean; line?: ReadLine };

const share = (count: number, all: number) => (count === 0 ? "none" : count < all ? "some" : "all");
const wordCount = (text: string) => stepOf(text.split(/\s+/).filter(Boolean).length, [0, 1, 2, 3, 5, 8]);
const schoolKind = ({ institution }: SchoolEntry) =>
  institution === "" ? "none" : namesSchool(institution) ? "school" : "name";
const degreeKind = ({ degree }: SchoolEntry) =>
  degree === "" ? "none" : beginsWithDegree(degree) ? "begins" : degreePattern.test(degree) ? "has" : "other";

/** Features of each entry of an education section, alone and compared with the other entries. */
export function schoolFeatures(entries: SchoolEntry[]): string[][] {
  const named = entries.filter((one) => schoolKind(one) === "school");
  const style = named[0]?.line && styleOf(named[0].line);
  return entries.map((entry, at) => {
    const { institution, line, isDated } = entry;
    const text = line?.plain ?? "";
    const others = entries.filter((one) => one !== entry);
    const [school, degree] = [schoolKind(entry), degreeKind(entry)];
    const [span] = spansIn(text);
    const dates = span ? (span.isRange ? "range" : "single") : isDated ? "elsewhere" : "none";
    const shareOf = (is: (one: SchoolEntry) => boolean) => share(others.filter(is).length, others.length);
    const otherSchools = shareOf((one) => schoolKind(one) === "school");
    const otherDegrees = shareOf((one) => degreeKind(one) !== "none");
    const isRepeated = entries
      .slice(0, at)
      .some((one) => institution !== "" && wordsKey(one.institution) === wordsKey(institution));
    return [
      "entry",
      `school=${school}`,
      `degree=${degree}`,
      `both=${school} ${degree}`,
      `dates=${dates}`,
      `dated=${school} ${degree === "none" ? "none" : "degree"} ${dates}`,
      `others.school=${school} ${otherSchools}`,
      `others.degree=${degree === "none"} ${otherDegrees}`,
      `others.dated=${isDated} ${shareOf((one) => one.isDated)}`,
      `position=${Math.min(at, 2)}${at === entries.length - 1 ? "last" : ""}`,
      `words=${wordCount(institution)}`,
      `style=${style && line ? styleOf(line) === style : "only"}`,
      line?.plain.startsWith("•") && "bullet",
      /\d/.test(institution) && "digit",
      /^\p{Ll}/u.test(institution) && "small",
      /^[\p{Lu}\P{L}]+$/u.test(institution) && /\p{Lu}/u.test(institution) && "capitals",
      /[:：]/.test(text) && "colon",
      titleScore(institution) >= 1 && "title",
      companyScore(institution) > 1 && "company",
      institution !== "" && isPlace(institution) && "place",
      isRepeated && "repeated",
      text.length > 90 && "long",
      ...kindsByNouns(institution).map((kind) => `noun=${kind}`),
    ].filter((one) => typeof one === "string");
  });
}
