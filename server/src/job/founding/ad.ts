import { badRequest } from "../../errors.ts";
import { type Ad, readAd } from "../import/ad.ts";
import type { FoundingRole } from "./schema.ts";

export type FoundingAd = { ad: Ad; hash: string };

/** Converts an opening posted by two people to an ad, with their names in place of a company. */
export function adOfRole(role: FoundingRole, usernames: string[]): FoundingAd {
  const { title, description, location, remote, pay } = role;
  const fields = {
    title,
    company: usernames.join(" and "),
    description_text: description,
    location,
    remote: remote ?? "",
    salary: pay,
  };
  const parsed = readAd({ row: 1, fields }, new Date());
  if (!("ad" in parsed)) throw badRequest("This text cannot be shown as an opening.");
  return parsed;
}
