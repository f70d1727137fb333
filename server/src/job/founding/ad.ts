import { badRequest } from "../../errors.ts";
import { html } from "../../text/html.ts";
import { type Ad, readAd } from "../import/ad.ts";
import type { FoundingRole } from "./schema.ts";

export type FoundingAd = { ad: Ad; hash: string };

/** Fields of ads are HTML; those of an opening are text, and tags in it are shown as they were written. */
const asHtml = (text: string): string => html`${text}`.html;

/** Converts an opening posted by two people to an ad, with their names in place of a company. */
export function adOfRole(role: FoundingRole, usernames: string[]): FoundingAd {
  const { title, description, location, remote, pay } = role;
  const fields = {
    title: asHtml(title),
    company: usernames.join(" and "),
    description_text: description,
    location: asHtml(location),
    remote: remote ?? "",
    salary: asHtml(pay),
  };
  const parsed = readAd({ row: 1, fields }, new Date());
  if (!("ad" in parsed)) throw badRequest("This text cannot be shown as an opening.");
  return parsed;
}
