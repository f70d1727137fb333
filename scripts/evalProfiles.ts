/** npm run eval:profiles: generates profiles of real developers through sign-in and the code host's protocol, and scores them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDb } from "@career-hub/db/client.ts";
import type { Profile } from "../server/src/profile/schema.ts";
import { startGithubDouble } from "../tests/doubles/github.ts";
import { createTestApp, restOf, signInAs } from "../tests/setup/testApp.ts";
import { judgementsHeld } from "./profiles/judgements.ts";
import { readPeople } from "./profiles/readPeople.ts";
import { readExpected, type Score, scoreOf } from "./profiles/score.ts";
import { scoreTable, withTables } from "./profiles/table.ts";
import { dataFolder } from "./project.ts";

const usage = `npm run eval:profiles [-- --people FOLDER]... [--expect FILE] [--out FOLDER] [--doc]
--people  a folder of LOGIN.json, one table each (default: realdevs in CAREER_HUB_DATA)
--expect  what each must say and must never say (default: expect.json beside the people)
--out     writes each answer of POST /api/profile/generate there as LOGIN.json
--doc     writes the tables into docs/evidence.md`;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

function options() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      options: { people: { ...text, multiple: true }, expect: text, out: text, doc: { type: "boolean" } },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

/** One account of the code host double per person; runs the complete product. */
async function generateProfiles(folder: string): Promise<Map<string, { profile?: Profile }>> {
  const people = readPeople(folder);
  const [database, github] = await Promise.all([openDb({}), startGithubDouble({ people })]);
  const app = await createTestApp(database, github);
  const answers = new Map<string, { profile?: Profile }>();
  for (const { login } of people) {
    const rest = restOf(app, await signInAs(app, login));
    const { status, body } = await rest("POST", "/profile/generate");
    if (status !== 200) console.error(`${login}: ${status} ${body.message}`);
    answers.set(login, body);
    await database.execute("delete from rate_limits");
  }
  await Promise.all([app.close(), github.close()]);
  await database.close();
  return answers;
}

const { people = [join(dataFolder, "realdevs")], expect, out, doc } = options();
const tables: string[] = [];
for (const folder of people) {
  if (!existsSync(folder)) {
    console.error(`There is no ${folder}.\n${usage}`);
    process.exit(2);
  }
  const answers = await generateProfiles(folder);
  if (out) mkdirSync(out, { recursive: true });
  if (out)
    for (const [login, answer] of answers)
      writeFileSync(join(out, `${login}.json`), `${JSON.stringify(answer, null, 2)}\n`);
  const file = expect ?? join(folder, "expect.json");
  if (!existsSync(file)) continue;
  const expected = readExpected(file);
  const scores = [...answers].flatMap(([login, { profile }]): Score[] => {
    const wanted = expected.get(login);
    if (!wanted) return [];
    const nothing = { must: wanted.must.length, said: 0, upFront: 0, never: 0, level: false };
    return [profile ? scoreOf(profile, wanted) : nothing];
  });
  tables.push(scoreTable(scores));
  const profiles = [...answers].flatMap(([login, { profile }]) =>
    profile ? [[login, profile] as [string, Profile]] : [],
  );
  console.log(`${scoreTable(scores)}\n${judgementsHeld(profiles)}\n`);
}
const document = path("../docs/evidence.md");
if (doc && tables.length)
  writeFileSync(document, withTables(readFileSync(document, "utf8"), tables.join("\n\n")));
