import { type PayFilter, payFilterOf, payInput, writePay } from "./pay.ts";

/** The filters of the job board, as they stand in the address. */
export const facetNames = ["place", "remote", "level", "technology", "employment_type"] as const;
export type FacetName = (typeof facetNames)[number];
export const sorts = ["newest", "match", "pay"] as const;
export type Sort = (typeof sorts)[number];
export type Search = { q: string; pay: PayFilter; sort: Sort } & Record<FacetName, string[]>;
export type Show = "all" | "saved" | "hidden";

/** The server refuses more. */
export const maxValues = 5;
const maxParts = 3;
const remoteKinds = new Set(["remote", "hybrid", "onsite"]);
const levels = new Set(["intern", "junior", "mid", "senior", "lead", "executive"]);

/** Anybody can type an address: what no filter knows is left out rather than refused by the server. */
function valuesOf(words: URLSearchParams, name: FacetName): string[] {
  const known = name === "remote" ? remoteKinds : name === "level" ? levels : null;
  const typed = (value: string) => (name === "place" ? value.split(",").slice(0, maxParts).join(",") : value);
  const values = words.getAll(name).map((value) => typed(value).trim().slice(0, 100).trim());
  return [...new Set(values)].filter((value) => value && (known?.has(value) ?? true)).slice(0, maxValues);
}

export function searchOf(address: string): Search {
  const words = new URLSearchParams(address);
  const values = (name: FacetName) => valuesOf(words, name);
  const pay = payFilterOf(words);
  const sort = sorts.find((one) => one === words.get("sort")) ?? "newest";
  return {
    q: (words.get("q") ?? "").trim().slice(0, 200),
    pay,
    sort: sort === "pay" && !pay.currency ? "newest" : sort,
    place: values("place"),
    remote: values("remote"),
    level: values("level"),
    technology: values("technology"),
    employment_type: values("employment_type"),
  };
}

export function showOf(address: string): Show {
  const show = new URLSearchParams(address).get("show");
  return show === "saved" || show === "hidden" ? show : "all";
}

/** "?q=…&level=senior", or nothing when nothing is asked for. */
export function addressOf(search: Search, show: Show = "all"): string {
  const words = new URLSearchParams();
  if (show !== "all") words.set("show", show);
  if (search.q) words.set("q", search.q);
  for (const name of facetNames) for (const value of search[name]) words.append(name, value);
  writePay(words, search.pay);
  if (search.sort !== "newest") words.set("sort", search.sort);
  const query = words.toString();
  return query ? `?${query}` : "";
}

export const countFilters = (search: Search): number =>
  facetNames.reduce((sum, name) => sum + search[name].length, search.pay.currency ? 1 : 0);

/** Without a currency there is no order by pay. */
export const withPay = (search: Search, pay: PayFilter): Search => ({
  ...search,
  pay,
  sort: search.sort === "pay" && !pay.currency ? "newest" : search.sort,
});

export const isNarrowed = (search: Search): boolean => search.q !== "" || countFilters(search) > 0;

export const noSearch: Search = searchOf("");

/** Values are the same whatever their case: the server compares them so. */
export const holds = (values: string[], value: string): boolean =>
  values.some((one) => one.toLowerCase() === value.toLowerCase());

export const isFull = (values: string[]): boolean => values.length >= maxValues;

/** Without the value when it is chosen, with it otherwise, unless there is no room for another one. */
export const toggled = (search: Search, name: FacetName, value: string): Search => ({
  ...search,
  [name]: holds(search[name], value)
    ? search[name].filter((one) => one.toLowerCase() !== value.toLowerCase())
    : [...search[name], value].slice(0, maxValues),
});

/** How many openings come at once: two or three screens, and no more than a phone can lay out at a stroke. */
const pageSize = 10;

/** What the board asks the server for a search: the openings, and how many each filter would leave. */
export const facetsInput = ({ pay, sort: _, ...search }: Search) => ({
  ...search,
  ...payInput(pay),
  without_hidden: true,
});
export const listInput = (search: Search) => ({
  ...facetsInput(search),
  ...(search.sort === "pay" && { sort: search.sort }),
  limit: pageSize,
});
/** For readers of feeds, who have no CV. */
export const feedAddressOf = (search: Search): string =>
  addressOf(search.sort === "match" ? { ...search, sort: "newest" } : search);
