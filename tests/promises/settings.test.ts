import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "@career-hub/server/env.ts";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "career-hub-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (settings: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, ...settings });
const secret = "canary-".repeat(6);
const production = {
  NODE_ENV: "production",
  SECRET_KEY: secret,
  GITHUB_CLIENT_ID: "id",
  GITHUB_CLIENT_SECRET: secret,
  PUBLIC_URL: "https://hub.example.com/",
};

describe("default settings", () => {
  it("listen on loopback with the demo code host and without a model", () => {
    expect(read()).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      productName: "Career Hub",
      github: null,
      demoData: true,
      writerModel: null,
      embeddingModel: null,
    });
  });

  it("create a secret once, readable only by its owner", () => {
    const [first] = read().secretKeys;
    expect(read().secretKeys).toEqual([first]);
    expect(readFileSync(join(folder, "secret.key"), "utf8")).toBe(first);
    expect(statSync(join(folder, "secret.key")).mode & 0o077).toBe(0);
  });

  it("treat empty values as unset", () => {
    expect(read({ PORT: "", DATABASE_URL: " ", OPENAI_API_KEY: "" })).toMatchObject({
      port: 3000,
      writerModel: null,
    });
  });
});

it("accept an IPv6 address with a zone, which the URL leaves out", () => {
  expect(read({ HOST: "fe80::1%eth0" })).toMatchObject({
    host: "fe80::1%eth0",
    publicUrl: "http://[fe80::1]:3000",
  });
});

describe("invalid settings are reported by name without their value", () => {
  it.each<[string, Record<string, string>]>([
    ["HOST", { HOST: "999.1.1.1" }],
    ["HOST", { HOST: "canary:80" }],
    ["PORT", { PORT: "canary" }],
    ["PORT", { PORT: "70000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://canary" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://canary" }],
    ["SECRET_KEY", { SECRET_KEY: "canary" }],
    ["GITHUB_CLIENT_SECRET", { GITHUB_CLIENT_ID: "canary" }],
    ["GITHUB_API_URL", { GITHUB_API_URL: "canary" }],
    ["OPENAI_BASE_URL", { OPENAI_BASE_URL: "canary" }],
    ["OPENAI_TIMEOUT_MS", { OPENAI_TIMEOUT_MS: "canary" }],
    ["OPENAI_DAILY_CALLS", { OPENAI_DAILY_CALLS: "canary" }],
    ["OPENAI_DAILY_CALLS", { OPENAI_DAILY_CALLS: "0" }],
    ["DEMO_DATA", { DEMO_DATA: "canary" }],
    ["LOG_LEVEL", { LOG_LEVEL: "canary" }],
    ["TRUST_PROXY", { TRUST_PROXY: "canary" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/99" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.1," }],
    ["SECRET_KEY", { ...production, SECRET_KEY: "" }],
    ["GITHUB_CLIENT_ID", { ...production, GITHUB_CLIENT_ID: "" }],
    ["PUBLIC_URL", { ...production, PUBLIC_URL: "http://hub.example.com" }],
  ])("%s %o", (name, settings) => {
    const attempt = () => read(settings);
    expect(attempt).toThrow(new RegExp(`^${name} .+\\.$`));
    expect(attempt).not.toThrow(/canary/);
  });

  it("in a sentence", () => {
    expect(() => read({ PRODUCT_NAME: "x".repeat(61) })).toThrow(
      "PRODUCT_NAME must have at most 60 characters.",
    );
  });

  it("all together", () => {
    expect(() => read({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/^PORT .+\.\nLOG_LEVEL .+\.$/);
  });
});

it("reads SECRET_KEY from SECRET_KEY_FILE and reports an unreadable file", () => {
  const file = join(folder, "key");
  const settings = { ...production, SECRET_KEY: "", SECRET_KEY_FILE: file };
  expect(() => read(settings)).toThrow(/^SECRET_KEY_FILE cannot be read/);
  writeFileSync(file, `${secret}\n`);
  expect(read(settings).secretKeys).toEqual([secret]);
  expect(() => read({ ...settings, SECRET_KEY: secret })).toThrow(/^SECRET_KEY_FILE and SECRET_KEY/);
});

it("production turns the demo off and uses PUBLIC_URL", () => {
  expect(read(production)).toMatchObject({
    listenUrl: "http://127.0.0.1:3000",
    publicUrl: "https://hub.example.com",
    demoData: false,
  });
});

it.each([
  ["HOST is not a loopback address", { HOST: "0.0.0.0" }],
  ["TRUST_PROXY is set", { TRUST_PROXY: "127.0.0.1" }],
  ["PUBLIC_URL is public", { PUBLIC_URL: "https://hub.example" }],
  ["GITHUB_CLIENT_ID is set", { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" }],
  [
    "NODE_ENV is production",
    {
      NODE_ENV: "production",
      GITHUB_CLIENT_ID: "id",
      GITHUB_CLIENT_SECRET: "secret",
      SECRET_KEY: "k".repeat(32),
    },
  ],
])("ignores GITHUB_TOKEN when %s", (_, settings) => {
  expect(read({ GITHUB_TOKEN: "t" }).ownerToken).toBe("t");
  expect(read({ GITHUB_TOKEN: "t", ...settings }).ownerToken).toBeUndefined();
});

test.each([
  [{ OPENAI_API_KEY: "k" }, "gpt-5-mini", "text-embedding-3-small"],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }, "gpt-5-mini", "text-embedding-3-small"],
  [{ OPENAI_API_KEY: "k", OPENAI_MODEL: "m" }, "m", undefined],
  [{ OPENAI_API_KEY: "k", OPENAI_EMBEDDING_MODEL: "e" }, undefined, "e"],
  [{ OPENAI_API_KEY: "k", OPENAI_MODEL: "m", OPENAI_EMBEDDING_MODEL: "e" }, "m", "e"],
  [{ OPENAI_MODEL: "m" }, undefined, undefined],
] as [Record<string, string>, string | undefined, string | undefined][])(
  "model settings: %o write with %s and embed with %s",
  (settings, writer, embedder) => {
    const env = read(settings);
    expect([env.writerModel?.model, env.embeddingModel?.model]).toEqual([writer, embedder]);
  },
);
