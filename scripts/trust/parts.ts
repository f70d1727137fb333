type Engine = "embedded" | "postgres";

export type Part = {
  name: string;
  /** The required figure in words. */
  asked: string;
  /** Parts of test file paths. */
  files: string[];
  /** Rounds per test. */
  rounds?: number;
  databases: Engine[];
};

const both: Engine[] = ["embedded", "postgres"];

/** Parts of `npm run trust`, in order. */
export const parts: Part[] = [
  {
    name: "access",
    asked: "every route and procedure, every kind of caller",
    files: ["tests/promises/access"],
    databases: both,
  },
  {
    name: "fuzz",
    asked: "10,000 fuzzed requests, none answered with 5xx",
    files: ["tests/trust/fuzz"],
    rounds: 10_000,
    databases: both,
  },
  {
    name: "files",
    asked: "2,000 mutated files, each read or refused",
    files: ["tests/trust/files"],
    rounds: 2_000,
    databases: ["embedded"],
  },
  {
    name: "races",
    asked: "300 rounds of each race, on the embedded database and over two servers on Postgres",
    files: ["tests/connection/races", "tests/trust/races"],
    rounds: 300,
    databases: both,
  },
  {
    name: "kill",
    asked: "100 kills under load, no acknowledged write lost",
    files: ["tests/trust/kill"],
    rounds: 100,
    databases: both,
  },
  {
    name: "injections",
    asked: "40 orders to the model in README and CV, model double that obeys",
    files: ["tests/trust/injections"],
    rounds: 40,
    databases: ["embedded"],
  },
  {
    name: "xss",
    asked: "150 texts that try to run a script, in every text field, in a browser",
    files: ["tests/trust/xss"],
    rounds: 150,
    databases: ["embedded"],
  },
  {
    name: "upstream",
    asked: "12 faults of the code host, 14 of the model",
    files: ["tests/codehost/faults", "tests/ai/modelWriter", "tests/promises/upstream"],
    databases: ["embedded"],
  },
  {
    name: "network",
    asked: "6 faults of the network of the database",
    files: ["tests/db/postgresNetwork"],
    databases: ["postgres"],
  },
  {
    name: "canaries",
    asked: "30 canaries in no log, prompt, vector or answer to others",
    files: ["tests/trust/canaries"],
    databases: ["embedded"],
  },
];
