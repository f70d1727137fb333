import { addressKey, titleKey } from "@career-hub/server/job/duplicateKey.ts";
import { readAd } from "@career-hub/server/job/import/ad.ts";
import { withLocalCurrency } from "@career-hub/server/job/reading/currency.ts";
import { employmentOfField, employmentOfText } from "@career-hub/server/job/reading/employment.ts";
import { placesOf } from "@career-hub/server/job/reading/places.ts";
import { postedAtOf } from "@career-hub/server/job/reading/posted.ts";
import { remoteOfField, remoteOfText } from "@career-hub/server/job/reading/remote.ts";
import { salaryOfField, salaryOfText, salaryWords } from "@career-hub/server/job/reading/salary.ts";
import { levelOf, levelOfField } from "@career-hub/server/text/levelWords.ts";
import { describe, expect, test } from "vitest";

describe("salary", () => {
  test.each([
    ["Salary: $120,000 - $150,000 a year.", 120_000, 150_000, "USD", "year", "$120,000 - $150,000 a year"],
    ["We pay €65k–75k.", 65_000, 75_000, "EUR", "year", "€65k–75k"],
    ["Gehalt 52.000 bis 60.000 € brutto", 52_000, 60_000, "EUR", "year", "52.000 bis 60.000 €"],
    [
      "The pay range is $26.50 to $31 per hour depending on experience",
      26.5,
      31,
      "USD",
      "hour",
      "$26.50 to $31 per hour",
    ],
    ["Bu iş için aylık 350.000 TL ve yemek kartı veriyoruz.", 350_000, 350_000, "TRY", "month", "350.000 TL"],
    ["The deal\n£78,000 – £92,000 if you know it all", 78_000, 92_000, "GBP", "year", "£78,000 – £92,000"],
    ["Pay: £28 an hour", 28, 28, "GBP", "hour", "£28 an hour"],
    ["compensation of CHF 110'000 – 130'000", 110_000, 130_000, "CHF", "year", "CHF 110'000 – 130'000"],
    ["wage 75 000 – 95 000 Kč per month", 75_000, 95_000, "CZK", "month", "75 000 – 95 000 Kč per month"],
    ["Day rate: 600 EUR per day", 600, 600, "EUR", "day", "600 EUR per day"],
    ["Vergütung: 3.200 bis 3.900 € im Monat", 3200, 3900, "EUR", "month", "3.200 bis 3.900 €"],
    ["Rémunération : 28 000 à 32 000 euros par an", 28_000, 32_000, "EUR", "year", "28 000 à 32 000 euros"],
    ["Sueldo de 1.400 a 1.600 euros mensuales", 1400, 1600, "EUR", "month", "1.400 a 1.600 euros"],
    ["Salaris: € 2.800 tot € 3.400 per maand", 2800, 3400, "EUR", "month", "€ 2.800 tot € 3.400 per maand"],
    ["Stawka od 29,50 zł brutto za godzinę", 29.5, null, "PLN", "hour", "29,50 zł"],
    ["Wynagrodzenie do 9 000 zł miesięcznie", null, 9000, "PLN", "month", "9 000 zł"],
  ])("reads %s", (text, min, max, currency, period, words) => {
    expect(salaryOfText(text)).toEqual({ value: { min, max, currency, period }, words });
  });

  test.each([
    "We raised $40 million in our series B.",
    "You manage a budget of $250,000.",
    "More than 140,000 people use it 24/7 in 2026.",
    "Sign-on bonus: earn $500 when you refer a friend.",
    "Work 9 to 5, 40 hours per week.",
    "Our fund has $900,000 in assets and pays out.",
  ])("finds no salary in %s", (text) => {
    expect(salaryOfText(text)).toBeNull();
  });

  test("reads a salary field without context, with an open minimum or maximum", () => {
    expect(salaryOfField("from 4.200 € monthly")).toEqual({
      min: 4200,
      max: null,
      currency: "EUR",
      period: "month",
    });
    expect(salaryOfField("Horaire de 12,50 Euros à 14,00 Euros sur 12 mois")).toEqual({
      min: 12.5,
      max: 14,
      currency: "EUR",
      period: "hour",
    });
    expect(salaryOfField("up to $95k")).toEqual({ min: null, max: 95_000, currency: "USD", period: "year" });
    expect(salaryOfField("competitive")).toEqual({ min: null, max: null, currency: null, period: null });
    expect(salaryWords({ min: 4200, max: null, currency: "EUR", period: "month" })).toBe(
      "from €4,200 per month",
    );
  });
});

