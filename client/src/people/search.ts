import { areas } from "@career-hub/server/matching/enums.ts";

/** The filters of the people page, as they stand in the address. */
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

/** Anybody can type an address: what no filter knows is left out rather than refused by the server. */
export function searchOf(address: string): PeopleSearch {
  const words = new URLSearchParams(address);
  const values = (name: string) =>
    [...new Set(words.getAll(name).map((value) => value.trim().slice(0, 60)))]
      .filter(Boolean)
      .slice(0, maxValues);
  return {
    q: (words.get("q") ?? "").trim().slice(0, 100),
    looking: values("looking").filter((value) => value === "now" || value === "open"),
    area: values("area").filter(isArea),
    domain: values("domain"),
    technology: values("technology"),
    zone: numberOf(words.get("zone"), 12),
    hours: numberOf(words.get("hours"), 80),
    musts: words.get("musts") === "1",
    sort: words.get("sort") === "score" ? "score" : "fit",
  };
}

export const noSearch = searchOf("");

export function addressOf(search: PeopleSearch): string {
  const words = new URLSearchParams();
  if (search.q) words.set("q", search.q);
  for (const name of ["looking", "area", "domain", "technology"] as const)
    for (const value of search[name]) words.append(name, value);
  if (search.zone) words.set("zone", String(search.zone));
  if (search.hours) words.set("hours", String(search.hours));
  if (search.musts) words.set("musts", "1");
  if (search.sort === "score") words.set("sort", "score");
  const query = words.toString();
  return query ? `?${query}` : "";
}

export function toggled(search: PeopleSearch, name: ListName, value: string): PeopleSearch {
  const values: string[] = search[name];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...search, [name]: next.slice(0, maxValues) };
}

/** As the server takes it: the address may hold what it would refuse, `searchOf` has left that out. */
export const peopleInput = (search: PeopleSearch) => ({ ...search, limit: 20 });
