import { expect, it } from "vitest";
import { signInAs } from "../setup/testApp.ts";
import { testDatabase } from "../setup/testDatabase.ts";
import { testServer } from "../setup/testServer.ts";

const server = testServer(testDatabase(), { isShared: true });

const get = (token: string, url: string) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

it("answers twenty matches a minute of one person, pasted ads included", async () => {
  const token = await signInAs(server.app, "mahalia-oyelaran");
  const answers: number[] = [];
  for (let round = 0; round < 20; round++) answers.push((await get(token, "/api/cv/match")).statusCode);
  expect(new Set(answers)).toEqual(new Set([409]));
  const refused = await get(token, "/api/cv/match");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const pasted = await server.app.inject({
    method: "POST",
    url: "/trpc/cv.matchAd",
    headers: { authorization: `Bearer ${token}` },
    payload: { text: "A data engineer who knows Python." },
  });
  expect(pasted.statusCode).toBe(429);
});

it("answers no match within a batch", async () => {
  const token = await signInAs(server.app, "mahalia-oyelaran");
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }));
  const answer = await get(token, `/trpc/cv.match,cv.match?batch=1&input=${input}`);
  const codes = answer
    .json()
    .map((one: { error: { data: { httpStatus: number } } }) => one.error.data.httpStatus);
  expect(codes).toEqual([400, 400]);
});
