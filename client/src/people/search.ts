import { areas } from "@career-hub/server/matching/enums.ts";

/** The filters of the people page in the URL. */
export type PeopleSearch = {
  q: string;
  looking: ("now" | "open")[];
  area: (typeof areas)[number][];
  domain: string[];
  technology: string[];
  zone: number | null;
  hours: number | null;
  musts: boolean;
  sort: "fit" | "score";
};
type ListName = "looking" | "area" | "domain" | "technology";

const isArea = (value: string): value is (typeof areas)[number] => areas.some((area) => area === value);
const maxValues = 5;
const numberOf = (text: string | null, max: number): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : null;
};

/** Parses the URL and ignores invalid values, which the server would reject. */
export function searchOf(address: string): PeopleSearch {
  const params = new URLSearchParams(address);
  const values = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim().slice(0, 60)))]
      .filter(Boolean)
      .slice(0, maxValues);
  return {
    q: (params.get("q") ?? "").trim().slice(0, 100),
    looking: values("looking").filter((value) => value === "now" || value === "open"),
    area: values("area").filter(isArea),
    domain: values("domain"),
    technology: values("technology"),
    zone: numberOf(params.get("zone"), 12),
    hours: numberOf(params.get("hours"), 80),
    musts: params.get("musts") === "1",
    sort: params.get("sort") === "score" ? "score" : "fit",
  };
}

export const noSearch = searchOf("");

export function addressOf(search: PeopleSearch): string {
  const params = new URLSearchParams();
  if (search.q) params.set("q", search.q);
  for (const name of ["looking", "area", "domain", "technology"] as const)
    for (const value of search[name]) params.append(name, value);
  if (search.zone) params.set("zone", String(search.zone));
  if (search.hours) params.set("hours", String(search.hours));
  if (search.musts) params.set("musts", "1");
  if (search.sort === "score") params.set("sort", "score");
  const query = params.toString();
  return query ? `?${query}` : "";
}

export function toggled(search: PeopleSearch, name: ListName, value: string): PeopleSearch {
  const values: string[] = search[name];
  const next = values.includes(value) ? values.filter((item) => item !== value) : [...values, value];
  return { ...search, [name]: next.slice(0, maxValues) };
}

export const peopleInput = (search: PeopleSearch) => ({ ...search, limit: 20 });
