import { expect, it } from "vitest";
import { casesIn, heading, jobsOf, readingOf } from "./fileOf.ts";

it.each(
  casesIn(`
# reads one job a line
Demand Planner - Larkmoor Group
Procurement Analyst - Sea & Smoke
Lab Technician: Canal Pharmacy
Customer Service: Veltmann
= Demand Planner | Larkmoor Group |  |
= Procurement Analyst | Sea & Smoke |  |
= Lab Technician | Canal Pharmacy |  |
= Customer Service | Veltmann |  |
# does not read how long a job lasted as its title or employer
Larkmoor Motos – Gerente de Vendas | 7 anos
Responsável por metas e atendimento consultivo.
Topo Engenharia – Encarregado de Obras | 6 meses
Apoio técnico em obras e supervisão de equipes operacionais.
= Gerente de Vendas | Larkmoor Motos |  |
= Encarregado de Obras | Topo Engenharia |  |
# reads redacted dates as dates, with the header above them
Dispatcher, Norvik Shipping
20XX – 20XX
Planned routes for twelve lorries and trained two colleagues.
Carrier, Oswick Mill
20XX – 20XX
Delivered letters and parcels to four hundred houses a day.
= Dispatcher | Norvik Shipping |  |
= Carrier | Oswick Mill |  |`),
)("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

it("takes titles above their employers, whatever the titles are", () => {
  expect(
    jobsOf(
      { text: "Logistiker", bold: true },
      "BLO Logistik GmbH | Bremen",
      "• Wareneingang und Inventur",
      { text: "Quereinsteiger Spedition", bold: true },
      "Veltmann Projekt GmbH | Bremen",
      "• Planung von Transporten",
    ),
  ).toEqual(["Logistiker | BLO Logistik GmbH |  |", "Quereinsteiger Spedition | Veltmann Projekt GmbH |  |"]);
});

it("reads a list of employers", () => {
  expect(jobsOf("Larkmoor Distribuidora LTDA", "Sea & Smoke Comercial LTDA", "Canal Refrigerantes")).toEqual([
    " | Larkmoor Distribuidora LTDA |  |",
    " | Sea & Smoke Comercial LTDA |  |",
    " | Canal Refrigerantes |  |",
  ]);
});

it("reads unknown employers listed with a job that has a known title", () => {
  expect(
    jobsOf("Nurse, Velmora", "Sea & Smoke", "Larkmoor", "Canal", "Fenwick").map((job) => job.split(" | ")[1]),
  ).toEqual(["Velmora", "Sea & Smoke", "Larkmoor", "Canal", "Fenwick"]);
});

it("reads no jobs in prose or a list of deeds", () => {
  const { experience } = readingOf(
    "Experience",
    "I have worked in kitchens for ten years and know how to keep a team of cooks calm when it is late.",
    "Cooking for two hundred guests",
    "Orders and stock",
  );
  expect(experience).toEqual([]);
});

it("finds no jobs in a summary of experience", () => {
  const { experience } = readingOf(
    "Experience",
    "Sound knowledge: Excel, Word",
    "Languages: Dutch, French",
    "Cared for twelve patients and trained two colleagues.",
  );
  expect(experience).toEqual([]);
});

it("reads labelled fields above achievements that repeat for each job", () => {
  const achievements = { text: "Logros:", bold: true };
  const { experience } = readingOf(
    heading("Experiencia laboral"),
    "Nombre de la empresa: Larkmoor Flores",
    "Cargo: Inspectora de calidad",
    achievements,
    "• Control de calidad del producto",
    "Nombre de la empresa: Canal Verde",
    "Cargo: Auxiliar de campo",
    achievements,
    "• Trabajo de campo",
    heading("Educación"),
    "Universidad de Velmora",
  );
  expect(experience).toMatchObject([
    { title: "Inspectora de calidad", company: "Larkmoor Flores" },
    { title: "Auxiliar de campo", company: "Canal Verde" },
  ]);
});
