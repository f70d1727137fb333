import { beforeEach, describe, expect, it, test } from "vitest";
import { restOf } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";
import { ad, testImports } from "./testImports.ts";

const database = testDatabase();
const imports = testImports(database);
const server = testServer(database, { people: null, isShared: true });
const titled = (index: number, title: string, description: string, location = "Leeds") =>
  ad(index, { title, description, location, posted_at: `2026-11-0${index + 1}` });

beforeEach(() =>
  imports.importAds(
    [
      titled(0, "Nurse", "Care on our ward."),
      titled(1, "Fullstack Developer", "Work beside a nurse, in C# and TypeScript."),
      titled(2, "Front-End Developer", "React, in the app for a nurse.", "Montréal"),
      titled(3, "Paediatric Nurse", "Care for children."),
      titled(4, "Lorry driver", "Driving licence C+E. Körkort och årsredovisning, wózki widłowe."),
    ],
    { embedder: null },
  ),
);

async function found(query: string) {
  const { body } = await restOf(server.app)("GET", `/jobs?${query}`);
  return (body as { job_title: string }[]).map((job) => job.job_title);
}

describe("words of a search find a job", () => {
  it.each([
    ["front end", "Front-End Developer"],
    ["frontend", "Front-End Developer"],
    ["full stack", "Fullstack Developer"],
    ["full-stack dev", "Fullstack Developer"],
    ["C#", "Fullstack Developer"],
    ["Montreal", "Front-End Developer"],
    ["MONTRÉAL", "Front-End Developer"],
    ["arsredovisning", "Lorry driver"],
    ["WOZKI widlowe", "Lorry driver"],
    ["wózki widł", "Lorry driver"],
  ])("%s", async (words, title) => {
    expect(await found(`q=${encodeURIComponent(words)}`)).toEqual([title]);
  });
});

test("by relevance jobs with the words in the title come first, on all pages", async () => {
  const expected = ["Paediatric Nurse", "Nurse", "Front-End Developer", "Fullstack Developer"];
  expect(await found("q=nurse&sort=relevance")).toEqual(expected);
  const rest = restOf(server.app);
  const pages: string[][] = [];
  let path: string | undefined = "/jobs?q=nurse&sort=relevance&limit=1";
  while (path && pages.length < 9) {
    const { body, headers } = await rest("GET", path);
    pages.push((body as { job_title: string }[]).map((job) => job.job_title));
    path = /^<\/api(\/jobs\?[^>]+)>; rel="next"$/.exec(String(headers.link ?? ""))?.[1];
  }
  expect(pages).toEqual(expected.map((title) => [title]));
});

test("by relevance without words, the newest come first", async () => {
  expect((await found("sort=relevance&limit=2"))[0]).toBe("Lorry driver");
});