describe("level", () => {
  test.each([
    ["Senior Software Engineer", "", "senior", "Senior"],
    ["Sr. Accountant", "", "senior", "Sr"],
    ["Analista Contable Semi-Senior", "", "mid", "Semi-Senior"],
    ["Marketing Intern", "", "intern", "Intern"],
    ["Internal Auditor", "", null, null],
    ["International Sales", "", null, null],
    ["Lead Generation Specialist", "", null, null],
    ["Tech Lead", "", "lead", "Lead"],
    ["Ausbildung Fachinformatiker", "", "intern", "Ausbildung"],
    ["Auszubildende zur Köchin", "", "intern", "Auszubildende"],
    ["Leiter Ausbildung", "", null, null],
    ["Practicante de Ventas", "", "intern", "Practicante"],
    ["Staff Nurse", "", null, null],
    ["Staff Software Engineer", "", "lead", "Staff Software Engineer"],
    ["VP of Sales", "", "executive", "VP"],
    ["Art Director", "", "lead", "Director"],
    ["Architect", "", null, null],
    ["Graduate Engineer", "", "junior", "Graduate"],
    ["Baker", "- At least 6 years of experience in a bakery", "senior", "6 years of experience in a bakery"],
    ["Cook", "You have 2-3 years' experience.", "mid", "2-3 years' experience"],
    ["Cook", "No experience needed, we train you.", "junior", "No experience needed"],
    ["Cook", "For over 30 years we have cooked in this street.", null, null],
    [
      "Developer",
      "- Four years of Java backend development\n- Two years in a team",
      "mid",
      "Four years of Java backend development",
    ],
  ])("reads the level of %s, %j", (title, text, level, words) => {
    expect(levelOf(title, text)).toEqual(level && { value: level, words });
  });

  test.each([
    ["Mid-Senior level", "mid"],
    ["Entry level", "junior"],
    ["SENIOR", "senior"],
    ["Director", "executive"],
    ["whatever", null],
  ])("reads the field %j", (text, level) => {
    expect(levelOfField(text)).toBe(level);
  });
});

describe("remote work, places and employment type", () => {
  test.each([
    ["true", "remote"],
    ["false", "onsite"],
    ["Hybrid", "hybrid"],
    ["ON_SITE", "onsite"],
    ["TELECOMMUTE", "remote"],
    ["flexible", "hybrid"],
    ["unspecified", null],
    ["", null],
  ])("reads the remote field %j", (text, remote) => {
    expect(remoteOfField(text)).toBe(remote);
  });

  test.each([
    ["Engineer | Remote - US", "", "remote"],
    ["Remote Sensing Scientist | Toulouse", "", null],
    ["Engineer | Berlin (Hybrid)", "", "hybrid"],
    ["Engineer | Berlin", "This is a fully remote role.", "remote"],
    ["Engineer | Berlin", "We run a hybrid cloud and hybrid apps.", null],
    ["Engineer | Berlin", "Three days a week in the office, the rest is yours.", "hybrid"],
    ["Nurse | Bonn", "Remote work is not possible for this position; it is not a remote position.", "onsite"],
    ["Nurse | Bonn", "You will support remote communities.", null],
    ["Engineer | TELECOMMUTE Spain", "", "remote"],
    ["Engineer | Sevilla", "Trabajo remoto 100% (opcional).", "remote"],
    ["Entwickler | Bonn", "Zwei Tage im Homeoffice.", "hybrid"],
    ["Pfleger | Bonn (Homeoffice teilweise)", "", "hybrid"],
    ["Comptable | Lyon, télétravail partiel", "", "hybrid"],
    ["Programista | Gdynia", "Praca zdalna.", "remote"],
    ["Développeur | Nantes", "Trois jours de télétravail par semaine.", "hybrid"],
  ])("reads remote work from %s, %j", (heading, text, remote) => {
    expect(remoteOfText(heading, text)?.value ?? null).toBe(remote);
  });

  test.each([
    ["Berlin, Germany", ["Berlin", "Germany"]],
    ["Remote - US", ["US"]],
    ["London; Lisbon", ["London", "Lisbon"]],
    ["Hybrid (Paris or Lyon), France", ["Paris", "Lyon", "France"]],
    ["Fully remote", []],
    ["Stratford-upon-Avon", ["Stratford-upon-Avon"]],
    ["Berlin, berlin", ["berlin"]],
    ["", []],
  ])("splits the location %j", (location, places) => {
    expect(placesOf(location)).toEqual(places);
  });

  test.each([
    ["FULL_TIME", "full-time"],
    ["FullTime", "full-time"],
    ["Teilzeit", "part-time"],
    ["Contractor", "contract"],
    ["Fixed term", "temporary"],
    ["INTERN", "internship"],
    ["Other", null],
  ])("reads the employment field %j", (text, type) => {
    expect(employmentOfField(text)).toBe(type);
  });

  test("reads an employment type from text only in an unambiguous context", () => {
    expect(employmentOfText("Contract Lawyer", "You review every contract.")).toBeNull();
    expect(employmentOfText("Nurse", "20 hours per week")?.value).toBe("part-time");
    expect(employmentOfText("Working Student Design", "")?.value).toBe("internship");
    expect(employmentOfText("Nurse", "You work 0 to 40 hours per week.")).toBeNull();
    expect(
      employmentOfText("Nurse", "A discount for all who work a minimum of 15 hours per week."),
    ).toBeNull();
  });

  test.each([
    ["Koch", "Wir suchen dich in Vollzeit.", "full-time"],
    ["Koch", "In Vollzeit oder Teilzeit.", null],
    ["Cuisinier", "Mission intérimaire de trois mois.", "temporary"],
    ["Cocinera", "Contrato indefinido a jornada completa.", "full-time"],
    ["Kok", "Een fulltime functie.", "full-time"],
    ["Kucharz", "Praca na pełny etat.", "full-time"],
    ["Ausbildung Koch", "", "internship"],
    ["Koch in Teilzeitanstellung", "", "part-time"],
    ["Koch (unbefristet)", "", null],
    ["Tijdelijke kok", "", "temporary"],
  ])("reads the employment type of %s, %j", (title, text, type) => {
    expect(employmentOfText(title, text)?.value ?? null).toBe(type);
  });
});

