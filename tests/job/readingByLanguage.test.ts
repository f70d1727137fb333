import { fieldsOf } from "@career-hub/server/job/import/columns.ts";
import { employmentOfText } from "@career-hub/server/job/reading/employment.ts";
import { remoteOfField, remoteOfText } from "@career-hub/server/job/reading/remote.ts";
import { salaryOfField } from "@career-hub/server/job/reading/salary.ts";
import { levelOf } from "@career-hub/server/text/levelWords.ts";
import { requiredYears } from "@career-hub/server/text/requiredYears.ts";
import { describe, expect, it, test } from "vitest";
import sentences from "./adSentences.json" with { type: "json" };

/** "Title: text", or a title alone. */
const parted = (ad: string): [string, string] => {
  const [title = "", ...text] = ad.split(": ");
  return [title, text.join(": ")];
};
const readers: Record<keyof typeof sentences, (sentence: string) => unknown> = {
  remote: (text) => remoteOfText("Cook | Town", text)?.value,
  employment: (ad) => employmentOfText(...parted(ad))?.value,
  years: (text) => requiredYears(text)?.value,
  pay: (text) => {
    const { min, max, currency, period } = salaryOfField(text);
    return [min, max, currency, period].join(" ");
  },
  level: (ad) => levelOf(...parted(ad))?.value,
};

describe.each(Object.entries(readers))("%s in sentences of many languages", (field, read) => {
  it.each(Object.entries<string[]>(sentences[field as keyof typeof sentences]))("%s", (value, texts) => {
    expect(texts.map((text) => [text, String(read(text) ?? "none")])).toEqual(
      texts.map((text) => [text, value]),
    );
  });
});

test.each([
  ["Zdalnie", "remote"],
  ["Da remoto", "remote"],
  ["Télétravail partiel", "hybrid"],
  ["Híbrido", "hybrid"],
  ["In sede", "onsite"],
  ["Vor Ort", "onsite"],
  ["No remote", "onsite"],
  ["Office-based", "onsite"],
])("reads the field %j as %s", (field, kind) => expect(remoteOfField(field)).toBe(kind));

test.each([
  ["Stellenbezeichnung", "Firma", "Arbeitsort", "Gehalt"],
  ["Intitulé du poste", "Société", "Lieu de travail", "Rémunération"],
  ["Должность", "Компания", "Город", "Зарплата"],
  ["職種", "会社名", "勤務地", "給与"],
])("reads the columns %s, %s, %s and %s of a table", (...columns) => {
  const values = ["Cook", "Larkmoor", "Kiel", "3,000 € a month"];
  expect(fieldsOf(Object.fromEntries(columns.map((name, at) => [name, values[at]])))).toEqual({
    title: values[0],
    company: values[1],
    location: values[2],
    salary: values[3],
  });
});
