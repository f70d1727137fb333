import { z } from "zod";
import { sourceFailure } from "./candidates.ts";

/** Base URLs of the public boards, replaced in tests. Lever has a second one for European companies. */
export type BoardAddresses = { greenhouse: string[]; lever: string[]; ashby: string[] };
export type BoardKind = keyof BoardAddresses;
export const boardAddresses: BoardAddresses = {
  greenhouse: ["https://boards-api.greenhouse.io"],
  lever: ["https://api.lever.co", "https://api.eu.lever.co"],
  ashby: ["https://api.ashbyhq.com"],
};
export const boardNames: Record<BoardKind, string> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
};

export type Board = { kind: BoardKind; name: string };

/** "acme-labs" → "Acme Labs": fallback for boards that do not state the company. */
export const companyOfName = (name: string): string =>
  name
    .replace(/[-_.]+/g, " ")
    .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim();

/** A field that a board may leave out, or fill with something else. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
export const text = optional(z.string());

export function parseResponse<T>(text: string, { kind }: Board, schema: z.ZodType<T>): T {
  let response: unknown;
  try {
    response = JSON.parse(text);
  } catch (error) {
    throw sourceFailure(`The response from ${boardNames[kind]} is not valid JSON.`, error);
  }
  const { data } = schema.safeParse(response);
  if (!data) throw sourceFailure(`The response from ${boardNames[kind]} does not have the expected form.`);
  return data;
}
