import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { type JobText, readJobFeatures } from "@career-hub/server/matching/jobs/readJobFeatures.ts";
import { isMet } from "@career-hub/server/matching/jobs/reason.ts";
import { scoreJob } from "@career-hub/server/matching/jobs/scoreJob.ts";
import { languageOf } from "@career-hub/server/text/languageOf.ts";
import { describe, expect, it, test } from "vitest";

const now = new Date("2026-11-22T00:00:00Z");
const cvWith = (languages: string) =>
  `Office Clerk\nExperience\nOffice Clerk\nTown hall, 2018 - present\nFiling and data entry for the people of the town\nLanguages\n${languages}`;
const scored = (cv: string, job: JobText) =>
  scoreJob(readCvFeatures(cv, { now }), readJobFeatures(job), { now });
const adAsking = (sentence: string): JobText => ({
  title: "Office Clerk",
  descriptionText: `Filing and data entry in the office of a harbour. ${sentence}`,
});
const skillsPart = (languages: string, sentence: string) =>
  scored(cvWith(languages), adAsking(sentence)).parts.skills.value;

it("does not match a CV by the few words that are equal in another language", () => {
  const cv =
    "Sven Ek\nProfil\nJag har arbetat med gäster i köket på ett hotell och trivs med ansvar för nya kollegor.";
  const ad = {
    title: "Med Tech",
    descriptionText:
      "We are hiring a Med Tech for our hotel and for the guests of the spa, in two shifts, with meals and a room in the house.",
  };
  expect(scored(cv, { ...ad, postedAt: now }).parts.text.weight).toBe(0.1);
  expect(scored(cv, ad).reason).toContain("says little");
});

describe("the language of a text", () => {
  it("is not Romanian where the text is about care", () =>
    expect(languageOf("Intensive Care Nurse\nWound care\nPalliative care and care plans")).not.toBe(
      "Romanian",
    ));

  test.each([
    [
      "Pielęgniarka z doświadczeniem w pracy na oddziale i w opiece nad pacjentami oraz ich bliskimi",
      "Polish",
    ],
    [
      "Infermiera con esperienza nella cura dei pazienti, la gestione del reparto e il lavoro di squadra",
      "Italian",
    ],
    [
      "Engenheiro com experiência em gestão de dados e desenvolvimento de serviços para a indústria",
      "Portuguese",
    ],
    ["Verpleegkundige met ervaring op de afdeling van het ziekenhuis en in de zorg voor ouderen", "Dutch"],
    ["Enfermera con experiencia en el cuidado de los pacientes y la documentación", "Spanish"],
    ["We are looking for an electrician. Maintenance on site, three shifts, own van.", "English"],
    ["Wir suchen einen Elektriker. Wartung auf Baustellen, drei Schichten, eigener Wagen.", "German"],
    ["Nous recherchons une infirmière dans notre clinique. Diplôme exigé, horaires de nuit.", "French"],
    ["Jag har arbetat som kock på hotell i Göteborg med ansvar för köket och för nya kollegor", "Swedish"],
    [
      "Jeg har arbejdet som kok på hoteller i Aarhus med ansvar for køkken og nye kolleger af alle slags",
      "Danish",
    ],
    [
      "Jeg har arbeidet som kokk på hoteller i Bergen med ansvar for å lære opp nye kolleger av alle slag",
      "Norwegian",
    ],
    [
      "Szakácsként dolgoztam egy szállodában, és a konyha vezetője vagy az új kollégák oktatója voltam",
      "Hungarian",
    ],
    [
      "Pracoval jsem jako kuchař v hotelu v Brně a staral se o kuchyni i nové kolegy, kteří se učili",
      "Czech",
    ],
    ["Otelde aşçı olarak çalıştım ve mutfak için yeni bir ekip kurdum, bu ekip ile ödül aldık", "Turkish"],
    ["Работал поваром в гостинице, отвечал за кухню и обучал новых коллег", "Russian"],
    ["Працював кухарем у готелі, відповідав за кухню та навчав нових колег", "Ukrainian"],
    ["ホテルの調理師として厨房を担当し、新人の教育も行いました。HTML, CSS", "Japanese"],
    ["在酒店担任厨师，负责厨房并培训新员工", "Chinese"],
    ["호텔 조리사로 주방을 담당했습니다", "Korean"],
    ["עבדתי כטבח במלון והייתי אחראי על המטבח", "Hebrew"],
    ["عملت طباخا في فندق وكنت مسؤولا عن المطبخ", "Arabic"],
    ["Kok i Aarhus og i Bergen med ansvar for en restaurant", null],
    [`la le de ${"kvazo mirtu ".repeat(60)}`, null],
    ["Kvazo e mirtu i lumbe, e tavi i dorne e salpo i ferin, a brunto e kestal i vorme", null],
    ["Magazynier i kierowca\nObsługa wózka\nKompletacja zamówień i wysyłka\nŁódź", "Polish"],
    ["Java, Spring, Docker", null],
  ])("%s", (text, language) => expect(languageOf(text)).toBe(language));
});

