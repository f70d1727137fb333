import { labelOf } from "@career-hub/server/text/labels.ts";
import { describe, expect, it } from "vitest";

it.each([
  ["title", "職種：看護師", "看護師"],
  ["company", "公司名称: Velmora", "Velmora"],
  ["dates", "근무기간: 2015 – 2017", "2015 – 2017"],
  ["title", "Posisi: Perawat", "Perawat"],
  ["company", "Công ty: Velmora", "Velmora"],
])("recognises a label of a %s: %s", (kind, line, value) =>
  expect(labelOf(line)).toMatchObject({ kind, value }),
);

describe("labels of the Europass CV", () => {
  it.each([
    ["Bulgarian", "Заемана длъжност или позиция", "Име и адрес на работодателя"],
    ["Croatian", "Zanimanje ili radno mjesto", "Ime i adresa poslodavca"],
    ["Czech", "Povolání nebo vykonávaná funkce", "Jméno a adresa zaměstnavatele"],
    ["Danish", "Beskæftigelse eller stilling", "Arbejdsgivers navn og adresse"],
    ["Dutch", "Beroep of functie", "Naam en adres van werkgever"],
    ["English", "Occupation or position held", "Name and address of employer"],
    ["Estonian", "Amet või töökoht", "Tööandja nimi ja aadress"],
    ["Finnish", "Toimi tai tehtävä", "Työnantajan nimi ja osoite"],
    ["French", "Fonction ou poste occupé", "Nom et adresse de l’employeur"],
    ["German", "Beruf oder Funktion", "Name und Adresse des Arbeitgebers"],
    ["Greek", "Απασχόληση ή θέση που κατείχατε", "Όνομα και διεύθυνση εργοδότη"],
    ["Hungarian", "Foglalkozás / beosztás", "Munkáltató neve és címe"],
    ["Italian", "Lavoro o posizione ricoperti", "Nome e indirizzo del datore di lavoro"],
    ["Latvian", "Profesija vai ieņemamais amats", "Darba vietas nosaukums un adrese"],
    ["Polish", "Zajmowane stanowisko", "Nazwa i adres pracodawcy"],
    ["Portuguese", "Função ou cargo ocupado", "Nome e morada do empregador"],
    ["Romanian", "Funcția sau postul ocupat", "Numele şi adresa angajatorului"],
    ["Slovak", "Zamestnanie alebo pracovné zaradenie", "Názov a adresa zamestnávateľa"],
    ["Slovene", "Zaposlitev ali delovno mesto", "Naziv in naslov delodajalca"],
    ["Spanish", "Profesión o cargo desempeñado", "Nombre y dirección de la empresa o empleador"],
    ["Swedish", "Yrke eller befattning", "Arbetsgivarens namn och adress"],
  ])("name title and employer in %s", (_language, title, employer) => {
    expect(labelOf(`${title}: Velmora`)).toMatchObject({ kind: "title", value: "Velmora" });
    expect(labelOf(`${employer.toUpperCase()}\tVelmora`)).toMatchObject({
      kind: "company",
      value: "Velmora",
    });
  });

  it("may have a remark in brackets", () => {
    expect(labelOf("Dates (from – to)\t2015 – 2017")).toMatchObject({ kind: "dates", value: "2015 – 2017" });
  });

  it("may go on in the next line, where they are a column", () => {
    expect(labelOf("Name and type of organisation\tVelmora")).toMatchObject({ kind: "school" });
    expect(labelOf("Name and type of organisation: Velmora")).toBeUndefined();
  });

  it("are no words within a text", () => {
    expect(labelOf("Position in the market: Velmora")).toBeUndefined();
    expect(labelOf("Position\tVelmora\t2015")).toBeUndefined();
  });
});