describe("posting dates", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  test.each([
    ["2026-10-01", "2026-10-01"],
    ["2026-10-01 08:30:00", "2026-10-01"],
    ["Mon, 02 Nov 2026 10:00:00 +0000", "2026-11-02"],
    [1_790_000_000_000, "2026-09-21"],
    [1_790_000_000, "2026-09-21"],
    ["1790000000", "2026-09-21"],
    ["3.12.2025", "2025-12-03"],
    ["12/31/2025", "2025-12-31"],
    ["3 days ago", "2026-11-17"],
    ["30+ days ago", "2026-10-21"],
    ["yesterday", "2026-11-19"],
    ["2031-01-01", undefined],
    ["soon", undefined],
    ["", undefined],
    [-5, undefined],
    [null, undefined],
    [{}, undefined],
  ])("reads %j", (value, expected) => {
    expect(postedAtOf(value, now)?.toISOString().slice(0, 10)).toBe(expected);
  });
});

describe("duplicate keys", () => {
  test.each([
    ["https://a.example/jobs/1", "http://www.a.example/jobs/1/?utm_source=x&gh_src=abc#apply"],
    ["https://a.example/j?b=2&a=1", "https://a.example/j?a=1&b=2&fbclid=9"],
    ["https://jobs.lever.co/x/1?lever-source=LinkedIn", "https://jobs.lever.co/x/1"],
  ])("are equal for %s and %s", (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  test.each([
    ["https://a.example/j?gh_jid=1", "https://a.example/j?gh_jid=2"],
    ["https://a.example/j?ref=10001", "https://a.example/j?ref=10002"],
    ["https://a.example/#/jobs/1", "https://a.example/#/jobs/2"],
    ["https://a.example/jobs/A", "https://a.example/jobs/a"],
  ])("differ for %s and %s", (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });

  test("ignore gender markers and hyphens in titles", () => {
    const key = (title: string) => titleKey({ title, company: "Acme GmbH", location: "Köln" });
    expect(key("Java-Entwickler (m/w/d)")).toBe(key("Java Entwickler"));
    expect(key("C++ Developer")).not.toBe(key("C# Developer"));
  });
});

test.each([
  ["$78,400", "Québec, QC", "CAD"],
  ["$110,000", "Toowoomba QLD 4350", "AUD"],
  ["$18,000", "Querétaro, México", "MXN"],
  ["$90k", "Santa Fe, New Mexico", "USD"],
  ["$90k", "Boston, MA", "USD"],
  ["US$90k", "Toronto, ON", "USD"],
])("%s in %s is %s", (words, place, currency) =>
  expect(withLocalCurrency("USD", words, { location: place, language: "English" })).toBe(currency),
);

test.each([
  ["Sverige", "English", "SEK"],
  ["Oslo, Norway", null, "NOK"],
  ["Aarhus", "Danish", "DKK"],
  ["Berlin", "German", null],
])("crowns in %s in an ad in %s are %s", (location, language, currency) =>
  expect(withLocalCurrency(null, "36 000 – 42 000 kr", { location, language })).toBe(currency),
);

test("members (회원) are no amount in won (원)", () =>
  expect(salaryOfText("급여 협의, 누적 회원 42만 명")).toBeNull());

test('an imported ad with "$" has the currency of its place', () => {
  const fields = {
    title: "Baker",
    company: "Bread",
    location: "Toronto, ON",
    description: "Bread.",
    salary: "$60,000",
  };
  const read = readAd({ row: 1, fields }, new Date());
  expect(JSON.stringify(read)).toContain('"salaryCurrency":"CAD"');
});