describe("spoken languages", () => {
  test.each([
    ["Fluent German required.", [["German", "must", 5]]],
    [
      "English at work, German is welcome.",
      [
        ["English", "asked", null],
        ["German", "nice", null],
      ],
    ],
    [
      "Sie sprechen fließend Deutsch und gut Englisch.",
      [
        ["German", "must", 5],
        ["English", "asked", 3],
      ],
    ],
    ["Gute Deutschkenntnisse (B2).", [["German", "asked", 4]]],
    ["Anglais courant indispensable.", [["English", "must", 5]]],
    ["Inglés, nivel C1.", [["English", "asked", 5]]],
    ["Our German customers love us.", []],
    ["You teach English to adults.", []],
  ])("%s", (sentence, wanted) => {
    const asked = readJobFeatures({ title: "Clerk", descriptionText: sentence }).requirements;
    expect(asked.map(({ skill, necessity, level }) => [skill.name, necessity, level]).toSorted()).toEqual(
      wanted.toSorted(),
    );
  });

  it("lower the score by the distance to the required level, and not at all above it", () => {
    const values = ["German (native)", "German (C1)", "German (B2)", "German (B1)", "French (C1)"].map(
      (languages) => skillsPart(languages, "Fluent German is required."),
    );
    expect(values[0]).toBe(values[1]);
    expect(values.slice(1)).toEqual(values.slice(1).toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(4);
    expect(skillsPart("German (A2)", "Basic German is required.")).toBe(values[0]);
  });

  it("never raise the score, and lower it less where they are only nice to have", () => {
    const without = skillsPart("German (C1)", "The colleagues are kind.");
    expect(skillsPart("German (C1)", "Fluent German is required.")).toBeLessThanOrEqual(without);
    expect(skillsPart("French", "German is a plus.")).toBeGreaterThan(
      skillsPart("French", "German is required."),
    );
  });

  it("are listed as met, close or missing", () => {
    const ad = adAsking("Fluent German is required.");
    expect(scored(cvWith("German (C1)"), ad).reason).toMatch(/Meets .*German/);
    expect(scored(cvWith("French"), ad).reason).toMatch(/Missing German \(must\)/);
    const close = scored(cvWith("German (A2)"), ad);
    expect(close.reason).toMatch(/Close to German \(not at the level asked for\)/);
    expect(close.met.filter(isMet).map(({ name }) => name)).not.toContain("German");
  });

  it("include the one in which the CV is written", () =>
    expect(scored(cvWith("French"), adAsking("Fluent English is required.")).reason).toMatch(
      /Meets .*English/,
    ));
});

describe("freshness", () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const cv = cvWith("English");
  const scoreOf = (days: number, title = "Office Clerk") =>
    scored(cv, { ...adAsking(""), title, postedAt: daysAgo(days) }).finalScore;

  it("is worth at most 0.03, falls for 60 days, and is capped for dates in the future", () => {
    expect(scoreOf(0) - scoreOf(60)).toBeCloseTo(0.03, 3);
    expect(scoreOf(30)).toBeLessThan(scoreOf(0));
    expect(scoreOf(400)).toBe(scoreOf(60));
    expect(scoreOf(-30)).toBe(scoreOf(0));
  });

  it("does not count for an ad without a date", () => {
    const undated = scored(cv, { ...adAsking(""), title: "Office Clerk" });
    expect(undated.parts.freshness.weight).toBe(0);
    expect(undated.finalScore).toBeCloseTo(scoreOf(60) / 0.97, 3);
  });

  it("never ranks another trade above the CV's own", () =>
    expect(scoreOf(400)).toBeGreaterThan(scoreOf(0, "Crane Operator")));
});

describe("the language of an ad", () => {
  const german: JobText = {
    title: "Sachbearbeiter im Büro",
    descriptionText:
      "Wir suchen für unser Büro im Hafen eine Person für die Ablage und die Erfassung von Daten.",
  };
  const sentence = "The ad is in German, which your CV does not show.";

  it("lowers every part where the CV does not show it, and gives the reason", () => {
    const [without, own] = ["French", "German (C1)"].map((languages) => scored(cvWith(languages), german));
    expect(without?.parts.profession.value).toBeLessThan((own?.parts.profession.value ?? 0) * 0.8);
    expect(without?.reason).toContain(sentence);
    expect(own?.reason).not.toContain(sentence);
  });

  it("is shown by a section of the CV that is written in it", () => {
    const text = `${cvWith("French")}\nProjects\nDie Ablage und die Daten der Stadt für das neue Amt im Hafen und die Kasse`;
    expect(scored(text, german).reason).not.toContain(sentence);
  });

  it("is not required when it is English", () => {
    const cv = readCvFeatures(
      "Sachbearbeiterin\nErfahrung mit der Ablage und den Akten für die Stadt im Rathaus",
      { now },
    );
    expect(scoreJob(cv, readJobFeatures(adAsking("")), { now }).reason).not.toContain("The ad is in");
  });
});
