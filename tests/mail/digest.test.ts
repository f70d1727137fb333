import { describe, expect, it } from "vitest";
import { ad, testImports } from "../job/testImports.ts";
import { sampleProfile } from "../profile/sampleProfile.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testMail } from "./mailbox.ts";

const database = testDatabase();
const mail = testMail(database);
const imports = testImports(database);
const dayMinutes = 24 * 60;

const ads = Array.from({ length: 12 }, (_, index) =>
  ad(index, { remote: index < 8 ? "remote" : "onsite", location: "Porto, Portugal" }),
);
/** Publishes the first `count` jobs. */
const publish = async (count: number) => {
  await imports.importAds(ads.slice(0, count), { embedder: null });
};
const subscriber = async (digest: "daily" | "weekly") => {
  const runa = await mail.signIn("runa");
  await mail.subscribe(runa, { digest });
  return runa;
};

describe("a digest", () => {
  it("lists the new jobs of each saved search, with links to each job and to the search", async () => {
    await publish(1);
    await mail.wait(1);
    const runa = await subscriber("daily");
    await runa.caller.job.saveSearch({
      name: "Remote in Porto",
      search: { remote: ["remote"], place: ["Porto, Portugal"] },
    });
    await mail.wait(2);
    await publish(12);
    await mail.deliverAfter(dayMinutes);
    const [email, ...more] = mail.emailsTo(runa);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("7 new jobs at Career Hub");
    const { jobs } = await runa.caller.job.list({ remote: ["remote"] });
    const html = String(email?.html);
    const linked = jobs.filter(({ id }) => html.includes(`https://hub.example.com/jobs/${id}"`));
    expect(linked).toHaveLength(5);
    expect(email?.text).toContain("Remote in Porto: 7 new jobs");
    expect(email?.text).toContain("https://hub.example.com/jobs?place=Porto%2C+Portugal&remote=remote");
  });

  it("is dropped without new jobs, which the next one lists", async () => {
    const runa = await subscriber("daily");
    await runa.caller.job.saveSearch({ name: "Remote", search: { remote: ["remote"] } });
    await mail.deliverAfter(dayMinutes);
    expect(await mail.statuses()).toMatchObject([{ kind: "digest", status: "dropped" }]);
    await mail.wait(60);
    await publish(3);
    await mail.deliver();
    await mail.deliverAfter(dayMinutes);
    await mail.deliver();
    expect(mail.emailsTo(runa).map(({ subject }) => subject)).toEqual(["3 new jobs at Career Hub"]);
    await mail.deliverAfter(dayMinutes);
    expect(mail.emailsTo(runa)).toHaveLength(1);
  });

  it("is sent weekly when chosen", async () => {
    const runa = await subscriber("weekly");
    await runa.caller.job.saveSearch({ name: "Remote", search: { remote: ["remote"] } });
    await publish(3);
    await mail.deliverAfter(6 * dayMinutes);
    expect(mail.server.mailbox).toHaveLength(0);
    await mail.deliverAfter(dayMinutes);
    expect(mail.emailsTo(runa)).toHaveLength(1);
  });

  it("lists new people with their match score and counts pending requests", async () => {
    const ines = await mail.signIn("ines");
    await ines.caller.profile.save({ profileData: sampleProfile });
    await mail.wait(10 * dayMinutes);
    const runa = await mail.signIn("runa");
    await runa.caller.profile.save({ profileData: sampleProfile });
    await mail.wait(dayMinutes);
    await mail.subscribe(runa, { digest: "daily" });
    const [teo, kai] = await mail.signInAll("teo", "kai");
    await teo.caller.profile.save({ profileData: sampleProfile });
    await kai.caller.connection.request({ addresseeId: runa.id, note: "Buy my course" });
    await mail.deliverAfter(dayMinutes);
    const [email] = mail.emailsTo(runa);
    expect(email?.subject).toBe("1 new match and 1 new request at Career Hub");
    const { suggestions } = await runa.caller.profile.suggestions();
    const score = suggestions.find(({ user_id }) => user_id === teo.id);
    expect(email?.text).toContain(`teo · Match score ${score?.matchScore}%, ${score?.matchStrength}`);
    expect(email?.text).toContain("1 request waiting for your answer");
    expect(email?.text).not.toMatch(/ines|Buy my course/);
  });

  it("is not sent for requests of an earlier digest", async () => {
    const runa = await subscriber("daily");
    const kai = await mail.signIn("kai");
    await kai.caller.connection.request({ addresseeId: runa.id });
    await mail.deliverAfter(dayMinutes);
    await mail.deliverAfter(dayMinutes);
    expect(mail.emailsTo(runa)).toHaveLength(1);
  });

  it("keeps its content on retry, and the next continues from there", async () => {
    const runa = await subscriber("daily");
    await runa.caller.job.saveSearch({ name: "Remote", search: { remote: ["remote"] } });
    await publish(2);
    await mail.wait(dayMinutes);
    mail.server.fail("data", 451, 1);
    await mail.deliver();
    await mail.wait(5);
    await publish(5);
    await mail.deliver();
    await mail.deliverAfter(dayMinutes);
    expect(mail.emailsTo(runa).map(({ subject }) => subject)).toEqual([
      "2 new jobs at Career Hub",
      "3 new jobs at Career Hub",
    ]);
  });
});
