import { embeddingText } from "@career-hub/server/cv/embedding.ts";
import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { readCvFeatures } from "@career-hub/server/matching/jobs/readCvFeatures.ts";
import { expect, it } from "vitest";
import { makePdf } from "./makePdf.ts";

const cvOf = (head: string[]) => {
  const lines = [
    ...head,
    "Experience",
    "Nurse, St. Luke Hospital, 2015 - 2021",
    "Cared for patients after surgery",
    "Education",
    "BSc Nursing, 2014",
  ];
  const drawn = lines.map((text, at) => ({ text, x: 56, y: 780 - at * 24, size: at ? 11 : 20, bold: !at }));
  return openFile(makePdf([drawn]), { name: "cv.pdf" });
};

const cases: [name: string, contact: string][] = [
  ["John Baker", "john.baker@mail.example"],
  ["Mason Cook", "mcook@mail.example"],
  ["JAN KÜSTER", "www.jankuester.example"],
  ["Lena Schäfer", "lena_schafer@mail.example"],
  ["Marie Boulanger", "+49 30 1234567"],
  ["Priya Contractor", "+91 22 1234567"],
];

it.each(cases)(
  "%s with %s: a surname that is a profession stays out of headline, score and vector",
  async (name, contact) => {
    const { text, reading } = await cvOf([name, contact]);
    const { headline, professions } = readCvFeatures(text, {
      headline: reading.headline,
      positions: reading.experience,
    });
    const compared = [
      headline,
      reading.headline,
      embeddingText(reading, null),
      ...professions.map((one) => one.wording),
    ];
    for (const word of name.toLowerCase().split(" "))
      expect(compared.join("\n").toLowerCase()).not.toContain(word);
    expect(professions[0]?.wording).toBe("nurse");
  },
);

it.each(["Registered Nurse", "HR SPECIALIST", "Automobile Service Manager"])(
  "%s on the first line of a CV without a name is its headline",
  async (title) => {
    const { reading } = await cvOf([title, "Summary", "Ten years of work"]);
    expect(reading.headline).toBe(title);
  },
);

it("a name that was stored as the headline of a file is left out of the features", () => {
  const text = "Mary Carpenter\nmary.carpenter@mail.example\nExperience\n2015 – 2021\nNurse";
  expect(readCvFeatures(text, { headline: "Mary Carpenter" }).headline).not.toContain("Carpenter");
});

it("a title stays the headline when the web address contains it", async () => {
  const { text, reading } = await cvOf(["Ana Silva", "Web Developer", "www.ana-web-developer.example"]);
  const { headline } = readCvFeatures(text, { headline: reading.headline, positions: reading.experience });
  expect([reading.headline, headline]).toEqual(["Web Developer", "Web Developer"]);
});
