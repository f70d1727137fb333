import { inEnglish } from "@career-hub/server/matching/jobs/glossary.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { readTitle, titleShare } from "@career-hub/server/matching/jobs/titles.ts";
import { expect, it, test } from "vitest";
import { now } from "./jobsExample.ts";

const occupations = (title: string) => readTitle(title).map(({ node }) => node.name);

test.each([
  ["Inżynier oprogramowania wbudowanego", "Embedded software engineer"],
  ["Desenvolvedor Full-Stack", "Full stack developer"],
  ["Développeur back-end (C++)", "Backend developer"],
  ["Księgowa", "accountant"],
  ["Magazynier", "warehouse worker"],
  ["Frontend-utvikler", "Frontend developer"],
  ["Front-End-Entwicklerin", "Frontend developer"],
  ["Desarrolladora full stack", "Full stack developer"],
  ["Staff Software Engineer, Trading Platform", "Software Developers"],
  ["Frontendutvecklare", "Frontend developer"],
  ["前端工程師", "Frontend developer"],
  ["Webエンジニア", "web developer"],
  ["看護師", "Registered Nurses"],
  ["백엔드 개발자", "Backend developer"],
  ["מנהלת שיווק", "marketing manager"],
  ["مهندس برمجيات", "Software Developers"],
  ["Kỹ sư phần mềm", "Software Developers"],
  ["Prodavačica", "sales assistant"],
  ["Vedoucí prodejny", "shop manager"],
  ["Lähihoitaja", "healthcare assistant"],
  ["Водитель погрузчика", "forklift operator"],
  ["Villamosmérnök", "electrical engineer"],
  ["Tài xế xe tải", "Heavy and Tractor-Trailer Truck Drivers"],
  ["Maître de conférences", "higher education lecturer"],
  ["消防士", "firefighter"],
])("reads %s, of a language without a taxonomy, as %s", (title, occupation) => {
  expect(occupations(title)[0]).toBe(occupation);
});

test.each([
  ["Sjuksköterska till akutvårdsavdelning", "Registered Nurses"],
  ["Elektriker til vores afdeling i Odense", "electrician"],
  ["Kucharz do restauracji włoskiej", "Cooks, Restaurant"],
  ["Boekhouder bij een familiebedrijf", "accountant"],
  ["Raktáros éjszakai műszakba", "warehouse worker"],
  ["Медсестра в хирургическое отделение", "Registered Nurses"],
  ["Νοσηλευτής για χειρουργική κλινική", "Registered Nurses"],
])("reads %s, which also says where, as %s", (title, occupation) => {
  expect(occupations(title)[0]).toBe(occupation);
});

it.each(["의사소통", "新規顧客への営業を担当し、売上を伸ばしました"])(
  "does not read %s as a title, although one word could be a role",
  (text) => expect(titleShare(text)).toBeLessThan(0.25),
);

it("leaves the words of English and German titles as they are", () => {
  for (const title of ["Predator control trapper", "Polizeiinspektor", "Assistant social worker"])
    expect(inEnglish(title)).toBe(title);
});

it("names such a title in its own words", () => {
  expect(readTitle("Desenvolvedor Full-Stack")[0]?.wording).toBe("desenvolvedor full-stack");
});

it("does not read technologies as the material of a profession", () => {
  for (const title of ["Especialista em React", "React Expert"])
    expect(occupations(title)[0]).toBe("React developer");
  expect(occupations("Spring Boot Specialist")[0]).toBe("software developer");
});

it("reads no profession from a degree or from studying alone", () => {
  for (const title of ["Dr.", "Student", "Fresher"]) expect(occupations(title)).toEqual([]);
});

it.each(
  "Founder, Co-Founder, Owner, Freelancer, Volunteer, Inhaber, Socio, Autónomo, Founder & Owner".split(", "),
)("reads no profession from %s, which tells how somebody works", (title) =>
  expect(occupations(title)).toEqual([]),
);

it.each([
  ["Founder & CTO", "chief technology officer"],
  ["CEO and Co-Founder", "chief executive officer"],
  ["Volunteer Web Developer", "web developer"],
  ["Freelance Übersetzer", "translator"],
  ["Volunteer Coordinator", "volunteer manager"],
])("reads %s as %s", (title, occupation) => expect(occupations(title)[0]).toBe(occupation));

it.each(["Officer", "Technician", "Specialist", "Director", "Técnico", "Auxiliar", "Asistente"])(
  "is not sure of %s, a word in titles of many trades",
  (title) => {
    for (const { weight, isVague } of readTitle(title)) {
      expect(weight).toBeLessThan(0.6);
      expect(isVague).toBe(true);
    }
  },
);

it.each(["Nurse", "Enfermera", "Developer", "Koch", "Baker"])("is sure of %s", (title) =>
  expect(readTitle(title)[0]).toMatchObject({ isVague: false, isUnsure: false }),
);

it("keeps the name of a field that is no role", () =>
  expect(readTitle("Engineering")[0]?.weight).toBeGreaterThan(0.6));

it("states no profession of an ad for an officer of any trade", () => {
  const { professions } = readJobFeatures({ title: "Officer", descriptionText: "" });
  expect(professions.filter(({ isStated }) => isStated)).toEqual([]);
});

it("reads a field of study as no lecturer of it", () => {
  const { professions } = readCvFeatures("Education\nBachelor of Science in Computer Science, 2015", { now });
  expect(professions.map(({ node }) => node.name)).not.toContain("computer science lecturer");
});
