import type { DateFormat } from "./dates.ts";
import type { Look, Structure } from "./document.ts";
import type { JobStyle } from "./jobStyles.ts";
import type { SchoolStyle, SkillStyle } from "./otherStyles.ts";
import type { Language } from "./words.ts";

type Heading = Look["heading"];
export const printers = ["chromium", "weasyprint", "libreoffice", "groff", "docx"] as const;
export type Printer = (typeof printers)[number];
export type Extra =
  | "volunteering"
  | "projects"
  | "interests"
  | "languages"
  | "summary"
  | "certificates"
  | "footer"
  | "railRight"
  | "educationFirst";
/**
 * `headings`: the words over the jobs. None: no section of the CV has a heading. Two: the newest job stands under the
 * first, the others under the second.
 */
export type Layout = {
  printer: Printer;
  language: Language;
  structure: Structure;
  look: Heading;
  jobs: JobStyle;
  dates: DateFormat;
  schools: SchoolStyle;
  skills: SkillStyle;
  headings?: string[] | "none";
  extras: Extra[];
};

/**
 * Layouts of even index are for work; those of odd index are only reported, never looked at one by one. Columns: printer,
 * language, structure and look; jobs, dates, schools and skills; extras, "-" for none; the words over the jobs.
 */
const table = `
chromium en single bold | titleDatesThenCompany monthYear degreeYearsThenSchool commas | summary interests
chromium en single caps | companyPlaceThenTitleDates years schoolThenDegree grouped | projects volunteering
weasyprint en single caps | datesTitleCompany longMonth oneLine bullets | volunteering interests
weasyprint de single bold | titleCompanyDates slashes rail commas | languages interests
chromium en single plain | dotted monthYear nameless pipes | projects
libreoffice en single bold | titleCommaCompany years yearFirst lines | interests footer
chromium de single bold | railTitleComma slashes rail commas | languages interests
weasyprint fr single caps | railCompanyTitle years rail lines | languages
docx en single bold | oneLineAt monthYear oneLine commas | summary
docx en single caps | dashThenDatesPlace longMonth schoolThenDegree bullets | volunteering
groff en single bold | datesThenBulletRole years yearFirst commas | interests
groff en single caps | companyDatesThenBulletRole monthYear oneLine grouped | projects
chromium en sideLeft bold | datesColon years degreeYearsThenSchool lines | languages interests
chromium es sideRight caps | datesCompanyTitle yearsSpaced schoolThenDegree bullets | languages
weasyprint en labelRail bold | labels slashes schoolThenDegree commas | summary
libreoffice en single bold | labelTable points degreeYearsThenSchool table | languages
chromium en sideRight boxed | rolesUnderCompany monthYear withMajor bullets | interests
chromium en sideLeft spaced | stackedPlaceLast longMonth nameless stars | volunteering
weasyprint es single bold | pipes monthYear oneLine pipes | languages
libreoffice pl single bold | fourLines points schoolThenDegree commas | interests languages
chromium fr sideLeft caps | companyPlaceDatesTitle longMonth schoolThenDegree lines | languages interests
docx es single bold | brackets slashes degreeYearsThenSchool commas | volunteering
docx de single caps | table points oneLine table | languages
chromium en single bold | bareTable years schoolPlaceLine dots | footer
chromium en single caps | companyPlaceOneLine years nameless grouped | - | Warehouse Experience; Other Experience
weasyprint en single bold | companyPlaceTitleLine monthYear oneLine commas | interests | Relevant Experience; Additional Employment
libreoffice en single plain | sentence years yearFirst bullets | volunteering
groff de single bold | titleThenCompanyDates years degreeYearsThenSchool bullets | languages
groff en single caps | bullets years bullets commas | projects interests
chromium en single bold | railRightStack monthYear schoolThenDegree commas | certificates railRight
chromium en single bold | departmentLine slashes degreeYearsThenSchool commas | certificates footer
weasyprint en single caps | teamFirst iso nameless pipes | summary interests
docx en single bold | companyDatesThenTitle hidden nameless bullets | interests
chromium en sideLeft caps | titlePlaceThenCompanyDates hidden schoolThenDegree lines | projects
chromium en single bold | titleDatesThenCompany monthYear degreeYearsThenSchool commas | - | none
weasyprint en single plain | companyPlaceThenTitleDates years schoolThenDegree commas | - | none
weasyprint en single boxed | titleDatesThenCompany yearsSoft oneLine levels | volunteering | Where I have worked
libreoffice en single caps | titleThenCompanyDates monthSoft degreeYearsThenSchool percent | interests | My Journey So Far
libreoffice pl single caps | titleDatesThenCompany points yearFirst bullets | languages volunteering
chromium pl sideRight bold | companyDatesThenTitle slashes schoolThenDegree lines | languages
docx fr single bold | datesTitleCompany years yearFirst commas | interests
weasyprint de sideLeft caps | railTitleComma points rail lines | languages interests
chromium en labelRail caps | companyDatesThenTitle longMonth schoolThenDegree commas | interests educationFirst
libreoffice en labelRail bold | titleCompanyDates monthYear degreeYearsThenSchool dots | volunteering educationFirst
groff es single bold | titleCommaCompany slashes oneLine commas | interests
groff fr single caps | datesTitleCompany slashes schoolThenDegree commas | languages
chromium en sideRight plain | fourLines shortYears nameless stars | interests projects
docx en sideLeft bold | titleDatesThenCompany shortYears nameless lines | interests languages
chromium en single bold | stackedCompanyFirst monthYear schoolThenDegree commas | volunteering
weasyprint en single caps | companyColonTitle slashes oneLine dots | interests
weasyprint es single caps | companyBarPlace slashes schoolThenDegree grouped | languages
chromium de single bold | titleCommaCompanyPlace monthYear degreeYearsThenSchool lines | interests
libreoffice en sideRight caps | datesCompanyTitleLines years rail lines | interests languages
docx en single bold | datesBarCompany longMonth yearFirst commas | projects
docx en single plain | tableDatesTitle monthYear oneLine table | interests
chromium fr single caps | titleThenCompanyBarDates points oneLine pipes | languages
chromium de sideLeft bold | titleDashCompany points schoolThenDegree bullets | languages interests
libreoffice en single spaced | placeAboveRole monthYear schoolThenDegree commas | volunteering
weasyprint en single bold | groupWithSpan monthYear degreeYearsThenSchool commas | summary certificates
chromium es single plain | companyPlaceThenTitleDates longMonth rail commas | interests
chromium en single caps | companyBracketTitle years bullets dots | projects | Retail Employment
groff pl single bold | companyDatesThenTitle years oneLine commas | languages
weasyprint fr single bold | titleUnderRail slashes rail commas | languages
docx pl single caps | titleCommaCompany points degreeYearsThenSchool lines | interests
libreoffice en single bold | titleInCompany longMonth schoolPlaceLine bullets | projects interests
weasyprint en sideRight bold | titlePlaceThenDatesCompany years withMajor lines | languages
chromium pl single bold | datesDashTitle points yearFirst commas | languages interests
weasyprint en labelRail bold | datesCompanyTitle slashes nameless pipes | interests
weasyprint en single plain | stackedCompanyFirst years degreeYearsThenSchool commas | - | none
docx de single bold | titleCommaCompany slashes oneLine commas | - | none
chromium en single bold | labelGrid toWord degreeYearsThenSchool commas | interests
chromium es sideLeft bold | dashThenDatesPlace toWord yearFirst lines | languages
weasyprint de single bold | titlePlaceCompanyDates toWord schoolThenDegree commas | languages
weasyprint en single bold | stackedPlaceLast apostrophe oneLine commas | summary
groff en single bold | companyThenBulletRoleDates years bullets commas | volunteering
libreoffice de single bold | titleThenCompanyDates slashes rail bullets | interests
weasyprint en single caps | tableCompanyFirst apostrophe schoolPlaceLine commas | interests
docx en labelRail bold | fourLines yearMonth nameless commas | interests
chromium en single bold | departmentOf yearMonth oneLine grouped | certificates
chromium en single bold | teamFirst monthYear degreeYearsThenSchool bullets | footer
libreoffice fr single bold | dashedLine years schoolThenDegree commas | languages
groff de single caps | railCompanyTitle points oneLine commas | interests
docx es single caps | datesBarTitleCompany slashes degreeYearsThenSchool pipes | interests
docx fr single plain | bareTable slashes schoolThenDegree lines | languages
chromium en sideLeft caps | titleThenDatesCompany toWord nameless bullets | interests languages
chromium pl sideLeft bold | companyPlaceThenTitleDates years degreeYearsThenSchool lines | interests
weasyprint fr single plain | datesTitleThenCompanyPlace monthYear rail dots | volunteering
weasyprint es single caps | titlePlaceThenCompanyDates points schoolThenDegree commas | languages
libreoffice en single caps | companyDatesPlaceThenTitle toWord withMajor table | projects
libreoffice en single caps | pipes yearMonth degreeYearsThenSchool dots | certificates
`;

function layoutOf(line: string): Layout {
  const [page = "", styles = "", extras = "", headings] = line.split(" | ");
  const [printer, language, structure, look] = page.split(" ") as [Printer, Language, Structure, Heading];
  const [jobs, dates, schools, skills] = styles.split(" ") as [JobStyle, DateFormat, SchoolStyle, SkillStyle];
  return {
    ...{ printer, language, structure, look, jobs, dates, schools, skills },
    extras: extras.split(" ") as Extra[],
    ...(headings && { headings: headings === "none" ? headings : headings.split("; ") }),
  };
}

export const layouts: Layout[] = table.trim().split("\n").map(layoutOf);
