/** A task for the tests, selected by `values.does`. */
import { readFileSync, writeFileSync } from "node:fs";
import { TRPCError } from "@trpc/server";

type Values = {
  does: "echo" | "hang" | "fill" | "refuse" | "fail" | "read" | "write" | "pid";
  text?: string;
};

export function run(values: unknown, bytes: Buffer) {
  const { does, text = "" } = values as Values;
  if (does === "echo") return { text, bytes: bytes.toString() };
  if (does === "pid") return process.pid;
  if (does === "refuse") throw new TRPCError({ code: "UNPROCESSABLE_CONTENT", message: text });
  if (does === "fail") throw new Error("not for anybody's eyes");
  if (does === "read") return { text: readFileSync(text, "utf8"), environment: Object.keys(process.env) };
  if (does === "write") writeFileSync(`${text}/changed`, bytes);
  const kept: string[] = [];
  for (let n = 0; ; n++) if (does === "fill") kept.push(`${n}`.repeat(1_000));
}
