import type { DateFormat } from "./dateFormats.ts";
import type { Look, Structure } from "./document.ts";
import type { JobStyle } from "./jobStyles.ts";
import type { SchoolStyle, SkillStyle } from "./otherStyles.ts";
import type { Language } from "./words.ts";

export const printers = ["chromium", "weasyprint", "libreoffice", "groff", "docx"] as const;
export type Printer = (typeof printers)[number];
export type Extra =
  | "volunteering"
  | "projects"
  | "interests"
  | "languages"
  | "summary"
  | "certificates"
  | "footer";
/**
 * `headings`: the words over the jobs. None: no section of the CV has a heading. Two: the newest job stands under the
 * first, the others under the second.
 */
export type Layout = {
  printer: Printer;
  language: Language;
  structure: Structure;
  look: Look["heading"];
  jobs: JobStyle;
  dates: DateFormat;
  schools: SchoolStyle;
  skills: SkillStyle;
  headings?: string[] | "none";
  extras: Extra[];
  railRight?: boolean;
  educationFirst?: boolean;
};

const layout = (
  [printer, language, structure, look]: [Printer, Language, Structure, Look["heading"]],
  [jobs, dates, schools, skills]: [JobStyle, DateFormat, SchoolStyle, SkillStyle],
  extras: Extra[] = [],
  more: Partial<Layout> = {},
): Layout => ({ printer, language, structure, look, jobs, dates, schools, skills, extras, ...more });

/** Layouts of even index are for work; those of odd index are only reported, never looked at one by one. */
export const layouts: Layout[] = [
  layout(
    ["chromium", "en", "single", "bold"],
    ["titleDatesThenCompany", "monthYear", "degreeYearsThenSchool", "commas"],
    ["summary", "interests"],
  ),
  layout(
    ["chromium", "en", "single", "caps"],
    ["companyPlaceThenTitleDates", "years", "schoolThenDegree", "grouped"],
    ["projects", "volunteering"],
  ),
  layout(
    ["weasyprint", "en", "single", "caps"],
    ["datesTitleCompany", "longMonth", "oneLine", "bullets"],
    ["volunteering", "interests"],
  ),
  layout(
    ["weasyprint", "de", "single", "bold"],
    ["titleCompanyDates", "slashes", "rail", "commas"],
    ["languages", "interests"],
  ),
  layout(["chromium", "en", "single", "plain"], ["dotted", "monthYear", "nameless", "pipes"], ["projects"]),
  layout(
    ["libreoffice", "en", "single", "bold"],
    ["titleCommaCompany", "years", "yearFirst", "lines"],
    ["interests", "footer"],
  ),
  layout(
    ["chromium", "de", "single", "bold"],
    ["railTitleComma", "slashes", "rail", "commas"],
    ["languages", "interests"],
  ),
  layout(
    ["weasyprint", "fr", "single", "caps"],
    ["railCompanyTitle", "years", "rail", "lines"],
    ["languages"],
  ),
  layout(["docx", "en", "single", "bold"], ["oneLineAt", "monthYear", "oneLine", "commas"], ["summary"]),
  layout(
    ["docx", "en", "single", "caps"],
    ["dashThenDatesPlace", "longMonth", "schoolThenDegree", "bullets"],
    ["volunteering"],
  ),
  layout(
    ["groff", "en", "single", "bold"],
    ["datesThenBulletRole", "years", "yearFirst", "commas"],
    ["interests"],
  ),
  layout(
    ["groff", "en", "single", "caps"],
    ["companyDatesThenBulletRole", "monthYear", "oneLine", "grouped"],
    ["projects"],
  ),
  layout(
    ["chromium", "en", "sideLeft", "bold"],
    ["datesColon", "years", "degreeYearsThenSchool", "lines"],
    ["languages", "interests"],
  ),
  layout(
    ["chromium", "es", "sideRight", "caps"],
    ["datesCompanyTitle", "yearsSpaced", "schoolThenDegree", "bullets"],
    ["languages"],
  ),
  layout(
    ["weasyprint", "en", "labelRail", "bold"],
    ["labels", "slashes", "schoolThenDegree", "commas"],
    ["summary"],
  ),
  layout(
    ["libreoffice", "en", "single", "bold"],
    ["labelTable", "points", "degreeYearsThenSchool", "table"],
    ["languages"],
  ),
  layout(
    ["chromium", "en", "sideRight", "boxed"],
    ["rolesUnderCompany", "monthYear", "withMajor", "bullets"],
    ["interests"],
  ),
  layout(
    ["chromium", "en", "sideLeft", "spaced"],
    ["stackedPlaceLast", "longMonth", "nameless", "stars"],
    ["volunteering"],
  ),
  layout(["weasyprint", "es", "single", "bold"], ["pipes", "monthYear", "oneLine", "pipes"], ["languages"]),
  layout(
    ["libreoffice", "pl", "single", "bold"],
    ["fourLines", "points", "schoolThenDegree", "commas"],
    ["interests", "languages"],
  ),
  layout(
    ["chromium", "fr", "sideLeft", "caps"],
    ["companyPlaceDatesTitle", "longMonth", "schoolThenDegree", "lines"],
    ["languages", "interests"],
  ),
  layout(
    ["docx", "es", "single", "bold"],
    ["brackets", "slashes", "degreeYearsThenSchool", "commas"],
    ["volunteering"],
  ),
  layout(["docx", "de", "single", "caps"], ["table", "points", "oneLine", "table"], ["languages"]),
  layout(["chromium", "en", "single", "bold"], ["bareTable", "years", "schoolPlaceLine", "dots"], ["footer"]),
  layout(["chromium", "en", "single", "caps"], ["companyPlaceOneLine", "years", "nameless", "grouped"], [], {
    headings: ["Warehouse Experience", "Other Experience"],
  }),
  layout(
    ["weasyprint", "en", "single", "bold"],
    ["companyPlaceTitleLine", "monthYear", "oneLine", "commas"],
    ["interests"],
    { headings: ["Relevant Experience", "Additional Employment"] },
  ),
  layout(
    ["libreoffice", "en", "single", "plain"],
    ["sentence", "years", "yearFirst", "bullets"],
    ["volunteering"],
  ),
  layout(
    ["groff", "de", "single", "bold"],
    ["titleThenCompanyDates", "years", "degreeYearsThenSchool", "bullets"],
    ["languages"],
  ),
  layout(
    ["groff", "en", "single", "caps"],
    ["bullets", "years", "bullets", "commas"],
    ["projects", "interests"],
  ),
  layout(
    ["chromium", "en", "single", "bold"],
    ["railRightStack", "monthYear", "schoolThenDegree", "commas"],
    ["certificates"],
    { railRight: true },
  ),
  layout(
    ["chromium", "en", "single", "bold"],
    ["departmentLine", "slashes", "degreeYearsThenSchool", "commas"],
    ["certificates", "footer"],
  ),
  layout(
    ["weasyprint", "en", "single", "caps"],
    ["teamFirst", "iso", "nameless", "pipes"],
    ["summary", "interests"],
  ),
  layout(
    ["docx", "en", "single", "bold"],
    ["companyDatesThenTitle", "hidden", "nameless", "bullets"],
    ["interests"],
  ),
  layout(
    ["chromium", "en", "sideLeft", "caps"],
    ["titlePlaceThenCompanyDates", "hidden", "schoolThenDegree", "lines"],
    ["projects"],
  ),
  layout(
    ["chromium", "en", "single", "bold"],
    ["titleDatesThenCompany", "monthYear", "degreeYearsThenSchool", "commas"],
    [],
    { headings: "none" },
  ),
  layout(
    ["weasyprint", "en", "single", "plain"],
    ["companyPlaceThenTitleDates", "years", "schoolThenDegree", "commas"],
    [],
    { headings: "none" },
  ),
  layout(
    ["weasyprint", "en", "single", "boxed"],
    ["titleDatesThenCompany", "yearsSoft", "oneLine", "levels"],
    ["volunteering"],
    { headings: ["Where I have worked"] },
  ),
  layout(
    ["libreoffice", "en", "single", "caps"],
    ["titleThenCompanyDates", "monthSoft", "degreeYearsThenSchool", "percent"],
    ["interests"],
    { headings: ["My Journey So Far"] },
  ),
  layout(
    ["libreoffice", "pl", "single", "caps"],
    ["titleDatesThenCompany", "points", "yearFirst", "bullets"],
    ["languages", "volunteering"],
  ),
  layout(
    ["chromium", "pl", "sideRight", "bold"],
    ["companyDatesThenTitle", "slashes", "schoolThenDegree", "lines"],
    ["languages"],
  ),
  layout(
    ["docx", "fr", "single", "bold"],
    ["datesTitleCompany", "years", "yearFirst", "commas"],
    ["interests"],
  ),
  layout(
    ["weasyprint", "de", "sideLeft", "caps"],
    ["railTitleComma", "points", "rail", "lines"],
    ["languages", "interests"],
  ),
  layout(
    ["chromium", "en", "labelRail", "caps"],
    ["companyDatesThenTitle", "longMonth", "schoolThenDegree", "commas"],
    ["interests"],
    { educationFirst: true },
  ),
  layout(
    ["libreoffice", "en", "labelRail", "bold"],
    ["titleCompanyDates", "monthYear", "degreeYearsThenSchool", "dots"],
    ["volunteering"],
    { educationFirst: true },
  ),
  layout(
    ["groff", "es", "single", "bold"],
    ["titleCommaCompany", "slashes", "oneLine", "commas"],
    ["interests"],
  ),
  layout(
    ["groff", "fr", "single", "caps"],
    ["datesTitleCompany", "slashes", "schoolThenDegree", "commas"],
    ["languages"],
  ),
  layout(
    ["chromium", "en", "sideRight", "plain"],
    ["fourLines", "shortYears", "nameless", "stars"],
    ["interests", "projects"],
  ),
  layout(
    ["docx", "en", "sideLeft", "bold"],
    ["titleDatesThenCompany", "shortYears", "nameless", "lines"],
    ["interests", "languages"],
  ),
  layout(
    ["chromium", "en", "single", "bold"],
    ["stackedCompanyFirst", "monthYear", "schoolThenDegree", "commas"],
    ["volunteering"],
  ),
  layout(
    ["weasyprint", "en", "single", "caps"],
    ["companyColonTitle", "slashes", "oneLine", "dots"],
    ["interests"],
  ),
  layout(
    ["weasyprint", "es", "single", "caps"],
    ["companyBarPlace", "slashes", "schoolThenDegree", "grouped"],
    ["languages"],
  ),
  layout(
    ["chromium", "de", "single", "bold"],
    ["titleCommaCompanyPlace", "monthYear", "degreeYearsThenSchool", "lines"],
    ["interests"],
  ),
  layout(
    ["libreoffice", "en", "sideRight", "caps"],
    ["datesCompanyTitleLines", "years", "rail", "lines"],
    ["interests", "languages"],
  ),
  layout(
    ["docx", "en", "single", "bold"],
    ["datesBarCompany", "longMonth", "yearFirst", "commas"],
    ["projects"],
  ),
  layout(
    ["docx", "en", "single", "plain"],
    ["tableDatesTitle", "monthYear", "oneLine", "table"],
    ["interests"],
  ),
  layout(
    ["chromium", "fr", "single", "caps"],
    ["titleThenCompanyBarDates", "points", "oneLine", "pipes"],
    ["languages"],
  ),
  layout(
    ["chromium", "de", "sideLeft", "bold"],
    ["titleDashCompany", "points", "schoolThenDegree", "bullets"],
    ["languages", "interests"],
  ),
  layout(
    ["libreoffice", "en", "single", "spaced"],
    ["placeAboveRole", "monthYear", "schoolThenDegree", "commas"],
    ["volunteering"],
  ),
  layout(
    ["weasyprint", "en", "single", "bold"],
    ["groupWithSpan", "monthYear", "degreeYearsThenSchool", "commas"],
    ["summary", "certificates"],
  ),
  layout(
    ["chromium", "es", "single", "plain"],
    ["companyPlaceThenTitleDates", "longMonth", "rail", "commas"],
    ["interests"],
  ),
  layout(
    ["chromium", "en", "single", "caps"],
    ["companyBracketTitle", "years", "bullets", "dots"],
    ["projects"],
    { headings: ["Retail Employment"] },
  ),
  layout(
    ["groff", "pl", "single", "bold"],
    ["companyDatesThenTitle", "years", "oneLine", "commas"],
    ["languages"],
  ),
  layout(
    ["weasyprint", "fr", "single", "bold"],
    ["titleUnderRail", "slashes", "rail", "commas"],
    ["languages"],
  ),
  layout(
    ["docx", "pl", "single", "caps"],
    ["titleCommaCompany", "points", "degreeYearsThenSchool", "lines"],
    ["interests"],
  ),
  layout(
    ["libreoffice", "en", "single", "bold"],
    ["titleInCompany", "longMonth", "schoolPlaceLine", "bullets"],
    ["projects", "interests"],
  ),
  layout(
    ["weasyprint", "en", "sideRight", "bold"],
    ["titlePlaceThenDatesCompany", "years", "withMajor", "lines"],
    ["languages"],
  ),
  layout(
    ["chromium", "pl", "single", "bold"],
    ["datesDashTitle", "points", "yearFirst", "commas"],
    ["languages", "interests"],
  ),
  layout(
    ["weasyprint", "en", "labelRail", "bold"],
    ["datesCompanyTitle", "slashes", "nameless", "pipes"],
    ["interests"],
  ),
  layout(
    ["weasyprint", "en", "single", "plain"],
    ["stackedCompanyFirst", "years", "degreeYearsThenSchool", "commas"],
    [],
    { headings: "none" },
  ),
  layout(["docx", "de", "single", "bold"], ["titleCommaCompany", "slashes", "oneLine", "commas"], [], {
    headings: "none",
  }),
  layout(
    ["chromium", "en", "single", "bold"],
    ["labelGrid", "toWord", "degreeYearsThenSchool", "commas"],
    ["interests"],
  ),
  layout(
    ["chromium", "es", "sideLeft", "bold"],
    ["dashThenDatesPlace", "toWord", "yearFirst", "lines"],
    ["languages"],
  ),
  layout(
    ["weasyprint", "de", "single", "bold"],
    ["titlePlaceCompanyDates", "toWord", "schoolThenDegree", "commas"],
    ["languages"],
  ),
  layout(
    ["weasyprint", "en", "single", "bold"],
    ["stackedPlaceLast", "apostrophe", "oneLine", "commas"],
    ["summary"],
  ),
  layout(
    ["groff", "en", "single", "bold"],
    ["companyThenBulletRoleDates", "years", "bullets", "commas"],
    ["volunteering"],
  ),
  layout(
    ["libreoffice", "de", "single", "bold"],
    ["titleThenCompanyDates", "slashes", "rail", "bullets"],
    ["interests"],
  ),
  layout(
    ["weasyprint", "en", "single", "caps"],
    ["tableCompanyFirst", "apostrophe", "schoolPlaceLine", "commas"],
    ["interests"],
  ),
  layout(
    ["docx", "en", "labelRail", "bold"],
    ["fourLines", "yearMonth", "nameless", "commas"],
    ["interests"],
  ),
  layout(
    ["chromium", "en", "single", "bold"],
    ["departmentOf", "yearMonth", "oneLine", "grouped"],
    ["certificates"],
  ),
  layout(
    ["chromium", "en", "single", "bold"],
    ["teamFirst", "monthYear", "degreeYearsThenSchool", "bullets"],
    ["footer"],
  ),
  layout(
    ["libreoffice", "fr", "single", "bold"],
    ["dashedLine", "years", "schoolThenDegree", "commas"],
    ["languages"],
  ),
  layout(
    ["groff", "de", "single", "caps"],
    ["railCompanyTitle", "points", "oneLine", "commas"],
    ["interests"],
  ),
  layout(
    ["docx", "es", "single", "caps"],
    ["datesBarTitleCompany", "slashes", "degreeYearsThenSchool", "pipes"],
    ["interests"],
  ),
  layout(
    ["docx", "fr", "single", "plain"],
    ["bareTable", "slashes", "schoolThenDegree", "lines"],
    ["languages"],
  ),
  layout(
    ["chromium", "en", "sideLeft", "caps"],
    ["titleThenDatesCompany", "toWord", "nameless", "bullets"],
    ["interests", "languages"],
  ),
  layout(
    ["chromium", "pl", "sideLeft", "bold"],
    ["companyPlaceThenTitleDates", "years", "degreeYearsThenSchool", "lines"],
    ["interests"],
  ),
  layout(
    ["weasyprint", "fr", "single", "plain"],
    ["datesTitleThenCompanyPlace", "monthYear", "rail", "dots"],
    ["volunteering"],
  ),
  layout(
    ["weasyprint", "es", "single", "caps"],
    ["titlePlaceThenCompanyDates", "points", "schoolThenDegree", "commas"],
    ["languages"],
  ),
  layout(
    ["libreoffice", "en", "single", "caps"],
    ["companyDatesPlaceThenTitle", "toWord", "withMajor", "table"],
    ["projects"],
  ),
  layout(
    ["libreoffice", "en", "single", "caps"],
    ["pipes", "yearMonth", "degreeYearsThenSchool", "dots"],
    ["certificates"],
  ),
];
